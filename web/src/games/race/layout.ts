/** The layout of race: the squares, and below or beside them trays with the bag, the hand and the sleeping mouse. */
import { cellOf } from "./tiles";
import type { Size } from "../../board/size";
import type { Point } from "../../board/fly";
import type { RaceBoardView } from "../../protocol";

export const CELL = 40;
const EDGE = 14;
const GAP = 8;
/** The least and the most height of the trays below the board. */
const BELOW = [76, 210] as const;
/** The least and the most width of the tray beside the board, and of each of two trays. */
const BESIDE = [150, 300] as const;
const EACH = [170, 345] as const;
/** Rooms that are at least so wide, compared with their height, have the trays beside the board, or on both sides of it. */
const TURN = 1.15;
const BOTH = 1.62;

/** The centre of something in the tray, and half its width and height. */
export interface Box extends Point {
  rx: number;
  ry: number;
}

export interface Layout extends Size {
  /** The squares with their frame. */
  field: Point & Size;
  /** The centre of each place, by its id. */
  at: Record<string, Point>;
  bag: Box;
  hand: Box;
  miss: Box;
}

type Trays = Pick<Layout, "width" | "height" | "bag" | "hand" | "miss"> & { left?: number };

export function layOut(board: RaceBoardView, ratio: number): Layout {
  const size = { width: board.columns * CELL + 2 * EDGE, height: board.rows * CELL + 2 * EDGE };
  const { left = 0, ...trays } = (ratio < TURN ? traysBelow : ratio < BOTH ? trayBeside : traysOnBothSides)(size, ratio);
  const at: Record<string, Point> = {};
  for (const square of board.squares) at[square] = centre(cellOf(board, square), left);
  for (const [corner, square] of Object.entries(board.corners)) at[corner] = at[square]!;
  at[board.bag] = trays.bag;
  at[board.hand] = trays.hand;
  return { ...trays, field: { x: left, y: 0, ...size }, at };
}

function centre({ x, y }: Point, left: number): Point {
  return { x: left + EDGE + (x + 0.5) * CELL, y: EDGE + (y + 0.5) * CELL };
}

function between(size: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(size, least), most);
}

/** The box from one corner to the opposite one, with a margin. */
function box(left: number, top: number, right: number, bottom: number): Box {
  return { x: (left + right) / 2, y: (top + bottom) / 2, rx: (right - left - GAP) / 2, ry: (bottom - top - GAP) / 2 };
}

/** The bag, the hand and the sleeping mouse in a row. */
function traysBelow({ width, height }: Size, ratio: number): Trays {
  const low = between(width / ratio - height - 2 * GAP, BELOW);
  const [top, bottom] = [height + GAP / 2, height + low + (GAP * 3) / 2];
  const at = (from: number, to: number) => box(width * from, top, width * to, bottom);
  return { width, height: height + low + 2 * GAP, bag: at(0, 0.48), hand: at(0.48, 0.74), miss: at(0.74, 1) };
}

/** The same in a column. */
function trayBeside({ width, height }: Size, ratio: number): Trays {
  const side = between(height * ratio - width - 2 * GAP, BESIDE);
  const [left, right] = [width + GAP / 2, width + side + (GAP * 3) / 2];
  const at = (from: number, to: number) => box(left, height * from, right, height * to);
  return { width: width + side + 2 * GAP, height, bag: at(0, 0.44), hand: at(0.44, 0.74), miss: at(0.74, 1) };
}

/** The bag at the left, the hand and the sleeping mouse at the right. */
function traysOnBothSides({ width, height }: Size, ratio: number): Trays {
  const side = between((height * ratio - width) / 2 - 2 * GAP, EACH);
  const left = side + 2 * GAP;
  const at = (from: number, to: number, x: number) => box(x - GAP / 2, height * from, x + side + GAP / 2, height * to);
  const right = left + width + GAP;
  return { width: right + side + GAP, height, left, bag: at(0, 1, GAP), hand: at(0, 0.6, right), miss: at(0.6, 1, right) };
}
