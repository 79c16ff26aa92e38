/** What every board is given. A board draws and passes touches on; it knows no rules. */
import type { Stage } from "./stage.svelte";

export interface BoardProps<Board, View> {
  /** What stays the same. */
  board: Board;
  /** The position. */
  view: View;
  /** What is happening right now. */
  stage: Stage;
  /** The ids that may be touched next: they glow. */
  next: Set<string>;
  /** The ids that were touched already. */
  path: string[];
  touch: (id: string) => void;
  /** The name of whoever sits on a seat. */
  name: (seat: string) => string;
}

/** The mark of each seat: colour is never alone. */
export const MARKS: Record<string, "stripe" | "dot" | "patch" | "star"> = {
  r: "stripe", b: "dot", g: "patch", y: "star", m: "dot", c: "stripe", m1: "stripe", m2: "dot", m3: "patch", m4: "star",
};

/** The colour of each seat, as a CSS value. */
export function colour(seat: string): string {
  return `var(--seat-${{ m1: "r", m2: "b", m3: "g", m4: "y" }[seat] ?? seat})`;
}

/** Where a board stands upright: on upright screens, and on a phone on its side, where it has little more than a square. */
export const UPRIGHT = "(max-aspect-ratio: 1/1), (max-height: 500px) and (max-aspect-ratio: 2/1)";
