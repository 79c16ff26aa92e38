import { describe, expect, test } from "vitest";
import { pileUp, places } from "../src/games/discs/layout";
import { layOut as towers } from "../src/games/towers/layout";
import { grown } from "../src/board/size";
import type { TowersBoardView } from "../src/protocol";

const RATIOS = [0.5, 0.64, 0.83, 1, 1.2, 1.5, 1.9, 2.2, 2.6];

describe("a board grows into its room", () => {
  test.each(RATIOS)("until it has its shape (%d)", (ratio) => {
    const { width, height } = grown({ width: 400, height: 300 }, ratio);
    expect(width / height).toBeCloseTo(ratio);
    expect(Math.min(width / 400, height / 300)).toBeCloseTo(1);
  });

  test("but not beyond the most, and never below the least", () => {
    expect(grown({ width: 400, height: 300 }, 10, { width: 500, height: 500 })).toEqual({ width: 500, height: 300 });
    expect(grown({ width: 400, height: 300 }, 10, { width: 200, height: 200 })).toEqual({ width: 400, height: 300 });
  });
});

describe.each([2, 3, 4])("towers with %d players", (players) => {
  const seats = ["r", "b", "g", "y"].slice(0, players);
  const spaces = Array.from({ length: 30 }, (_, index) => `space:${index + 1}`);
  const board = { seats, spaces, hole: "hole", mice: 4, pantries: Object.fromEntries(seats.map((seat) => [seat, `pantry:${seat}`])) } as unknown as TowersBoardView;

  test.each(RATIOS)("everything is on the board, and nothing overlaps (%d)", (ratio) => {
    const { at, cell, pantry, die, width, height, wall } = towers(board, ratio);
    const boxes = [
      ...spaces.map((id) => ({ ...at[id]!, ...cell })),
      ...seats.map((seat) => ({ ...at[`pantry:${seat}`]!, ...pantry })),
      { ...die, width: 60, height: 60 },
    ];
    boxes.forEach((one, index) => {
      expect(one.x - one.width / 2).toBeGreaterThan(0);
      expect(one.x + one.width / 2).toBeLessThan(width);
      expect(one.y - one.height / 2).toBeGreaterThan(wall);
      expect(one.y + one.height / 2).toBeLessThan(height);
      for (const other of boxes.slice(index + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x) - (one.width + other.width) / 2, Math.abs(one.y - other.y) - (one.height + other.height) / 2);
        expect(apart).toBeGreaterThan(-0.01);
      }
    });
  });
});

describe("piles of discs", () => {
  const field = { x: 10, y: 20, width: 500, height: 350 };

  test.each(Array.from({ length: 20 }, (_, index) => index + 1))("%d fill the table from its middle, and do not overlap", (cells) => {
    const { at, size } = pileUp(field, cells, 1);
    expect(at).toHaveLength(cells);
    for (const { x, y } of at) {
      expect(Math.abs(x - 260) + 42 * size).toBeLessThanOrEqual(250);
      expect(Math.abs(y - 195) + 32 * size).toBeLessThanOrEqual(175);
    }
    const middle = at.reduce((sum, { x }) => sum + x, 0) / cells;
    expect(middle).toBeCloseTo(260);
    const near = at.flatMap((one, index) => at.slice(index + 1).map((other) => Math.max(Math.abs(one.x - other.x) / 84, Math.abs(one.y - other.y) / 64)));
    expect(Math.min(Infinity, ...near)).toBeGreaterThanOrEqual(size);
  });

  test("the fewer there are, the larger they are", () => {
    const sizes = [2, 6, 12, 24].map((cells) => pileUp(field, cells, 1).size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeGreaterThan(sizes[3]! * 1.5);
  });

  test.each([field, { ...field, width: 368 }])("places for hidden discs keep their columns while there are more and more rows", (table) => {
    const columns = Array.from({ length: 12 }, (_, index) => places(table, index + 1).at.slice(0, 6).map(({ x }) => Math.round((x - 10 - table.width / 2) / 20)));
    const orders = columns.map((xs) => xs.map((x) => Math.sign(x - xs[0]!)));
    expect(new Set(orders.map(String)).size).toBe(1);
    for (const used of [1, 5, 9, 16]) expect(places(table, used).at.length).toBeGreaterThanOrEqual(used);
  });
});
