/** The layout of kitchen: the room with its walls, a tray for each side, and a shelf that counts the face-down tiles. */
import { grown, type Size } from "../../board/size";
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
/** The least heights of the shelf and of the trays below the room; half of a higher screen is for the shelf. */
const SHELF = 38;
const LOW_TRAY = 78;
const MORE = 170;
/** The least and the most width of the trays beside the room. */
const SIDE = [96, 250] as const;
/** The part of a tray that its die takes. */
const DIE = 80;
/** Rooms that are at least so wide, compared with their height, have the trays beside the room, or even the shelf. */
const TURN = 1.3;
const ALL_BESIDE = 1.75;

export interface Box extends Point, Size {}

export interface Tray extends Box {
  die: Point;
  /** The area of the plate or the cushion. */
  dish: Box;
  /** The positions of cheeses or caught mice on it. */
  slots: Point[];
  /** Their scale. */
  size: number;
}

export interface Layout extends Size {
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

type Around = Size & Pick<Layout, "trays" | "shelf"> & { left: number };

export function layOut(board: KitchenBoardView, mice: number, ratio: number): Layout {
  const room = { width: board.columns * CELL + 2 * WALL, height: board.rows * CELL + 2 * WALL };
  const { left, ...around } = ratio < TURN ? allBelow(board, mice, room, ratio) : ratio < ALL_BESIDE ? shelfBelow(board, mice, room, ratio) : allBeside(board, mice, room, ratio);
  const floor = { x: left + WALL, y: EDGE + WALL, width: board.columns * CELL, height: board.rows * CELL };
  const at = squaresAt(board, floor);
  for (const [hole, front] of Object.entries(board.holes)) at[hole] = holeAt(at[front]!, floor);
  return { ...around, floor, table: bounds(board.table.map((id) => at[id]!), CELL / 2), at };
}

/** Portrait: the room has the full width, so that on a small phone each square is as wide as a thumb. */
function allBelow(board: KitchenBoardView, mice: number, room: Size, ratio: number): Around {
  const least = { width: room.width, height: 2 * EDGE + room.height + LOW_TRAY + SHELF + 2 * GAP };
  const { height } = grown(least, ratio, { width: least.width, height: least.height + MORE });
  const tray = LOW_TRAY + (height - least.height) * 0.6;
  const y = EDGE + room.height + GAP;
  const top = y + tray + GAP;
  return {
    width: room.width, height, left: 0, trays: lowTrays(board, mice, room.width, { y, height: tray }),
    shelf: { x: EDGE, y: top, width: room.width - 2 * EDGE, height: height - EDGE - top },
  };
}

/** The mice's tray left of the room, the cat's right of it, and the shelf below. */
function shelfBelow(board: KitchenBoardView, mice: number, room: Size, ratio: number): Around {
  const height = 2 * EDGE + room.height + GAP + SHELF;
  const side = sideFor(room, height * ratio);
  const left = EDGE + side + GAP;
  return {
    width: 2 * left + room.width, height, left, trays: wideTrays(board, mice, room, side, room.height),
    shelf: { x: left + EDGE, y: EDGE + room.height + GAP, width: room.width - 2 * EDGE, height: SHELF },
  };
}

/** The room has the full height, and the shelf is below the cat's tray. */
function allBeside(board: KitchenBoardView, mice: number, room: Size, ratio: number): Around {
  const height = 2 * EDGE + room.height;
  const side = sideFor(room, height * ratio);
  const left = EDGE + side + GAP;
  const high = room.height * 0.52;
  const trays = wideTrays(board, mice, room, side, high);
  return {
    width: 2 * left + room.width, height, left, trays,
    shelf: { x: trays.cat.x, y: EDGE + high + GAP, width: side, height: room.height - high - GAP },
  };
}

function sideFor(room: Size, width: number): number {
  return Math.min(Math.max((width - room.width) / 2 - GAP - EDGE, SIDE[0]), SIDE[1]);
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
function bounds(points: Point[], more: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return { x, y, width: Math.max(...xs) + more - x, height: Math.max(...ys) + more - y };
}

/** The centres of the cells of a grid that fills a box; the last row is in its middle. */
function grid(box: Box, columns: number, count: number): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const free = columns - Math.min(columns, count - row * columns);
    return { x: box.x + (((index % columns) + (free + 1) / 2) * box.width) / columns, y: box.y + ((row + 0.5) * box.height) / rows };
  });
}

