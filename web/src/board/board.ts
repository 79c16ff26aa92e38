/** The props of every board component. A board draws and reports touches; it contains no rules. */
import type { Highlights } from "./highlights";
import type { Stage } from "./stage.svelte";

export interface BoardProps<Board, View> {
  /** The fixed parts of the board. */
  board: Board;
  /** The position. */
  view: View;
  /** The running animation. */
  stage: Stage;
  highlights: Highlights;
  touch: (id: string) => void;
  /** The name of the player in a seat. */
  name: (seat: string) => string;
}

type Mark = "stripe" | "dot" | "patch" | "star";
const MARKS: Record<string, Mark> = { r: "stripe", b: "dot", g: "patch", y: "star", m: "dot", c: "stripe" };
/** The colours of seats that differ only by a number, in order. */
const NUMBERED = ["r", "b", "g", "y"];

/** The letter of a seat's colour. */
function colourLetter(seat: string): string {
  const number = /\d+$/.exec(seat)?.[0];
  return (number && NUMBERED[Number(number) - 1]) || seat;
}

/** The mark of a seat: colour is never alone. */
export function markOf(seat: string): Mark | undefined {
  return MARKS[colourLetter(seat)];
}

/** The colour of a seat, as a CSS value. */
export function colour(seat: string): string {
  return `var(--seat-${colourLetter(seat)})`;
}
