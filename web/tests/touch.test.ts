import { describe, expect, test } from "vitest";
import { moveOf, touching } from "../src/board/touch";
import type { Choice } from "../src/protocol";

/** Choices whose moves are named after their touches: "a-b" is made by touching a, then b. */
const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move, touch: move.split("-") }));

describe("what may be touched next", () => {
  const cases: Record<string, [moves: string[], path: string[], walked: string[], next: string[]]> = {
    "nothing, without choices": [[], [], [], []],
    "the beginning of every move": [["a-x", "b-x"], [], [], ["a", "b"]],
    "an only move has to be touched too": [["a-x"], [], [], ["a"]],
    "what follows the touches so far": [["a-x", "a-y", "b-z"], ["a"], ["a"], ["x", "y"]],
    "where all moves begin alike, that is taken as touched": [["a-x", "a-y"], [], ["a"], ["x", "y"]],
    "however long they are alike": [["a-b-x", "a-b-y"], [], ["a", "b"], ["x", "y"]],
    "and from the middle on": [["a-b-x", "a-b-y", "c-z"], ["a"], ["a", "b"], ["x", "y"]],
    "but never a touch that makes a move": [["a", "a-x"], [], [], ["a"]],
    "twice the same touches": [["a-x", "a-x"], [], ["a"], ["x"]],
    "nothing, after a path of no move": [["a-x", "b-y"], ["c"], ["c"], []],
    "nothing, after a whole move": [["a-x", "b-y"], ["a", "x"], ["a", "x"], []],
  };

  test.each(Object.entries(cases))("%s", (_, [moves, path, walked, next]) => {
    expect(touching(choices(...moves), path)).toEqual({ path: walked, next: new Set(next) });
  });

  test("the path that was given stays as it is", () => {
    const path: string[] = [];
    touching(choices("a-x", "a-y"), path);
    expect(path).toEqual([]);
  });
});

describe("the move that a path makes", () => {
  const all = choices("a", "a-x", "b-x-y");

  test.each(["a", "a-x", "b-x-y"])("%s, whole", (move) => {
    expect(moveOf(all, move.split("-"))?.move).toBe(move);
  });

  test.each(["b", "b-x", "x", "a-y", "a-x-y"])("%s makes none", (path) => {
    expect(moveOf(all, path.split("-"))).toBeUndefined();
  });

  test("no touch makes none", () => {
    expect(moveOf(all, [])).toBeUndefined();
  });
});
