import { beforeEach, expect, test, vi } from "vitest";
import { inTurn, isDrawing } from "../src/board/render_queue.svelte";

/** A simulated clock in milliseconds that advances only during rendering. */
let now: number;
let shown: string[];

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  shown = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

/** Queue a piece that takes so long to draw. */
function queue(name: string, takes = 0): void {
  inTurn(() => {
    now += takes;
    shown.push(name);
  });
}

test("nothing is drawn on the spot, and all of it in order", () => {
  for (const name of ["a", "b", "c"]) queue(name);
  expect(shown).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("the browser has its turn as soon as the time is up", () => {
  for (const name of ["a", "b", "c", "d"]) queue(name, 2);
  vi.runOnlyPendingTimers();
  expect(shown).toEqual(["a", "b"]);
  expect(isDrawing()).toBe(true);
  vi.runOnlyPendingTimers();
  expect(shown).toEqual(["a", "b", "c", "d"]);
  expect(isDrawing()).toBe(false);
});

test("each turn draws something, however long it takes", () => {
  for (const name of ["a", "b"]) queue(name, 100);
  vi.runOnlyPendingTimers();
  expect(shown).toEqual(["a"]);
  vi.runOnlyPendingTimers();
  expect(shown).toEqual(["a", "b"]);
});

test("what comes in while drawing waits behind all else, with one timer for everything", () => {
  inTurn(() => queue("late"));
  queue("a");
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(shown).toEqual(["a", "late"]);
});

test("what fails keeps nothing else from being drawn", () => {
  queue("a");
  inTurn(() => {
    throw new Error("cannot be drawn");
  });
  queue("b");
  expect(() => vi.runOnlyPendingTimers()).toThrow("cannot be drawn");
  expect(isDrawing()).toBe(true);
  vi.runAllTimers();
  expect(shown).toEqual(["a", "b"]);
  expect(isDrawing()).toBe(false);
});
