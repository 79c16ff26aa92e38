/** The layout of hunt: the ring around the big cheese, and the plates and dice beside or below it. */
import { grown, type Size } from "../../board/size";
import type { Point } from "../../board/fly";
import type { HuntBoardView } from "../../protocol";

export const CAT = "cat";
export const mouseOf = (seat: string) => `mouse:${seat}`;
export const plateOf = (seat: string) => `plate:${seat}`;
export const seatOf = (id: string) => id.slice(id.indexOf(":") + 1);

const EDGE = 12;
/** The best shape of a plate: its width by its height. */
const SHAPE = 1.2;
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
  /** The sizes of the plates and of the tray for the dice, by their ids. */
  size: Record<string, Size>;
  /** How the dice lie in the tray, and their scale. */
  dice: "row" | "column";
  die: number;
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
/** A plate beside the ring is not higher than this. */
const HIGHEST = 212;
const WIDE: Size = { width: 910, height: 440 };

export function layOut(board: HuntBoardView, ratio: number): Layout {
  return ratio < TURN
    ? layOutUpright(board, grown(UPRIGHT, ratio, { width: 600, height: 650 }))
    : layOutWide(board, grown(WIDE, ratio, { width: 1040, height: 620 }));
}

function layOutUpright(board: HuntBoardView, size: Size): Layout {
  const { width, height } = size;
  const more = height - UPRIGHT.height;
  const most = 41 + more * 0.03;
  const rx = width / 2 - most - 10;
  const ring = { rx, ry: Math.min(128 + more * 0.29, Math.max(rx, 128)) };
  const laid = layRing(board, { x: width / 2, y: ring.ry + most + 9 }, ring, most);
  const box = { x: EDGE, y: 2 * (ring.ry + most) + 14, width: width - 2 * EDGE, height: height - EDGE - 2 * (ring.ry + most) - 14 };
  const tray = hasDice(board) ? 68 + more * 0.1 : -GAP;
  const { columns, plate } = platesIn(board, { width: box.width - tray, height: box.height });
  board.seats.forEach((seat, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    laid.at[plateOf(seat)] = { x: box.x + column * (plate.width + GAP) + plate.width / 2, y: box.y + row * (plate.height + GAP) + plate.height / 2 };
    laid.size[plateOf(seat)] = plate;
  });
  laid.at[board.dice] = { x: width - EDGE - tray / 2, y: box.y + box.height / 2 };
  laid.size[board.dice] = { width: tray, height: box.height };
  return { ...laid, ...size, size: laid.size, dice: "column", die: dieIn(tray, box.height), scale: (0.9 * most) / 41 };
}

/** Rows of plates that fill a box: as many as bring the plates closest to their best shape. */
function platesIn(board: HuntBoardView, box: Size): { columns: number; plate: Size } {
  const count = board.seats.length;
  const divisions = Array.from({ length: count }, (_, index) => index + 1).filter((rows) => count % rows === 0).map((rows) => {
    const columns = count / rows;
    return { columns, plate: { width: (box.width - columns * GAP) / columns, height: (box.height - (rows - 1) * GAP) / rows } };
  });
  const off = ({ width, height }: Size) => Math.abs(Math.log(width / height / SHAPE));
  return divisions.reduce((best, one) => (off(one.plate) < off(best.plate) ? one : best));
}

function layOutWide(board: HuntBoardView, size: Size): Layout {
  const { width, height } = size;
  const most = 49 + (height - WIDE.height) * 0.06;
  const across = 156 + (width - WIDE.width) * 0.35;
  const rx = width / 2 - across - most - 32;
  const laid = layRing(board, { x: width / 2, y: height / 2 + 5 }, { rx, ry: Math.min(height / 2 - most - 9, rx) }, most);
  const boxes = [...board.seats.map(plateOf), ...(hasDice(board) ? [board.dice] : [])];
  const left = Math.floor(boxes.length / 2);
  const sides = [{ ids: boxes.slice(0, left), x: EDGE + across / 2 }, { ids: boxes.slice(left), x: width - EDGE - across / 2 }];
  for (const { ids, x } of sides) {
    const along = Math.min(HIGHEST, (height - 2 * EDGE + GAP) / ids.length - GAP);
    ids.forEach((id, index) => {
      laid.at[id] = { x, y: height / 2 + (index - (ids.length - 1) / 2) * (along + GAP) };
      laid.size[id] = { width: across, height: along };
    });
  }
  return { ...laid, ...size, size: laid.size, dice: "row", die: dieIn(laid.size[board.dice]?.height ?? 0, across), scale: (1.25 * most) / 49 };
}

/** The scale of two dice in a tray, across and along their row. */
function dieIn(across: number, along: number): number {
  return Math.max(0.5, Math.min(1.7, (across - 18) / 46, (along - 26) / 104));
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
  return { at, angle, ring, radius, size: {} as Record<string, Size>, wheel: { rx: ring.rx - radius - 14, ry: ring.ry - radius - 12 } };
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
