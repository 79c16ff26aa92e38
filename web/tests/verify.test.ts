/** The verdict on single records; tests/web/test_verify.py compares it with Python's on hundreds of them, sound and forged. */
import { describe, expect, test } from "vitest";
import closings from "../../tests/core/closing_vectors.json";
import vectors from "../../tests/core/dice_vectors.json";
import type { Flaw, Frame, RecordFile } from "../src/protocol";
import { commitment, verify as verdictOn } from "../src/replay/verify";

/** What is wrong, and how many rolls are right. */
async function verify(replay: Parameters<typeof verdictOn>[0]): Promise<{ flaws: Flaw[]; rolls: number }> {
  const { flaws, rolls } = await verdictOn(replay);
  return { flaws, rolls };
}

const DIE = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 };
const ROLLS = vectors.rolls.map((index) => String(index + 1));
const ILLEGAL: Flaw = { code: "verify.move", args: { number: 20 } };
const OLD: Flaw = { code: "verify.version", args: { rules: 2 } };

function record(events: string[], { bots = [] as string[], promise = vectors.commitments[0]!.commitment, seed = vectors.seed as string | null } = {}): RecordFile {
  const seats = Object.entries(vectors.seats).map(([seat, entropy]) => ({ seat, name: seat, kind: bots.includes(seat) ? "bot" : "person", entropy }));
  return { kasimir: 1, seats, dice: { commitment: promise, seed }, events } as unknown as RecordFile;
}

/** The server's data about each event: the possible outcomes, or nothing for a choice. */
const frames = (...chances: (Record<string, number> | undefined)[]) => chances.map((each) => ({ chances: each }) as Frame);
const allRolled = frames(...ROLLS.map(() => DIE));

test.each(vectors.commitments)("the commitment of $bots.length bots", async ({ bots, commitment: promised }) => {
  expect(await commitment(record([], { bots }), vectors.seed)).toBe(promised);
});

test("the order of the seats makes no other commitment", async () => {
  const one = record([], { bots: ["r", "b"] });
  const other = { ...one, seats: one.seats.toReversed() };
  expect(await commitment(one, vectors.seed)).toBe(await commitment(other, vectors.seed));
});

describe("rolls", () => {
  test("that the dice gave are sound", async () => {
    expect(await verify({ record: record(ROLLS), frames: allRolled, flaws: [] })).toEqual({ flaws: [], rolls: 20 });
  });

  test("choices between them have numbers too", async () => {
    const events = ROLLS.map((face, index) => (index % 2 ? "p+5" : face));
    const mixed = frames(...ROLLS.map((_, index) => (index % 2 ? undefined : DIE)));
    expect(await verify({ record: record(events), frames: mixed, flaws: [] })).toEqual({ flaws: [], rolls: 10 });
  });

  test("those after an undo have numbers of their own", async () => {
    const events = [ROLLS[0]!, "undo 1", ...ROLLS.slice(2)];
    const taken = frames(...ROLLS.map(() => DIE));
    expect(await verify({ record: record(events), frames: taken, flaws: [] })).toEqual({ flaws: [], rolls: 19 });
  });

  test("the first one that is wrong is named, and hides what the rules say of later events", async () => {
    const events = ROLLS.with(7, "1").with(9, "1");
    const { flaws, rolls } = await verify({ record: record(events), frames: allRolled, flaws: [OLD, ILLEGAL] });
    expect(flaws).toEqual([OLD, { code: "verify.roll", args: { number: 8, event: "1", rolled: ROLLS[7] } }]);
    expect(rolls).toBe(7);
  });

  test("what stands there instead is cut short, by letters", async () => {
    const { flaws } = await verify({ record: record(["🐭".repeat(70)]), frames: allRolled, flaws: [] });
    expect(flaws[0]?.args.event).toBe("🐭".repeat(60));
  });

  test("outcomes are sorted by their text, not in the order in which they came", async () => {
    // The ticket of event 1 is 3 of 6: "10", "11", "2" and then, as a text, "30".
    const shuffled = { b: 1, "30": 1, "2": 1, a: 1, "11": 1, "10": 1 };
    expect(await verify({ record: record(["30"]), frames: frames(shuffled), flaws: [] })).toEqual({ flaws: [], rolls: 1 });
  });

  test("an outcome has as many tickets as it weighs", async () => {
    const weighed = ["x", "x", "x", "y", "z", "z"]; // who has the tickets 0 to 5
    const events = vectors.rolls.map((ticket) => weighed[ticket]!);
    const bags = frames(...events.map(() => ({ z: 2, y: 1, x: 3 })));
    expect(await verify({ record: record(events), frames: bags, flaws: [] })).toEqual({ flaws: [], rolls: 20 });
  });
});

