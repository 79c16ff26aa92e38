/** The layout of race: the squares, and below or beside them a tray with the bag, the hand and the sleeping mouse. */
import { cellOf } from "./tiles";
import type { Point } from "../../board/fly";
import type { RaceBoardView } from "../../protocol";

export const CELL = 40;
const EDGE = 12;
const GAP = 8;
const BELOW = 76;
/** The height of the tray below the board. */
const BESIDE = 188;
/** The width of the tray beside the board. */

/** The centre of something in the tray, and half its width and height. */
export interface Box extends Point {
  rx: number;
  ry: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The squares with their frame. */
  field: { width: number; height: number };
  /** The centre of each place, by its id. */
  at: Record<string, Point>;
  bag: Box;
  hand: Box;
  miss: Box;
}

export function layOut(board: RaceBoardView, upright: boolean): Layout {
  const field = { width: board.columns * CELL + 2 * EDGE, height: board.rows * CELL + 2 * EDGE };
  const at: Record<string, Point> = {};
  for (const square of board.squares) at[square] = centre(cellOf(board, square));
  for (const [corner, square] of Object.entries(board.corners)) at[corner] = at[square]!;
  const tray = upright ? trayBelow(field) : trayBeside(field);
  at[board.bag] = tray.bag;
  at[board.hand] = tray.hand;
  const size = upright ? { width: field.width, height: field.height + GAP + BELOW + 4 } : { width: field.width + GAP + BESIDE + 4, height: field.height };
  return { ...size, field, at, ...tray };
}

function centre({ x, y }: Point): Point {
  return { x: EDGE + (x + 0.5) * CELL, y: EDGE + (y + 0.5) * CELL };
}

type Tray = Pick<Layout, "bag" | "hand" | "miss">;

/** The bag, the hand and the sleeping mouse in a row. */
function trayBelow({ width, height }: Layout["field"]): Tray {
  const y = height + GAP + BELOW / 2;
  const box = (from: number, to: number): Box => ({ x: (width * (from + to)) / 2, y, rx: (width * (to - from)) / 2 - GAP / 2, ry: BELOW / 2 });
  return { bag: box(0, 0.5), hand: box(0.5, 0.74), miss: box(0.74, 1) };
}

/** The same in a column. */
function trayBeside({ width, height }: Layout["field"]): Tray {
  const x = width + GAP + BESIDE / 2;
  const box = (from: number, to: number): Box => ({ x, y: (height * (from + to)) / 2, rx: BESIDE / 2, ry: (height * (to - from)) / 2 - GAP / 2 });
  return { bag: box(0, 0.44), hand: box(0.44, 0.74), miss: box(0.74, 1) };
}
