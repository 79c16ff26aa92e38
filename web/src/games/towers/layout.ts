/** The layout of towers: the way winds from the pantries at the bottom to the mouse hole in the wall at the top. */
import type { Point } from "../../board/fly";
import type { TowersBoardView } from "../../protocol";

const EDGE = 14;

export interface Layout {
  width: number;
  height: number;
  /** The height of the wall at the top. */
  wall: number;
  /** The size of a space. */
  cell: { width: number; height: number };
  /** The centre of each place, by its id. */
  at: Record<string, Point>;
  /** The line along which mice walk. */
  way: string;
  /** The centre and the size of a pantry. */
  pantry: { width: number; height: number };
  die: Point;
  /** Whether the hole is at the right end of the wall. */
  holeIsRight: boolean;
}

/** The number of columns with which the board fills a portrait or landscape screen. */
function columnsFor(spaces: number, upright: boolean): number {
  return upright ? Math.max(5, Math.ceil(spaces / 9)) : Math.max(8, Math.ceil(spaces / 4));
}

export function layOut(board: TowersBoardView, upright: boolean): Layout {
  const count = board.spaces.length;
  const columns = columnsFor(count, upright);
  const rows = Math.ceil(count / columns);
  const wall = upright ? 76 : 92;
  const shelf = upright ? 80 : 96;
  const cell = upright ? { width: 380 / columns, height: 50 } : { width: Math.max(900 / columns, 60), height: rows > 3 ? 80 : 96 };
  const width = columns * cell.width + 2 * EDGE;
  const bottom = wall + 10 + rows * cell.height;
  const space = (index: number): Point => {
    const row = Math.floor(index / columns);
    const column = row % 2 ? columns - 1 - (index % columns) : index % columns;
    return { x: EDGE + (column + 0.5) * cell.width, y: bottom - (row + 0.5) * cell.height };
  };
  const points = board.spaces.map((_, index) => space(index));
  const last = points.at(-1)!;
  const holeIsRight = last.x > width / 2;
  const corner = holeIsRight ? width - EDGE - 44 : EDGE + 44;
  const hole = { x: Math.abs(corner - last.x) < 20 ? last.x : corner, y: wall - 18 };
  const end = [{ x: hole.x, y: last.y }, { x: hole.x, y: wall }].filter((point) => point.x !== last.x || point.y !== last.y);
  const room = (width - 2 * EDGE) / (board.seats.length + 1);
  const at: Record<string, Point> = { [board.hole]: hole };
  board.spaces.forEach((id, index) => (at[id] = points[index]!));
  board.seats.forEach((seat, index) => (at[board.pantries[seat]!] = { x: EDGE + room * (index + 0.5), y: bottom + 8 + shelf / 2 }));
  return {
    width, height: bottom + shelf + 18, wall, cell, at, holeIsRight,
    way: smooth([{ x: EDGE + cell.width / 2, y: bottom + 20 }, ...points, ...end], cell.height / 2),
    pantry: { width: room - 8, height: shelf - 4 },
    die: { x: width - EDGE - room / 2, y: bottom + 8 + shelf / 2 },
  };
}

/** A line through points, with round corners. */
function smooth(points: Point[], radius: number): string {
  const toward = (from: Point, to: Point): Point => {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const part = Math.min(radius, far / 2) / far;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  const [first, ...rest] = points as [Point, ...Point[]];
  const corners = rest.slice(0, -1).map((point, index) => {
    const before = toward(point, points[index]!);
    const after = toward(point, points[index + 2]!);
    return `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  const end = points.at(-1)!;
  return `M${first.x} ${first.y}${corners.join("")}L${end.x} ${end.y}`;
}
