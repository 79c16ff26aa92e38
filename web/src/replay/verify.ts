/**
 * Verifies a record: its dice and its hashes are computed again by the algorithm in docs/records.md.
 *
 * The possible outcomes of each roll follow from the rules, which only the server has; they come with the frames.
 * Everything else is computed here, so that nobody has to be trusted.
 */
import { canonical, hmac, lastLink, plainly, sha256 } from "./hashes.ts";
import type { Flaw, Outcome, RecordFile, Replay, Seated } from "../protocol";

/** The first format of records, which binds neither the set-up nor the events. */
const OLD_FORMAT = 1;
const VERSION = "kasimir dice 2";
const OLD_VERSION = "kasimir dice 1";
/** Faults that the server finds before it checks the events. */
const AT_FIRST: readonly string[] = ["verify.version", "verify.edition"];
const TICKET_BYTES = 6;
const TICKETS = 2 ** (8 * TICKET_BYTES);
const LONGEST_SHOWN = 60;
/** An event that takes back as many of those before it. */
const UNDO = /^undo [1-9]\d{0,4}$/;

export interface Verdict {
  /** What is wrong; empty if the record is consistent. Events after the first bad one are not checked. */
  flaws: Flaw[];
  /** The number of rolls and draws that were verified. */
  rolls: number;
  /** The closing hash that follows from the record. */
  closing: string;
  /** Whether the record is of the first format, which proves less. */
  old: boolean;
}

/** Problems of a record: violations of the rules, from the server, and of its dice and hashes, computed here. */
export async function verify({ record, frames, flaws }: Pick<Replay, "record" | "frames" | "flaws">): Promise<Verdict> {
  const first = flaws.filter((flaw) => AT_FIRST.includes(flaw.code));
  const others = flaws.filter((flaw) => !AT_FIRST.includes(flaw.code));
  const old = record.kasimir === OLD_FORMAT;
  const closing = await closingOf(record);
  // After an event that breaks the rules nothing else is checked.
  const isWhole = frames.length > record.events.length;
  const chain = old || !isWhole || (record.closing ?? null) === (record.result ? closing : null) ? [] : [{ code: "verify.chain", args: {} }];
  const { seed } = record.dice;
  if (seed === null) return { flaws: [...first, { code: "verify.sealed", args: {} }, ...others, ...chain], rolls: 0, closing, old };
  const promise = (await commitment(record, seed)) === record.dice.commitment ? [] : [{ code: "verify.commitment", args: {} }];
  const { flaw, rolls } = await checkRolls({ record, frames }, seed);
  return { flaws: [...first, ...promise, ...(flaw ? [flaw] : [...others, ...chain])], rolls, closing, old };
}

/** The digest of everything that was fixed before the first event; none in the first format. */
async function digestOf(record: RecordFile): Promise<string[]> {
  if (record.kasimir === OLD_FORMAT) return [];
  const { dice: _dice, events: _events, places: _places, result: _result, closing: _closing, ...setup } = record;
  return [await sha256(canonical({ ...setup, seats: record.seats.map(({ seat }) => seat) }))];
}

/** The commitment: the hash of the set-up, the seed and the entropies of the computer's seats. */
export async function commitment(record: RecordFile, seed: string): Promise<string> {
  const bots = record.seats.filter((seat) => seat.kind === "bot").map((seat) => `${seat.seat} ${seat.entropy}`);
  const digest = await digestOf(record);
  return sha256([digest.length ? VERSION : OLD_VERSION, ...digest, seed, ...bots.sort(plainly)].join("\n"));
}

/** The inputs of a match's closing hash. */
export interface Whole {
  commitment: string;
  seats: readonly Seated[];
  /** The events as they were written at the table. */
  texts: readonly string[];
  seed: string | null;
  /** In turn order. */
  entropies: readonly string[];
  result: Outcome | null;
}

/** The closing hash: the last link of a chain over the players, all events, and what was revealed. */
export function closingHash({ commitment, seats, texts, seed, entropies, result }: Whole): Promise<string> {
  const opening = seats.map(({ seat, name, kind, character }) => ({ seat, name, kind, ...(character ? { character } : {}) }));
  const first = { commitment, seats: opening };
  return lastLink(canonical(first), [...texts, canonical({ seed, entropies, result })]);
}

function closingOf({ dice, seats, places, events, result }: RecordFile): Promise<string> {
  return closingHash({ ...dice, seats, texts: places ?? events, entropies: seats.map((seat) => seat.entropy), result });
}

/** Repeat every chance event, up to the first that differs from the record. */
async function checkRolls({ record, frames }: Pick<Replay, "record" | "frames">, seed: string): Promise<{ flaw?: Flaw; rolls: number }> {
  const mixedIn = [...(await digestOf(record)), ...record.seats.map((seat) => seat.entropy)].join(",");
  const sign = await hmac(seed);
  let rolls = 0;
  for (const [index, event] of record.events.entries()) {
    const chances = frames[index]?.chances;
    if (!chances || UNDO.test(event)) continue;
    const number = index + 1;
    const rolled = await roll(sign, number, mixedIn, chances);
    if (rolled !== event) return { flaw: { code: "verify.roll", args: { number, event: shortened(event), rolled } }, rolls };
    rolls += 1;
  }
  return { rolls };
}

type Sign = (message: string) => Promise<Uint8Array>;

/** The outcome of a chance event: outcomes are sorted by their texts, each with as many tickets as its weight. */
async function roll(sign: Sign, number: number, mixedIn: string, chances: Record<string, number>): Promise<string> {
  const outcomes = Object.entries(chances).sort(([one], [other]) => plainly(one, other));
  let left = await ticket(sign, number, mixedIn, outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [text, weight] of outcomes) {
    left -= weight;
    if (left < 0) return text;
  }
  throw new Error("a ticket beyond all outcomes");
}

/** A uniform number below the total, by rejection sampling. */
async function ticket(sign: Sign, number: number, mixedIn: string, total: number): Promise<number> {
  const fair = TICKETS - (TICKETS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await sign(`${number}.${attempt}:${mixedIn}`);
    const found = digest.slice(0, TICKET_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    if (found < fair) return found % total;
  }
}

function shortened(event: string): string {
  return Array.from(event).slice(0, LONGEST_SHOWN).join("");
}
