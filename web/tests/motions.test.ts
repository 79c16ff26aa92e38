import { describe, expect, test, vi } from "vitest";
import { moves, type Occasion } from "../src/board/motions";

const begin = (occasion: Occasion) => {
  const animate = vi.fn();
  return { animate, ...moves({ animate } as unknown as SVGElement, occasion) };
};

describe("a motion", () => {
  test("is shown at once", () => expect(begin({ motion: "hop", time: 240 }).animate).toHaveBeenCalledOnce());

  test("is shown again on every beat, and not in between", () => {
    const { animate, update } = begin({ motion: undefined, time: 240 });
    expect(animate).not.toHaveBeenCalled();
    for (const beat of ["1", "1", "2", "2"]) update({ motion: "hop", beat, time: 240 });
    expect(animate).toHaveBeenCalledTimes(2);
    update({ motion: "pounce", beat: "2", time: 240 });
    expect(animate).toHaveBeenCalledTimes(3);
  });

  test("is not shown to those who want none", () => expect(begin({ motion: "hop", time: 0 }).animate).not.toHaveBeenCalled());

  test("moves what is high in a tower farther", () => {
    const farthest = (level: number) => {
      const [frames] = begin({ motion: "wobble", time: 240, level }).animate.mock.calls[0] as [{ transform: string }[]];
      return Math.max(...frames.map(({ transform }) => Number(/translateX\((-?[\d.]+)px/.exec(transform)![1])));
    };
    expect(farthest(4)).toBe(4 * farthest(1));
  });

  test("changes only what is cheap to draw", () => {
    for (const motion of ["hop", "prowl", "leap", "pounce", "wobble", "drop", "shiver"] as const) {
      const [frames] = begin({ motion, time: 240 }).animate.mock.calls[0] as [object[]];
      expect(new Set(frames.flatMap(Object.keys))).toEqual(new Set(["transform"]));
    }
  });
});
