/** The layout of towers: the way winds from the pantries to the mouse hole in the wall at the top. */
import { grown, type Size } from "../../board/size";
import type { Point } from "../../board/fly";
import type { TowersBoardView } from "../../protocol";

const EDGE = 12;
/** The least size of a space: a mouse fits, and a thumb on the smallest phone. */
const SPACE: Size = { width: 68, height: 52 };
const WALL = 72;
/** Between the wall and the uppermost spaces: who stands there reaches over it. */
const UNDER_WALL = 10;
const GAP = 8;
/** The least size of a pantry below the way, and beside it. */
const BELOW: Size = { width: 72, height: 80 };
const BESIDE: Size = { width: 150, height: 66 };

export interface Layout extends Size {
  /** The height of the wall at the top. */
  wall: number;
  /** The size of a space. */
  cell: Size;
  /** How many times the least size a space has, and the scale of what stands there. */
  fit: number;
  scale: number;
  /** The centre of each place, by its id. */
  at: Record<string, Point>;
  /** The line along which mice walk. */
  way: string;
  pantry: Pantry;
  die: Point;
  /** Whether the hole is at the right end of the wall. */
  holeIsRight: boolean;
  /** The part of the wall with a picture, at the end without the hole. */
  picture: number;
}

export interface Pantry extends Size {
  /** The shelves on which mice stand, from its middle, as parts of its height. */
  shelves: readonly number[];
}

/** How the board could be divided. */
interface Plan extends Size {
  columns: number;
  rows: number;
  /** Whether the pantries and the die are left of the way instead of below it. */
  isBeside: boolean;
}

export function layOut(board: TowersBoardView, ratio: number): Layout {
  const columns = Array.from({ length: board.spaces.length }, (_, index) => index + 1).slice(3);
  const plans = [false, true].flatMap((isBeside) => columns.map((count) => planOf(board, count, isBeside)));
  const layouts = plans.map((plan) => arrange(board, plan, grown(plan, ratio, { width: plan.width * 1.7, height: plan.height * 1.35 })));
  /** How large spaces are on the screen. */
  const visible = ({ fit, width, height }: Layout) => fit / Math.max(width, height * ratio);
  return layouts.reduce((best, one) => (visible(one) > visible(best) ? one : best));
}

/** The least size of a board with so many columns. */
function planOf(board: TowersBoardView, columns: number, isBeside: boolean): Plan {
  const rows = Math.ceil(board.spaces.length / columns);
  const boxes = board.seats.length + 1;
  const way = { width: columns * SPACE.width, height: rows * SPACE.height };
  const size = isBeside
    ? { width: BESIDE.width + GAP + way.width, height: Math.max(way.height, boxes * (BESIDE.height + GAP)) }
    : { width: Math.max(way.width, boxes * (BELOW.width + GAP)), height: way.height + BELOW.height + GAP };
  return { columns, rows, isBeside, width: size.width + 2 * EDGE, height: WALL + UNDER_WALL + size.height + EDGE };
}

function arrange(board: TowersBoardView, plan: Plan, { width, height }: Size): Layout {
  const { columns, rows, isBeside } = plan;
  const wall = WALL + (height - plan.height) * 0.2;
  const boxes = board.seats.length + 1;
  const below = isBeside ? 0 : BELOW.height + GAP + (height - plan.height) * 0.15;
  const beside = isBeside ? BESIDE.width + GAP + (width - plan.width) * 0.2 : 0;
  const bottom = height - EDGE - below;
  const cell = { width: (width - 2 * EDGE - beside) / columns, height: (bottom - wall - UNDER_WALL) / rows };
  const points = board.spaces.map((_, index): Point => {
    const row = Math.floor(index / columns);
    const column = row % 2 ? columns - 1 - (index % columns) : index % columns;
    return { x: EDGE + beside + (column + 0.5) * cell.width, y: bottom - (row + 0.5) * cell.height };
  });
  const last = points.at(-1)!;
  const holeIsRight = last.x > width / 2;
  const hole = { x: Math.min(Math.max(last.x, EDGE + beside + 40), width - EDGE - 40), y: wall - 18 };
  const at: Record<string, Point> = { [board.hole]: hole };
  board.spaces.forEach((id, index) => (at[id] = points[index]!));
  const box = isBeside ? { width: beside - GAP, height: (bottom - wall - UNDER_WALL) / boxes } : { width: (width - 2 * EDGE) / boxes, height: below - GAP };
  const pantry = { width: box.width - (isBeside ? 0 : GAP), height: box.height - (isBeside ? GAP : 0) };
  const boxAt = (index: number): Point => (isBeside
    ? { x: EDGE + box.width / 2, y: bottom - (index + 0.5) * box.height }
    : { x: EDGE + (index + 0.5) * box.width, y: height - EDGE - box.height / 2 });
  board.seats.forEach((seat, index) => (at[board.pantries[seat]!] = boxAt(index)));
  const [first] = points as [Point];
  const begin = isBeside ? { x: EDGE + beside - GAP, y: first.y } : { x: first.x, y: bottom + GAP };
  const fit = Math.min(cell.width / SPACE.width, cell.height / SPACE.height);
  return {
    width, height, wall, cell, at, holeIsRight, fit, scale: Math.min(1.35, fit),
    way: smooth([begin, ...points, { x: last.x, y: wall }], cell.height / 2),
    pantry: { ...pantry, shelves: pantry.width > 1.6 * pantry.height ? [0.34] : [0.02, 0.4] },
    picture: width < 500 ? 0 : 100,
    die: boxAt(board.seats.length),
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