/** Both trays below the room, with the dice in the corners, near the thumbs. */
function lowTrays(board: KitchenBoardView, mice: number, width: number, { y, height }: Pick<Box, "y" | "height">): Record<Side, Tray> {
  const box = { y, width: (width - 2 * EDGE - GAP) / 2, height };
  const [left, right] = [EDGE, EDGE + box.width + GAP];
  const dish = { y: y + 10, width: box.width - DIE - 12, height: height - 20 };
  const [plate, cushion] = [{ ...dish, x: left + DIE }, { ...dish, x: right + 12 }];
  const die = { y: y + height / 2 };
  return {
    mice: { ...box, x: left, die: { ...die, x: left + DIE / 2 }, dish: plate, ...slotsOn(plate, board.cheeses, CHEESE) },
    cat: { ...box, x: right, die: { ...die, x: right + box.width - DIE / 2 }, dish: cushion, ...slotsOn(cushion, mice, MOUSE) },
  };
}

/** The mice's tray left of the room, the cat's right of it. */
function wideTrays(board: KitchenBoardView, mice: number, room: Size, side: number, high: number): Record<Side, Tray> {
  const box = { y: EDGE, width: side };
  const [left, right] = [EDGE, EDGE + side + GAP + room.width + GAP];
  const dish = { y: EDGE + DIE + 22, width: side - 24 };
  const plate = { ...dish, x: left + 12, height: room.height - DIE - 34 };
  const cushion = { ...dish, x: right + 12, height: high - DIE - 34 };
  const die = (x: number): Point => ({ x: x + side / 2, y: EDGE + DIE / 2 + 12 });
  return {
    mice: { ...box, height: room.height, x: left, die: die(left), dish: plate, ...slotsOn(plate, board.cheeses, CHEESE) },
    cat: { ...box, height: high, x: right, die: die(right), dish: cushion, ...slotsOn(cushion, mice, MOUSE) },
  };
}

/** What one cheese and one caught mouse take on a dish. */
const CHEESE: Size = { width: 43, height: 37 };
const MOUSE: Size = { width: 50, height: 44 };
const LARGEST = 1.9;

/** Things on a dish, in as many columns as make them largest, and their scale. */
function slotsOn(dish: Box, count: number, thing: Size): Pick<Tray, "slots" | "size"> {
  const box = inside(dish);
  const sizeIn = (columns: number) => Math.min(LARGEST, box.width / columns / thing.width, box.height / Math.ceil(count / columns) / thing.height);
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best), 1);
  return { slots: grid(box, columns, count), size: sizeIn(columns) };
}

/** Things on a dish keep a distance from its rim. */
function inside({ x, y, width, height }: Box): Box {
  return { x: x + 7, y: y + 5, width: width - 14, height: height - 10 };
}

/** How one kind of tile and its number stand on the shelf. */
interface Holder extends Point {
  /** The scale of the tile. */
  size: number;
  /** Where the number is, from the middle of the tile. */
  number: Point;
}

/** The places of all kinds of tiles on the shelf: in one row if it is flat, with the numbers beside or below the tiles. */
export function holders(shelf: Box, kinds: string[]): Record<string, Holder> {
  const columns = shelf.width > 3 * shelf.height ? kinds.length : 2;
  const cell = { width: (shelf.width - 8) / columns, height: (shelf.height - 4) / Math.ceil(kinds.length / columns) };
  const [beside, below] = [Math.min(cell.width / 104, cell.height / 62, 1), Math.min(cell.width / 62, cell.height / 92, 1)];
  const isBelow = below > beside * 1.1;
  const size = Math.max(beside, below);
  const points = grid({ x: shelf.x + 4, y: shelf.y + 2, width: shelf.width - 8, height: shelf.height - 4 }, columns, kinds.length);
  const holder = ({ x, y }: Point): Holder => (isBelow
    ? { x, y: y - 16 * size, size, number: { x: 0, y: 45 * size } }
    : { x: x - 22 * size, y, size, number: { x: 50 * size, y: 1 } });
  return Object.fromEntries(kinds.map((kind, index) => [kind, holder(points[index]!)]));
}
