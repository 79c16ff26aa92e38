import { beforeEach, describe, expect, test, vi } from "vitest";
import { Stage } from "../src/board/stage.svelte";
import type { Happening } from "../src/protocol";
import { settings } from "../src/ui/settings.svelte";

vi.mock("../src/ui/settings.svelte", () => ({ settings: { motion: "full" } }));
vi.mock("../src/ui/sound", () => ({ sound: () => undefined }));

const roll = (die: string, face = "5"): Happening => ({ what: "rolled", die, face });
const walk = (...path: string[]): Happening => ({ what: "moved", piece: "mouse", path, how: "walk" });
const carry = (to: string): Happening => ({ what: "carried", thing: "tile", origin: "bag", to, count: 1, lies: "" });
const wins = (...seats: string[]): Happening => ({ what: "won", seats });

let stage: Stage;
let over: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  settings.motion = "full";
  stage = new Stage();
});

/** Start an animation; `over` tells when it has ended. */
async function show(...steps: Happening[]): Promise<void> {
  over = false;
  void stage.show(steps).then(() => (over = true));
  await pass(0);
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The duration of an animation in milliseconds. */
async function length(): Promise<number> {
  const begin = Date.now();
  while (!over && vi.getTimerCount()) await vi.advanceTimersToNextTimerAsync();
  expect(over).toBe(true);
  return Date.now() - begin;
}

describe("one step after the other", () => {
  test("a piece walks from place to place, and stays where it came to", async () => {
    await show(walk("1", "2", "3"));
    expect(stage.places).toEqual({ mouse: "2" });
    expect(stage.mover).toEqual({ piece: "mouse", how: "walk", from: "1" });
    await pass(239);
    expect(stage.places).toEqual({ mouse: "2" });
    await pass(1);
    expect(stage.places).toEqual({ mouse: "3" });
    await pass(240);
    expect(over).toBe(true);
    expect(stage.mover).toBeUndefined();
    expect(stage.places).toEqual({ mouse: "3" });
  });

  test("dice that are thrown together tumble together", async () => {
    await show(roll("one", "2"), roll("two", "6"), walk("1", "2"));
    expect(stage.dice).toEqual({ one: { face: "2", tumbling: true }, two: { face: "6", tumbling: true } });
    expect(stage.places).toEqual({});
    await pass(700);
    expect(stage.dice).toEqual({ one: { face: "2", tumbling: false }, two: { face: "6", tumbling: false } });
    expect(stage.places).toEqual({ mouse: "2" });
  });

  test("dice that are thrown one after the other do not", async () => {
    await show(roll("one"), walk("1", "2"), roll("two"));
    expect(stage.dice).not.toHaveProperty("two");
    expect(await length()).toBe(700 + 240 + 700);
  });

  test("what was carried lies there when the next step begins; the last thing is left in the air", async () => {
    await show(carry("a"), carry("b"));
    expect(stage.flight?.to).toBe("a");
    await pass(420);
    expect(stage.carried.map(({ to }) => to)).toEqual(["a"]);
    expect(stage.flight?.to).toBe("b");
    expect(await length()).toBe(420);
    expect(stage.flight?.to).toBe("b");
  });

  test("afterwards the view alone says where things are", async () => {
    await show(roll("one"), walk("1", "2"), carry("a"), carry("b"), wins("r"));
    await length();
    expect(stage.winners).toEqual(["r"]);
    stage.clear();
    expect([stage.places, stage.dice, stage.carried, stage.flight, stage.winners]).toEqual([{}, {}, [], undefined, []]);
  });
});

describe("in a hurry", () => {
  test("a touch skips all that is left of a move", async () => {
    await show(roll("one"), roll("two"), walk("1", "2", "3"), wins("r"));
    stage.skip();
    await pass(0);
    expect(over).toBe(true);
    expect(stage.dice).toEqual({ one: { face: "5", tumbling: false }, two: { face: "5", tumbling: false } });
    expect(stage.places).toEqual({ mouse: "3" });
    expect(stage.winners).toEqual(["r"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("but not the next move", async () => {
    stage.skip();
    await show(walk("1", "2"));
    expect(await length()).toBe(240);
  });

  test("what was shown last is remembered until something else is shown, or it no longer matters", async () => {
    await show(roll("one"), wins("r"));
    await length();
    stage.clear();
    expect(stage.recent).toEqual([roll("one"), wins("r")]);
    await show(walk("1", "2"));
    expect(stage.recent).toEqual([]);
    await length();
    expect(stage.recent).toEqual([walk("1", "2")]);
    stage.forget();
    expect(stage.recent).toEqual([]);
  });

  test.each([["full", 700], ["quick", 280], ["none", 0]] as const)("with motion %s a roll takes %i ms", async (motion, takes) => {
    settings.motion = motion;
    await show(roll("one"));
    expect(await length()).toBe(takes);
    expect(stage.time("rolled")).toBe(takes);
  });

  test("a replay may be faster", async () => {
    stage.speed = 2;
    await show(roll("one"));
    expect(await length()).toBe(350);
  });

  test("nobody waits for a page that nobody sees", async () => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    await show(roll("one"), walk("1", "2", "3"));
    expect(over).toBe(true);
  });
});
