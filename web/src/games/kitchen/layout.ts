/** The layout of kitchen: the room with its walls, a tray for each side, and a shelf that counts the face-down tiles. */
import type { Point } from "../../board/fly";
import type { KitchenBoardView, KitchenView } from "../../protocol";

export const CAT = "cat";
export const CAT_SEAT = "c";
export const DICE = { mice: "die:mice", cat: "die:cat" };
export type Side = keyof typeof DICE;

export const CELL = 60;
export const WALL = 34;
const EDGE = 4;
const GAP = 8;
const SHELF = 38;
const LOW_TRAY = 78;
const WIDE_TRAY = 176;
/** The part of a tray that its die takes. */
const DIE = 80;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Tray extends Box {
  die: Point;
  /** The area of the plate or the cushion. */
  dish: Box;
  /** The positions of cheeses or caught mice on it. */
  slots: Point[];
  /** Their scale. */
  size: number;
}

export interface Layout {
  width: number;
  height: number;
  floor: Box;
  table: Box;
  /** The centre of each square and hole, by its id. */
  at: Record<string, Point>;
  trays: Record<Side, Tray>;
  shelf: Box;
}

/** The ids of the mice, in order. */
export function miceOf(view: KitchenView): string[] {
  return Object.keys(view.pieces).filter((piece) => piece !== CAT);
}

export function layOut(board: KitchenBoardView, mice: number, upright: boolean): Layout {
  const room = { width: board.columns * CELL + 2 * WALL, height: board.rows * CELL + 2 * WALL };
  // Portrait: the room has the full width, so that on a small phone each square is as wide as a thumb.
  const left = upright ? 0 : EDGE + WIDE_TRAY + GAP;
  const floor = { x: left + WALL, y: EDGE + WALL, width: board.columns * CELL, height: board.rows * CELL };
  const width = 2 * left + room.width;
  const bottom = EDGE + room.height + GAP + (upright ? LOW_TRAY + GAP : 0);
  const at = squaresAt(board, floor);
  for (const [hole, front] of Object.entries(board.holes)) at[hole] = holeAt(at[front]!, floor);
  return {
    width, height: bottom + SHELF + EDGE, floor, table: around(board.table.map((id) => at[id]!), CELL / 2), at,
    trays: upright ? lowTrays(board, mice, width, EDGE + room.height + GAP) : wideTrays(board, mice, width, room.height),
    shelf: { x: left + EDGE, y: bottom, width: room.width - 2 * EDGE, height: SHELF },
  };
}

function squaresAt(board: KitchenBoardView, floor: Box): Record<string, Point> {
  const middle = (index: number): Point => ({
    x: floor.x + ((index % board.columns) + 0.5) * CELL,
    y: floor.y + (Math.floor(index / board.columns) + 0.5) * CELL,
  });
  return Object.fromEntries(board.squares.map((id, index) => [id, middle(index)]));
}

/** A hole is in the wall next to its square; in a corner, the upper or lower one. */
function holeAt(front: Point, floor: Box): Point {
  const far = (CELL + WALL) / 2;
  if (front.y < floor.y + CELL) return { x: front.x, y: front.y - far };
  if (front.y > floor.y + floor.height - CELL) return { x: front.x, y: front.y + far };
  return { x: front.x + (front.x < floor.x + CELL ? -far : far), y: front.y };
}

/** The bounding box of points, with a margin. */
function around(points: Point[], more: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return { x, y, width: Math.max(...xs) + more - x, height: Math.max(...ys) + more - y };
}

/** The centres of the cells of a grid that fills a box. */
function grid(box: Box, columns: number, count: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + (((index % columns) + 0.5) * box.width) / columns,
    y: box.y + ((Math.floor(index / columns) + 0.5) * box.height) / rows,
  }));
}

/** Portrait: both trays below the room, with the dice in the corners, near the thumbs. */
function lowTrays(board: KitchenBoardView, mice: number, width: number, y: number): Record<Side, Tray> {
  const box = { y, width: (width - 2 * EDGE - GAP) / 2, height: LOW_TRAY };
  const [left, right] = [EDGE, EDGE + box.width + GAP];
  const dish = { y: y + 10, width: box.width - DIE - 12, height: LOW_TRAY - 20 };
  const [plate, cushion] = [{ ...dish, x: left + DIE }, { ...dish, x: right + 12 }];
  return {
    mice: { ...box, x: left, die: { x: left + DIE / 2, y: y + LOW_TRAY / 2 }, dish: plate, slots: grid(inside(plate), Math.ceil(board.cheeses / 2), board.cheeses), size: 0.68 },
    cat: { ...box, x: right, die: { x: right + box.width - DIE / 2, y: y + LOW_TRAY / 2 }, dish: cushion, slots: grid(inside(cushion), mice, mice), size: 0.76 },
  };
}

/** Landscape: the mice's tray left of the room, the cat's right of it. */
function wideTrays(board: KitchenBoardView, mice: number, width: number, height: number): Record<Side, Tray> {
  const box = { y: EDGE, width: WIDE_TRAY, height };
  const [left, right] = [EDGE, width - EDGE - WIDE_TRAY];
  const dish = { y: EDGE + DIE + 30, width: WIDE_TRAY - 28, height: height - DIE - 46 };
  const [plate, cushion] = [{ ...dish, x: left + 14 }, { ...dish, x: right + 14 }];
  const die = (x: number): Point => ({ x: x + WIDE_TRAY / 2, y: EDGE + DIE / 2 + 14 });
  return {
    mice: { ...box, x: left, die: die(left), dish: plate, slots: grid(inside(plate), 2, board.cheeses), size: 1.25 },
    cat: { ...box, x: right, die: die(right), dish: cushion, slots: grid(inside(cushion), 1, mice), size: 1.35 },
  };
}

/** Things on a dish keep a distance from its rim. */
function inside({ x, y, width, height }: Box): Box {
  return { x: x + 7, y: y + 5, width: width - 14, height: height - 10 };
}

/** The position of a kind of tile on the shelf. */
export function kindAt(shelf: Box, kinds: string[], kind: string): Point {
  const room = shelf.width / kinds.length;
  return { x: shelf.x + room * (kinds.indexOf(kind) + 0.5) - 12, y: shelf.y + shelf.height / 2 };
}