describe("promises", () => {
  test("a seed that does not fit the commitment is found out, whatever else is wrong", async () => {
    const { flaws } = await verify({ record: record(ROLLS, { promise: "00".repeat(32) }), frames: allRolled, flaws: [ILLEGAL, OLD] });
    expect(flaws).toEqual([OLD, { code: "verify.commitment", args: {} }, ILLEGAL]);
  });

  test("without the seed nothing can be rolled again", async () => {
    const { flaws, rolls } = await verify({ record: record(ROLLS, { seed: null }), frames: allRolled, flaws: [ILLEGAL, OLD] });
    expect(flaws).toEqual([OLD, { code: "verify.sealed", args: {} }, ILLEGAL]);
    expect(rolls).toBe(0);
  });
});

describe("the chain", () => {
  const sound = closings.record as unknown as RecordFile;
  const whole = frames(DIE, undefined, undefined);
  const codes = async (changes: Partial<RecordFile>, seen = whole) =>
    (await verdictOn({ record: { ...sound, ...changes }, frames: seen, flaws: [] })).flaws.map((flaw) => flaw.code);
  const renamed = sound.seats.map((seat) => ({ ...seat, name: "Zorro" }));

  test("a record that nobody changed is consistent", async () => {
    const { flaws, rolls, closing, old } = await verdictOn({ record: sound, frames: whole, flaws: [] });
    expect({ flaws, rolls, closing, old }).toEqual({ flaws: [], rolls: 1, closing: sound.closing, old: false });
  });

  test.each<[string, Partial<RecordFile>, string[]]>([
    ["a choice", { events: [sound.events[0]!, "p+2"] }, ["verify.chain"]],
    ["a name", { seats: renamed }, ["verify.chain"]],
    ["the result", { result: { winners: ["b"], reason: "won" } }, ["verify.chain"]],
    ["the closing hash", { closing: "00".repeat(32) }, ["verify.chain"]],
    ["no closing hash", { closing: null }, ["verify.chain"]],
    ["a match called unfinished", { result: null }, ["verify.chain"]],
    ["the variant", { variant: "long" }, ["verify.commitment"]],
    ["the edition", { edition: { name: "own", values: { spaces: 31 } } }, ["verify.commitment"]],
    ["the start", { start: "somewhere" }, ["verify.commitment"]],
    ["a roll", { events: ["7", "p+1"] }, ["verify.roll"]],
  ])("%s", async (_, changes, wanted) => {
    expect(await codes(changes)).toContain(wanted[0]);
  });

  test("is not looked at after an event that breaks the rules", async () => {
    expect(await codes({ seats: renamed }, frames(DIE, undefined))).toEqual([]);
  });

  test("a match that goes on has no closing hash", async () => {
    expect(await codes({ result: null, closing: null })).toEqual([]);
  });

  test("goes over the places, where pieces are hidden", async () => {
    expect(await codes({ places: ["+", "x"], closing: closings.closing_with_places })).toEqual([]);
  });

  test("the first format has none, and says so", async () => {
    expect((await verdictOn({ record: record(ROLLS), frames: allRolled, flaws: [] })).old).toBe(true);
  });
});
