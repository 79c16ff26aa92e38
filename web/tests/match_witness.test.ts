/** What this device keeps of a match, and how records are compared with it. */
import { beforeEach, describe, expect, test } from "vitest";
import closings from "../../tests/core/closing_vectors.json";
import type { Event, LogEntry, Now, RecordFile } from "../src/protocol";
import { compare, witness } from "../src/replay/dice_receipts";
import { verify } from "../src/replay/verify";
import { MatchWitness } from "../src/table/match_witness";

const record = closings.record as unknown as RecordFile;
const [red, blue] = record.seats as [RecordFile["seats"][0], RecordFile["seats"][0]];
const now = { play: { match: 1 } } as Now;
const BEGAN = { type: "began", match: 1, commitment: record.dice.commitment, seats: record.seats.map(({ seat, name, kind }) => ({ seat, name, kind })) };
const SHAKEN = { type: "shaken", entropies: { [red.seat]: red.entropy } };
const ROLLED = { type: "rolled", outcome: record.events[0] };
const MOVED = { type: "moved", move: record.events[1] };
const ENDED = { type: "ended", ...record.result, seed: record.dice.seed, entropies: { [blue.seat]: blue.entropy }, closing: record.closing };

const entries = (...events: object[]) => events.map((event, index) => ({ number: index + 1, at: 0, events: [event as Event] }) satisfies LogEntry);

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) } as unknown as Storage;
});

const attested = (closing = record.closing!, table: string | undefined = "cat", match: string | undefined = "1") => compare(table, match, record, closing);

describe("a device that saw the whole match", () => {
  test("attests the record by its own reckoning, whatever the server says at the end", async () => {
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, MOVED, { ...ENDED, closing: "00".repeat(32) }), now);
    expect(attested()).toMatchObject({ attested: true, promise: true, flaws: [] });
  });

  test("finds out that another one is told", async () => {
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, MOVED, ENDED), now);
    expect(attested("11".repeat(32))).toMatchObject({ attested: false, flaws: [{ code: "verify.device" }] });
  });

  test("keeps what was taken back, as the record does", async () => {
    const undone = { ...record, events: [...record.events, "p+9", "undo 1"] };
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, MOVED, { type: "moved", move: "p+9" }, { type: "undone", count: 1 }, ENDED), now);
    const { closing } = await verify({ record: undone, frames: [], flaws: [] });
    expect(compare("cat", "1", undone, closing).attested).toBe(true);
  });

  test("forgets a choice that old servers removed", async () => {
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, { type: "moved", move: "p+9" }, { type: "undone" }, MOVED, ENDED), now);
    expect(attested().attested).toBe(true);
  });

  test("knows the record from a file too, by its seed", async () => {
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, MOVED, ENDED), now);
    expect(attested(record.closing!, undefined, undefined).attested).toBe(true);
    expect(compare(undefined, undefined, { ...record, dice: { ...record.dice, seed: "22".repeat(32) } }, record.closing!).attested).toBe(false);
  });

  test("follows a match over several messages, and the next one anew", async () => {
    const device = new MatchWitness("cat");
    for (const entry of entries(BEGAN, SHAKEN, ROLLED, MOVED, ENDED)) void device.follow([entry], now);
    await device.follow(entries({ ...BEGAN, match: 2 }, SHAKEN, ROLLED, MOVED, ENDED), { play: { match: 2 } } as Now);
    expect(attested().attested).toBe(true);
    expect(attested(record.closing!, "cat", "2").attested).toBe(true);
  });

  test("keeps what it added to the dice, and what it saw first", async () => {
    witness("cat", 1, { commitment: record.dice.commitment, entropies: { [red.seat]: red.entropy } });
    await new MatchWitness("cat").follow(entries(BEGAN, SHAKEN, ROLLED, MOVED, ENDED), now);
    await new MatchWitness("cat").follow(entries({ ...ENDED, closing: "33".repeat(32) }), now);
    expect(attested()).toEqual({ attested: true, promise: true, flaws: [], seats: [red.seat] });
  });
});

test("a device that came later takes the server's word at the end", async () => {
  await new MatchWitness("cat").follow(entries(MOVED, ENDED), now);
  expect(attested()).toMatchObject({ attested: true, promise: false, flaws: [] });
});

test.each<[string, object[]]>([
  ["saw nothing", []],
  ["saw a match of an old server", [{ ...BEGAN, seats: undefined }, ROLLED, MOVED, { ...ENDED, closing: undefined }]],
])("a device that %s attests nothing", async (_, events) => {
  await new MatchWitness("cat").follow(entries(...events), now);
  expect(attested()).toEqual({ attested: false, promise: false, flaws: [], seats: [] });
});
