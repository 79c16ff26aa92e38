/** The tiles to draw: those of the view, with the running animation applied. */
import type { Point } from "../../board/fly";
import type { Stage } from "../../board/stage.svelte";
import type { RaceBoardView, RaceTile, RaceView } from "../../protocol";

/** The four sides of a square. */
export const SIDES: Record<string, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** The open end of a path: the square it leads to, and the side where it leaves its last tile. */
export interface Head {
  seat: string;
  looks: string;
  side: string;
}

/** The column and the row of a square, from the top left. */
export function cellOf(board: RaceBoardView, square: string): Point {
  const index = board.squares.indexOf(square);
  return { x: index % board.columns, y: Math.floor(index / board.columns) };
}

/** The squares row by row, from the top. */
export function rowsOf({ squares, columns, rows }: RaceBoardView): string[][] {
  return Array.from({ length: rows }, (_, row) => squares.slice(row * columns, (row + 1) * columns));
}

/** The square at an offset, if there is one. */
function beyond(board: RaceBoardView, square: string, by: Point): string | undefined {
  const { x, y } = cellOf(board, square);
  const [column, row] = [x + by.x, y + by.y];
  return column < 0 || column >= board.columns ? undefined : board.squares[row * board.columns + column];
}

/** The side of a square that borders another one. */
export function sideOf(board: RaceBoardView, square: string, other: string): string | undefined {
  return Object.keys(SIDES).find((side) => beyond(board, square, SIDES[side]!) === other);
}

/** The square where a seat starts. */
export function cornerOf(board: RaceBoardView, seat: string): string {
  return board.corners[`corner:${seat}`]!;
}

/** The seat whose corner a square is. */
export function seatAt(board: RaceBoardView, square: string | undefined): string | undefined {
  return board.seats.find((seat) => cornerOf(board, seat) === square);
}

/** The tiles with the running animation applied; of each path, the last one comes first. */
export function tilesNow(board: RaceBoardView, view: RaceView, stage: Stage): RaceTile[] {
  let tiles = view.tiles;
  const without = (...squares: string[]) => tiles.filter((tile) => !squares.includes(tile.at));
  for (const { thing, origin, to, lies } of stage.carried) {
    tiles = without(origin, to);
    if (board.squares.includes(to)) tiles = [{ at: to, tile: thing as RaceTile["tile"], ways: lies, seat: ownerOf(board, tiles, to, lies) }, ...tiles];
  }
  return stage.flight ? without(stage.flight.origin, stage.flight.to) : tiles;
}

/** A path tile belongs to the path or corner that it continues. */
export function ownerOf(board: RaceBoardView, tiles: RaceTile[], square: string, ways: string): string | null {
  if (!ways) return null;
  const before = beyond(board, square, SIDES[ways[0]!]!);
  return seatAt(board, before) ?? tiles.find((tile) => tile.at === before)?.seat ?? null;
}

/** The open ends of all paths. */
export function headsOf(board: RaceBoardView, tiles: RaceTile[]): Head[] {
  return board.seats.flatMap((seat) => {
    const last = tiles.find((tile) => tile.seat === seat);
    const side = last?.ways[1];
    const looks = last && side ? beyond(board, last.at, SIDES[side]!) : undefined;
    return side && looks ? [{ seat, looks, side }] : [];
  });
}

/** The tile in the hand, with the running animation applied. */
export function handNow(board: RaceBoardView, view: RaceView, stage: Stage): RaceTile["tile"] | null {
  let hand = view.hand;
  for (const { thing, origin, to } of stage.carried) {
    if (to === board.hand) hand = thing as RaceTile["tile"];
    else if (origin === board.hand) hand = null;
  }
  return stage.flight?.origin === board.hand ? null : hand;
}

/** The number of tiles of each kind in the bag, with the running animation applied. */
export function bagNow(board: RaceBoardView, view: RaceView, stage: Stage): Record<string, number> {
  const bag = { ...view.bag };
  for (const { thing, origin, to } of stage.carried) bag[thing] = (bag[thing] ?? 0) + Number(to === board.bag) - Number(origin === board.bag);
  if (stage.flight?.origin === board.bag) bag[stage.flight.thing] = (bag[stage.flight.thing] ?? 0) - 1;
  return bag;
}

/** Progress of a path towards its goal, in pairs of steps: one dot per step would be too many. */
export function progress(board: RaceBoardView, view: RaceView, seat: string): { count: number; goal: number } {
  const all = steps(board, cornerOf(board, seat));
  const come = all - steps(board, view.ends[seat] ?? cornerOf(board, seat));
  return { count: Math.max(0, Math.floor(come / 2)), goal: Math.floor(all / 2) };
}

/** The Manhattan distance of a square from the nearest goal. */
function steps(board: RaceBoardView, square: string): number {
  const here = cellOf(board, square);
  const away = (goal: string) => Math.abs(here.x - cellOf(board, goal).x) + Math.abs(here.y - cellOf(board, goal).y);
  return Math.min(...board.goal.map(away));
}
