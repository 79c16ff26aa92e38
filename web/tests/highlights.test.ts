import { describe, expect, test } from "vitest";
import { highlightsOf, marksOf, NO_HIGHLIGHTS, type Situation } from "../src/board/highlights";

/** A move that is made by touching a, then b: "a-b". */
const move = (touches: string) => ({ touch: touches.split("-") });
const moves = ["a-x", "a-y", "b-z"].map(move);

describe("what lights up on a board", () => {
  const cases: Record<string, [situation: Situation, next: string[], path: string[], hinted: string[]]> = {
    "what may be touched first": [{ moves }, ["a", "b"], [], []],
    "what was touched, and what may follow": [{ moves, path: ["a"] }, ["x", "y"], ["a"], []],
    "what all moves begin with counts as touched": [{ moves: [move("a-x"), move("a-y")] }, ["x", "y"], ["a"], []],
    "nothing new while the server has not answered": [{ moves, path: ["a"], awaiting: true }, [], ["a"], []],
    "what was touched stays where nothing may follow": [{ path: ["a"] }, [], ["a"], []],
    "a hint beside what may be touched": [{ moves, hint: ["b", "z"] }, ["a", "b"], [], ["b", "z"]],
    "a hint while nothing may be touched": [{ hint: ["a", "x"] }, [], [], ["a", "x"]],
    "a hint while the server has not answered": [{ moves, path: ["a"], awaiting: true, hint: ["b"] }, [], ["a"], ["b"]],
  };

  test.each(Object.entries(cases))("%s", (_, [situation, next, path, hinted]) => {
    expect(highlightsOf(situation)).toEqual({ next: new Set(next), path, hinted: new Set(hinted) });
  });

  test("nothing is always the same object, so that nothing is drawn anew for it", () => {
    expect(highlightsOf({})).toBe(NO_HIGHLIGHTS);
    expect(highlightsOf({ awaiting: true })).toBe(NO_HIGHLIGHTS);
  });
});

describe("the marks of one spot", () => {
  const highlights = highlightsOf({ moves, path: ["a"], hint: ["a", "x"] });

  test.each([
    ["a", { next: false, chosen: true, hinted: true }],
    ["x", { next: true, chosen: false, hinted: true }],
    ["y", { next: true, chosen: false, hinted: false }],
    ["z", { next: false, chosen: false, hinted: false }],
  ])("%s", (id, marks) => {
    expect(marksOf(id, highlights)).toEqual(marks);
  });
});
