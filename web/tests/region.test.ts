import { describe, expect, test } from "vitest";
import { outlines, regionOf, regionPath } from "../src/board/region";
import type { Point } from "../src/board/fly";

/** Squares drawn as text: every # is one. */
const squares = (...rows: string[]): Point[] => rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [{ x, y }] : [])));

/** The area inside a loop; that of a hole is negative. */
const area = (loop: Point[]) => loop.reduce((sum, { x, y }, index) => sum + x * loop[(index + 1) % loop.length]!.y - loop[(index + 1) % loop.length]!.x * y, 0) / 2;

/** Pseudo-random squares of a board, always the same for a seed. */
function scattered(seed: number): Point[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return squares(...Array.from({ length: 9 }, () => Array.from({ length: 11 }, () => (next() < 0.55 ? "#" : " ")).join("")));
}

describe("the outline of a region", () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))("encloses its squares and nothing else, whatever its shape (%i)", (seed) => {
    const region = scattered(seed);
    const loops = outlines(region);
    expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(region.length);
    for (const loop of loops) {
      loop.forEach((point, index) => {
        const after = loop[(index + 1) % loop.length]!;
        expect([point.x === after.x, point.y === after.y]).toContain(true);
      });
    }
  });

  test("one square has four corners", () => expect(outlines(squares("#")).map((loop) => loop.length)).toEqual([4]));

  test("neighbours have one outline", () => expect(outlines(squares("##", "#")).map((loop) => loop.length)).toEqual([6]));

  test("squares that touch at a corner only stay apart", () => expect(outlines(squares("# ", " #")).map((loop) => loop.length)).toEqual([4, 4]));

  test("a hole has an outline of its own", () => expect(outlines(squares("###", "# #", "###")).map(area)).toEqual([9, -1]));

  test("corners are round, and sides are where the squares end", () => {
    expect(regionPath(squares("#"), 10, { x: 5, y: 5 }, 2)).toBe("M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z");
  });
});

test("a few squares have a ring each, as have scattered ones, and a region of many glows", () => {
  const named = (...rows: string[]): [string[], (name: string) => Point] => {
    const found = new Map(squares(...rows).map((point) => [`${point.x}-${point.y}`, point]));
    return [[...found.keys()], (name) => found.get(name)!];
  };
  expect(regionOf(...named("###")).size).toBe(0);
  expect(regionOf(...named("# # # #", " # # # ", "# # # #")).size).toBe(0);
  expect(regionOf(...named("####", "####", "## #")).size).toBe(11);
});
