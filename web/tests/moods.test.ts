import { describe, expect, test } from "vitest";
import { moods as discs } from "../src/games/discs/moods";
import { moods as hunt } from "../src/games/hunt/moods";
import { moods as kitchen } from "../src/games/kitchen/moods";
import { moods as race } from "../src/games/race/moods";
import { moods as towers } from "../src/games/towers/moods";
import type { Happening, KitchenBoardView, KitchenView, TowersBoardView, TowersView } from "../src/protocol";

const carry = (origin: string, to: string): Happening => ({ what: "carried", thing: "cheese", origin, to, count: 1, lies: "" });
const miss = (seat: string): Happening => ({ what: "missed", seat });

describe("hunt", () => {
  test("cheese on its plate pleases a mouse, and to give it back makes it sad", () => {
    expect(hunt([carry("store", "plate:r"), carry("plate:b", "store")], ["r", "b"])).toEqual({ "mouse:r": "joy", "mouse:b": "sulk" });
  });
  test("so does a missed turn", () => expect(hunt([miss("b")], ["r", "b"])).toEqual({ "mouse:b": "sulk" }));
});

describe("towers", () => {
  const board = { seats: ["r", "b"], hole: "hole" } as TowersBoardView;
  const view = { pieces: { r1: "space:1", r2: "hole", b1: "space:2" } as Record<string, string> } as TowersView;
  const walk = (piece: string, to: string): Happening => ({ what: "moved", piece, path: ["space:1", to], how: "walk" });

  test("a mouse is glad to be home", () => expect(towers([walk("r1", "hole")], board, view)).toEqual({ r1: "joy" }));
  test("and not on the way", () => expect(towers([walk("r1", "space:2")], board, view)).toEqual({}));
  test("at the end all mice of a seat feel alike", () => {
    expect(towers([walk("r1", "hole"), { what: "won", seats: ["b"] }], board, view)).toEqual({ r1: "sulk", r2: "sulk", b1: "joy" });
  });
});

describe("kitchen", () => {
  const board = { seats: ["c", "m"], plate: "plate", caught: "caught" } as KitchenBoardView;
  const view = { pieces: { cat: "c3", 1: "a1", 2: "caught" } as Record<string, string> } as KitchenView;

  test("cheese pleases the mice that are free, and not the cat", () => expect(kitchen([carry("a1", "plate")], board, view)).toEqual({ 1: "joy", cat: "sulk" }));
  test("a tile that is put away pleases nobody", () => expect(kitchen([carry("a1", "box")], board, view)).toEqual({}));
  test("who misses a turn sulks", () => {
    expect(kitchen([miss("c")], board, view)).toEqual({ cat: "sulk" });
    expect(kitchen([miss("m")], board, view)).toEqual({ 1: "sulk" });
  });
  test("the cat wins or sulks by itself", () => expect(kitchen([{ what: "won", seats: ["c"] }], board, view)).toEqual({ cat: "joy", 1: "sulk" }));
});

test("race: who misses a turn sleeps", () => expect(race([miss("r")], ["r", "b"])).toEqual({ "mouse:r": "asleep" }));

describe("discs", () => {
  const piles = [{ id: "1", discs: "mc", star: true }, { id: "2", discs: "m", star: false }];

  test("who was just played is glad", () => expect(discs([carry("hand:c", "1")], piles)).toEqual({ 1: "joy" }));
  test("but not for ever", () => expect(discs([], piles)).toEqual({}));
  test("at the end those on top feel as their side", () => expect(discs([carry("hand:c", "1"), { what: "won", seats: ["m"] }], piles)).toEqual({ 1: "sulk", 2: "joy" }));
});
