import { describe, expect, test } from "vitest";
import { botsFor, characterOn, firstLineUp, isPossible, seated, wishOf, type Person, type Sitter } from "../src/lobby/line_up";
import type { GameInfo, SetupInfo } from "../src/protocol";

const LEVELS = ["kitten", "easy"];
const info = {
  game: "any", players: [2, 3, 4, 5], levels: LEVELS, mice: { kitten: ["pip", "mimi"], easy: ["momo", "lola"] }, cats: { kitten: "minka", easy: "figaro" },
} as unknown as GameInfo;
const setup = { seats: ["c", "m1", "m2", "m3", "m4"], sides: [["c"], ["m1", "m2", "m3", "m4"]], starters: ["m1", "m2"] } as unknown as SetupInfo;
const person = (number: number, name = ""): Person => ({ who: "me", name, number });
const bot = (mouse: string, level = "easy"): Sitter => ({ who: "bot", level, mouse });
const OPEN: Sitter = { who: "open" };

test("whoever has never played sits on the side that starts, and all bots are different", () => {
  const sitters = firstLineUp(person(1), "easy", setup, info);
  expect(sitters.map(({ who }) => who)).toEqual(["bot", "me", "bot", "bot", "bot"]);
  expect(new Set(sitters.map((one) => (one.who === "bot" ? one.mouse : ""))).size).toBe(setup.seats.length);
  expect(isPossible(sitters, info)).toBe(true);
});

describe("somebody who sits down", () => {
  const sitters = [person(1), bot("pip"), OPEN, person(2, "Ben")];
  const everybody = [person(1), person(2, "Ben"), person(3), bot("pip"), bot("lola"), OPEN];

  test.each(everybody)("is there, once, and nobody who had a seat vanishes but the one who gave it away: %o", (one) => {
    for (const seat of sitters.keys()) {
      const after = seated(sitters, seat, one);
      expect(after[seat]).toEqual(one);
      const twice = after.filter((other) => other.who !== "open" && JSON.stringify(other) === JSON.stringify(one));
      expect(twice.length).toBeLessThanOrEqual(1);
      const gone = sitters.filter((other) => !after.some((still) => JSON.stringify(still) === JSON.stringify(other)));
      expect(gone.filter((other) => other !== sitters[seat])).toEqual([]);
    }
  });
});

test("the seat of the cat is for cats", () => {
  expect(botsFor("c", [], info).map((one) => characterOn(one, "c", info))).toEqual(["minka", "figaro"]);
  expect(botsFor("m1", [], info).map((one) => characterOn(one, "m1", info))).toEqual(["pip", "mimi", "momo", "lola"]);
  expect(wishOf(bot("momo"), "c", info, () => "")).toEqual({ who: "bot", level: "easy", character: "figaro" });
});

test("a line-up of an earlier version is not played", () => {
  expect(isPossible([person(1)], info)).toBe(false);
  expect(isPossible([person(1), bot("gandalf")], info)).toBe(false);
  expect(isPossible([person(1), bot("pip", "genius")], info)).toBe(false);
});
