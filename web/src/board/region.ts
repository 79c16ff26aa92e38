/** The outline of several squares of a grid as one shape with round corners. */
import type { Point } from "./fly";

/** With at least so many squares their rings would be noise, and the whole region glows instead. */
const MANY = 6;

/** The squares that glow together: none if there are so few, or so scattered, that each has a ring. */
export function regionOf(squares: readonly string[], cellOf: (square: string) => Point): ReadonlySet<string> {
  const isRegion = squares.length >= MANY && 2 * outlines(squares.map(cellOf)).length <= squares.length;
  return new Set(isRegion ? squares : []);
}

/** Turn by turn around a square, clockwise, as columns and rows of its corners. */
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
const key = (x: number, y: number) => `${x},${y}`;

/** The corners of each outline of a union of squares, which are columns and rows of a grid; holes run counterclockwise. */
export function outlines(squares: readonly Point[]): Point[][] {
  const edges = new Map<string, Point[]>();
  const taken = new Set(squares.map(({ x, y }) => key(x, y)));
  for (const { x, y } of squares) {
    CORNERS.forEach(([dx, dy], side) => {
      const [ex, ey] = CORNERS[(side + 1) % 4]!;
      const beyond = key(x + (ey - dy), y - (ex - dx));
      const from = key(x + dx, y + dy);
      if (!taken.has(beyond)) edges.set(from, [...(edges.get(from) ?? []), { x: x + ex, y: y + ey }]);
    });
  }
  const loops: Point[][] = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.length) loops.push(walk(edges, start));
  }
  return loops.map(turnsOf);
}

/** Follow edges from a corner until it is reached again. Where squares touch at a corner only, turn right: they stay apart. */
function walk(edges: Map<string, Point[]>, start: string): Point[] {
  const [x, y] = start.split(",").map(Number) as [number, number];
  const loop: Point[] = [{ x, y }];
  let here = loop[0]!;
  let from: Point | undefined;
  do {
    const ways = edges.get(key(here.x, here.y))!;
    const right = from && ways.findIndex((way) => (here.x - from!.x) * (way.y - here.y) - (here.y - from!.y) * (way.x - here.x) > 0);
    const [next] = ways.splice(Math.max(right ?? 0, 0), 1);
    from = here;
    here = next!;
    loop.push(here);
  } while (key(here.x, here.y) !== start);
  return loop.slice(0, -1);
}

/** Without the corners where a line goes straight on. */
function turnsOf(loop: Point[]): Point[] {
  return loop.filter((_, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    return before.x !== after.x && before.y !== after.y;
  });
}

/** An SVG path around squares of a size, with the centre of the square in column 0 and row 0 at an origin. */
export function regionPath(squares: readonly Point[], cell: number, origin: Point, radius: number): string {
  const onBoard = ({ x, y }: Point): Point => ({ x: origin.x + (x - 0.5) * cell, y: origin.y + (y - 0.5) * cell });
  return outlines(squares).map((loop) => rounded(loop.map(onBoard), radius)).join("");
}

function rounded(loop: Point[], radius: number): string {
  const toward = (from: Point, to: Point): string => {
    const long = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    return `${from.x + ((to.x - from.x) * radius) / long} ${from.y + ((to.y - from.y) * radius) / long}`;
  };
  const corners = loop.map((point, index) => {
    const [before, after] = [loop.at(index - 1)!, loop[(index + 1) % loop.length]!];
    return `${toward(point, before)}Q${point.x} ${point.y} ${toward(point, after)}`;
  });
  return `M${corners.join("L")}Z`;
}
