/** The layout of discs: the table, and a tray for the discs of each seat below it or at both sides. */
import type { Size } from "../../board/room.svelte";
import type { Point } from "../../board/fly";
import type { DiscsBoardView } from "../../protocol";

/** The height of a disc in a pile. */
export const THICK = 10;
/** A pile of one disc with its shadow and its ring, at scale 1. */
const PILE: Size = { width: 94, height: 76 };
const LARGEST = 1.9;
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

/** Rows of piles in the middle of the table, as large as there is room. */
export function pileUp({ x, y, width, height }: Box, cells: number, highest: number): Piles {
  const pile = { width: PILE.width, height: PILE.height + THICK * Math.max(0, highest - 1) };
  const sizeIn = (columns: number) => Math.min(LARGEST, width / columns / pile.width, height / Math.ceil(cells / columns) / pile.height);
  const columns = Array.from({ length: cells }, (_, index) => index + 1).reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best), 1);
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

/** Where the discs of a hand lie, from the middle of its tray. */
export function inTray(tray: Size, count: number, most: number): Point[] {
  const wide = tray.width > tray.height;
  const room = wide ? tray.width - 78 : tray.height - 78;
  const gap = Math.min(36, room / Math.max(most - 1, 1));
  return Array.from({ length: count }, (_, index) => {
    const off = (index - (count - 1) / 2) * gap;
    return wide ? { x: off, y: -2 } : { x: 0, y: off - 2 };
  });
}
