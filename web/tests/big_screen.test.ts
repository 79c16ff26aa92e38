import { expect, test } from "vitest";
import { isWide } from "../src/living_room/layout";

const SCREENS: [number, number][] = [[1440, 900], [1920, 1080], [2560, 1440], [3840, 2160], [1280, 720], [1024, 768]];

test("on an upright screen everything is below the board", () => {
  for (const [width, height] of SCREENS) expect(isWide(1, height, width)).toBe(true);
});

test.each(SCREENS)("on %i by %i a square board has the others beside it, and a very wide one below", (width, height) => {
  expect(isWide(1, width, height)).toBe(false);
  expect(isWide(2.5, width, height)).toBe(true);
});

test.each(SCREENS)("on %i by %i, what is below a board stays below a wider one", (width, height) => {
  const shapes = Array.from({ length: 40 }, (_, i) => 0.5 + i / 20).map((shape) => isWide(shape, width, height));
  expect([...shapes].sort()).toEqual(shapes);
});
