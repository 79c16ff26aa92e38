/** The layout of hunt: the ring around the big cheese, and the plates and dice beside or below it. */
import { grown, type Size } from "../../board/room.svelte";
import type { Point } from "../../board/fly";
import type { HuntBoardView } from "../../protocol";

export const CAT = "cat";
export const mouseOf = (seat: string) => `mouse:${seat}`;
export const plateOf = (seat: string) => `plate:${seat}`;
export const seatOf = (id: string) => id.slice(id.indexOf(":") + 1);

const EDGE = 12;
const GAP = 7;
/** The angle of the first space, in degrees. */
const FIRST = -90;

/** An ellipse by its two radii. */
export interface Oval {
  rx: number;
  ry: number;
}

export interface Layout extends Size {
  /** The centre of each place, by its id. */
  at: Record<string, Point>;
  /** The angle of each space on the ring, in degrees. */
  angle: Record<string, number>;
  ring: Oval;
  /** Half the width of a space. */
  radius: number;
  /** The big cheese. */
  wheel: Oval;
  plate: Size;
  tray: Size;
  /** How the dice lie in the tray. */
  dice: "row" | "column";
  /** The scale of pieces. */
  scale: number;
}

/** A point of an ellipse. */
export function onOval(middle: Point, { rx, ry }: Oval, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: middle.x + rx * Math.cos(turn), y: middle.y + ry * Math.sin(turn) };
}

/** Narrower rooms have the plates below the ring, wider ones on both sides of it. */
const TURN = 1.35;
const UPRIGHT: Size = { width: 400, height: 472 };
const WIDE: Size = { width: 910, height: 440 };

export function layOut(board: HuntBoardView, ratio: number): Layout {
  return ratio < TURN
    ? layOutUpright(board, grown(UPRIGHT, ratio, { width: 600, height: 650 }))
    : layOutWide(board, grown(WIDE, ratio, { width: 1040, height: 620 }));
}

function layOutUpright(board: HuntBoardView, size: Size): Layout {
  const { width, height } = size;
  const more = height - UPRIGHT.height;
  const row = 108 + more * 0.34;
  const most = 41 + more * 0.04;
  const ring = { rx: width / 2 - most - 10, ry: 128 + more * 0.29 };
  const laid = layRing(board, { x: width / 2, y: ring.ry + most + 9 }, ring, most);
  const tray = { width: hasDice(board) ? 68 + more * 0.1 : -GAP, height: row };
  const plates = board.seats.length;
  const plate = { width: (width - 2 * EDGE - tray.width - plates * GAP) / plates, height: row };
  const y = height - EDGE - row / 2;
  board.seats.forEach((seat, index) => (laid.at[plateOf(seat)] = { x: EDGE + index * (plate.width + GAP) + plate.width / 2, y }));
  laid.at[board.dice] = { x: width - EDGE - tray.width / 2, y };
  return { ...laid, ...size, plate, tray, dice: "column", scale: (0.9 * most) / 41 };
}

function layOutWide(board: HuntBoardView, size: Size): Layout {
  const { width, height } = size;
  const most = 49 + (height - WIDE.height) * 0.06;
  const cells = [...board.seats.map(plateOf), ...(hasDice(board) ? [board.dice] : [])];
  const left = Math.floor(cells.length / 2);
  const cell = { width: 156 + (width - WIDE.width) * 0.35, height: Math.min(190, (height - 2 * EDGE) / (cells.length - left) - GAP) };
  const ring = { rx: width / 2 - cell.width - most - 32, ry: Math.min(height / 2 - most - 9, width / 2 - cell.width - most - 32) };
  const laid = layRing(board, { x: width / 2, y: height / 2 + 5 }, ring, most);
  cells.forEach((id, index) => {
    const [place, count] = index < left ? [index, left] : [index - left, cells.length - left];
    const x = index < left ? EDGE + 8 + cell.width / 2 : width - EDGE - 8 - cell.width / 2;
    laid.at[id] = { x, y: height / 2 + (place - (count - 1) / 2) * (cell.height + GAP) };
  });
  return { ...laid, ...size, plate: cell, tray: cell, dice: "row", scale: (1.25 * most) / 49 };
}

function hasDice(board: HuntBoardView): boolean {
  return Object.keys(board.faces).length > 0;
}

/** The spaces clockwise around the big cheese. */
function layRing(board: HuntBoardView, middle: Point, ring: Oval, most: number) {
  const count = board.ring.length;
  const at: Record<string, Point> = { [board.top]: middle };
  const angle: Record<string, number> = {};
  board.ring.forEach(({ id }, index) => {
    angle[id] = FIRST + (index * 360) / count;
    at[id] = onOval(middle, ring, angle[id]);
  });
  const radius = Math.min(most, (Math.PI * Math.min(ring.rx, ring.ry)) / count - 3);
  return { at, angle, ring, radius, wheel: { rx: ring.rx - radius - 14, ry: ring.ry - radius - 12 } };
}

/** The positions of the cheeses on the big cheese, relative to its centre. */
export function wreath(count: number, { rx, ry }: Oval): Point[] {
  const oval = { rx: rx - 15, ry: ry - 12 };
  return Array.from({ length: count }, (_, index) => onOval({ x: 0, y: 0 }, oval, FIRST + ((index + 0.5) * 360) / count));
}

/** Rows that fill a rectangle around its centre evenly, and the size of each cell. */
export function grid(count: number, { width, height }: Size): { points: Point[]; room: number } {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const points = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: (((index % columns) - (inRow - 1) / 2) * width) / columns, y: ((row - (rows - 1) / 2) * height) / rows };
  });
  return { points, room: Math.min(width / columns, (height / rows) * 1.2) };
}

/** The positions of mice on one space, relative to its centre: in one row, or in two. */
export function fan(index: number, mice: number, gap: Point): Point {
  const columns = mice > 2 ? 2 : mice;
  const row = Math.floor(index / columns);
  const rows = Math.ceil(mice / columns);
  const inRow = Math.min(columns, mice - row * columns);
  return { x: ((index % columns) - (inRow - 1) / 2) * gap.x + row * 3, y: (row - (rows - 1) / 2) * gap.y + 15 };
}

/** The cat is drawn behind the mice on its space. */
export function behind(mice: number, gap: Point): Point {
  return { x: 0, y: mice ? fan(0, mice, gap).y - 24 - gap.y / 4 : -2 };
}
