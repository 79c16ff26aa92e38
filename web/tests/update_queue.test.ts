/** How long updates are shown, and what a touch skips. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, LogEntry, Now } from "../src/protocol";
import { TableState } from "../src/table/table_state.svelte";
import { UpdateQueue } from "../src/table/update_queue.svelte";

vi.mock("../src/ui/settings.svelte", () => ({ settings: { motion: "full" } }));
vi.mock("../src/ui/sound", () => ({ sound: () => undefined }));
vi.mock("../src/i18n/speech", () => ({ speak: () => undefined }));
vi.mock("../src/i18n/words.svelte", () => ({ say: (code: string) => code, tell: (code: string) => code, named: (args: object) => args }));

const LEAP = 520;
const seats = [{ seat: "r", who: "person" }, { seat: "b", who: "bot" }, { seat: "g", who: "bot" }];

let table: TableState;
let queue: UpdateQueue;
let number: number;

/** The state in which it is a seat's turn. */
const turnOf = (turn: string) => ({ number, phase: "playing", seats, play: { turn } }) as unknown as Now;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  number = 0;
  table = new TableState();
  queue = new UpdateQueue(table, { begin: () => Promise.resolve(), settle: (now) => (table.now = now), idle: () => undefined });
  table.now = turnOf("r");
});

/** The server tells that a seat has leapt, and who is next. */
function leaps(seat: string, next: string): void {
  const steps = [{ what: "moved", piece: "mouse", path: ["1", "2"], how: "leap" }];
  const event = { type: "moved", seat, move: "", happened: { steps, tell: ["leapt", {}] } } as unknown as Event;
  number++;
  queue.add([{ number, at: 0, events: [event] } as LogEntry], turnOf(next));
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** How long it takes until everything was shown. */
async function length(): Promise<number> {
  const begin = Date.now();
  while (table.busy) await vi.advanceTimersToNextTimerAsync();
  return Date.now() - begin;
}

test("nothing is told before the dice have landed", async () => {
  const event = { type: "rolled", seat: "r", move: "", happened: { steps: [{ what: "rolled", die: "die", face: "3" }], tell: ["rolls", {}] } };
  queue.add([{ number: ++number, at: 0, events: [event as unknown as Event] } as LogEntry], turnOf("r"));
  await pass(0);
  expect(queue.stage.dice["die"]?.tumbling).toBe(true);
  while (queue.stage.dice["die"]?.tumbling) {
    expect(queue.lines).toEqual([]);
    await vi.advanceTimersToNextTimerAsync();
  }
  await length();
  expect(queue.lines).toMatchObject([{ code: "rolls" }]);
});

describe("a touch", () => {
  beforeEach(async () => {
    leaps("r", "b");
    leaps("b", "g");
    leaps("g", "r");
    leaps("r", "b");
    await pass(0);
  });

  test("is not needed: everything is shown", async () => expect(await length()).toBe(4 * LEAP));

  test("during the move of a person skips only that", async () => {
    queue.skip();
    expect(await length()).toBe(3 * LEAP);
  });

  test("during the move of a bot skips to the turn of a person", async () => {
    await pass(LEAP);
    queue.skip();
    expect(await length()).toBe(LEAP);
  });

  test("skips bots that move a moment later as well, and none after the next turn of a person", async () => {
    expect(await length()).toBe(4 * LEAP);
    leaps("b", "g");
    await pass(0);
    queue.skip();
    await pass(0);
    expect(table.busy).toBe(false);
    leaps("g", "b");
    leaps("b", "r");
    expect(await length()).toBe(0);
    leaps("r", "b");
    leaps("b", "g");
    expect(await length()).toBe(2 * LEAP);
  });
});

describe("company", () => {
  const company = (seats: object[], guests: number) => {
    table.now = { seats, guests: Array.from({ length: guests }, (_, guest) => ({ guest })) } as unknown as Now;
    return table.hasCompany;
  };

  test("is another person", () => expect(company([{ who: "person" }, { who: "person" }], 1)).toBe(true));
  test("may still come", () => expect(company([{ who: "person" }, { who: "open" }], 1)).toBe(true));
  test("is a guest without a seat", () => expect(company([{ who: "person" }, { who: "bot" }], 2)).toBe(true));
  test("is no bot", () => expect(company([{ who: "person" }, { who: "bot" }], 1)).toBe(false));
});
