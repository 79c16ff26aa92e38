/** The layout of discs: the table, and a tray for the discs of each seat below it or at both sides. */
import type { Size } from "../../board/size";
import type { Point } from "../../board/fly";
import type { DiscsBoardView } from "../../protocol";

/** The height of a disc in a pile. */
export const THICK = 10;
/** A pile of one disc with its shadow and its ring, at scale 1. */
const PILE: Size = { width: 104, height: 84 };
/** With more places than this there are four columns on any screen. */
const MANY = 12;
/** Places do not depend on the height of the piles on them. */
const USUAL = 2;
/** Room for a disc in the air. */
const LIFTING = 20;
const LARGEST = 1.9;
/** Full rows look better: for them piles may be a little smaller than they could be. */
const NEARLY = 0.85;
const EDGE = 16;
const LOW_TRAY = 80;
const SIDE_TRAY = 112;
/** Rooms that are at least so wide, compared with their height, have the trays at the sides. */
const TURN = 1.2;
/** Whatever the room, the table is about this large. */
const WIDTH = 400;
const HEIGHT = [400, 640] as const;
const ACROSS = [500, 900] as const;

export interface Box extends Point, Size {}

export interface Layout extends Size {
  /** The part of the table for piles. */
  field: Box;
  /** The middle of each tray, by its seat. */
  trays: Record<string, Point>;
  tray: Size;
}

/** Where piles stand, by their cells, and their scale. */
export interface Piles {
  at: Point[];
  size: number;
}

export function layOut(board: DiscsBoardView, ratio: number): Layout {
  return ratio < TURN ? layOutUpright(board, ratio) : layOutWide(board, ratio);
}

function between(size: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(size, least), most);
}

function layOutUpright({ seats }: DiscsBoardView, ratio: number): Layout {
  const height = between(WIDTH / ratio, HEIGHT);
  const tray = { width: (WIDTH - 2 * EDGE - 8) / 2, height: LOW_TRAY + (height - HEIGHT[0]) * 0.1 };
  const y = height - EDGE - tray.height / 2;
  return {
    width: WIDTH, height, tray,
    field: { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: height - 3 * EDGE - tray.height },
    trays: Object.fromEntries(seats.map((seat, index) => [seat, { x: EDGE + tray.width / 2 + index * (tray.width + 8), y }])),
  };
}

function layOutWide({ seats }: DiscsBoardView, ratio: number): Layout {
  const height = HEIGHT[0];
  const width = between(height * ratio, ACROSS);
  const tray = { width: SIDE_TRAY, height: height - 2 * EDGE };
  const far = width - 2 * EDGE - tray.width;
  return {
    width, height, tray,
    field: { x: 2 * EDGE + tray.width, y: EDGE, width: width - 4 * EDGE - 2 * tray.width, height: height - 2 * EDGE },
    trays: Object.fromEntries(seats.map((seat, index) => [seat, { x: EDGE + tray.width / 2 + index * far, y: height / 2 }])),
  };
}

/** Rows of piles in the middle of the table, as large as there is room; a disc can be lifted off the rearmost ones. */
export function pileUp(field: Box, cells: number, highest: number, fixed?: number): Piles {
  const { x, width } = field;
  const [y, height] = [field.y + LIFTING, field.height - LIFTING];
  const pile = { width: PILE.width, height: PILE.height + THICK * Math.max(0, highest - 1) };
  const sizeIn = (columns: number) => Math.min(LARGEST, width / columns / pile.width, height / Math.ceil(cells / columns) / pile.height);
  const columns = fixed ?? columnsFor(cells, sizeIn);
  const rows = Math.ceil(cells / columns);
  const size = sizeIn(columns);
  // Piles draw a little closer together than the table would allow.
  const gap = { x: Math.min(width / columns, pile.width * size * 1.3), y: Math.min(height / rows, pile.height * size * 1.3) };
  const at = Array.from({ length: cells }, (_, cell): Point => {
    const row = Math.floor(cell / columns);
    const inRow = Math.min(columns, cells - row * columns);
    return {
      x: x + width / 2 + ((cell % columns) - (inRow - 1) / 2) * gap.x,
      y: y + height / 2 + (row - (rows - 1) / 2) * gap.y + ((pile.height - PILE.height) / 2 - 4) * size,
    };
  });
  return { at, size };
}

/** The number of columns in which piles are large and rows are full. */
function columnsFor(cells: number, sizeIn: (columns: number) => number): number {
  const possible = Array.from({ length: cells }, (_, index) => index + 1);
  const best = Math.max(...possible.map(sizeIn));
  const empty = (columns: number) => Math.ceil(cells / columns) * columns - cells;
  return possible.filter((one) => sizeIn(one) > best * NEARLY).reduce((one, other) => (empty(other) <= empty(one) ? other : one));
}

/** Numbered places keep their columns, so that people can remember them: there are more and more rows, from two on. */
export function places(field: Box, used: number): Piles {
  const columns = field.width > field.height * 1.1 || used > MANY ? 4 : 3;
  return pileUp(field, Math.max(2, Math.ceil(used / columns)) * columns, USUAL, columns);
}

/** Where the discs of a hand lie, from the middle of its tray, and their scale. */
export function inTray(tray: Size, count: number, most: number): Piles {
  const isWide = tray.width > tray.height;
  const size = isWide ? Math.min(tray.height / 76, 1.1) : tray.width / 86;
  const room = isWide ? tray.width - 92 * size : tray.height - 74 * size;
  const gap = Math.min(42 * size, room / Math.max(most - 1, 1));
  const at = Array.from({ length: count }, (_, index): Point => {
    const off = (index - (count - 1) / 2) * gap;
    return isWide ? { x: off, y: -3 } : { x: 0, y: off - 3 };
  });
  return { at, size };
}
