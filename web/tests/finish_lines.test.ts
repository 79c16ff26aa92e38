import { describe, expect, test } from "vitest";
import { linesFor } from "../src/table/finish_lines";
import type { SeatNow, Told } from "../src/protocol";

const seat = (letter: string): SeatNow => ({ seat: letter, who: "person" });
const told = (code: string, count = 0): Told => ({ code, args: { count } });
const finish = { why: null, lines: { r: told("won", 5), b: told("lost", 2), g: told("lost", 2), y: told("lost", 3) } };
const result = { winners: ["r"], reason: "won" };

describe("lines at the end of a match", () => {
  test("who has not won comes first", () => {
    expect(linesFor([seat("r"), seat("y")], result, finish).map((line) => line.seats)).toEqual([["y"], ["r"]]);
  });

  test("the same line is said once", () => {
    expect(linesFor([seat("b"), seat("g"), seat("y")], result, finish)).toEqual([
      { seats: ["b", "g"], told: told("lost", 2) },
      { seats: ["y"], told: told("lost", 3) },
    ]);
  });

  test("who only watches is told nothing", () => {
    expect(linesFor([], result, finish)).toEqual([]);
  });

  test("nothing is said about a match that was abandoned", () => {
    expect(linesFor([seat("r")], { winners: [], reason: "abandoned" }, null)).toEqual([]);
  });
});
