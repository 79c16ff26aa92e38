/**
 * Verifies the dice of a record: everything is computed again by the algorithm in docs/records.md.
 *
 * The possible outcomes of each roll follow from the rules, which only the server has; they come with the frames.
 * Everything else is computed here, so that nobody has to be trusted.
 */
import { hmac, sha256 } from "./hashes.ts";
import type { Flaw, RecordFile, Replay } from "../protocol";

const VERSION = "kasimir dice 1";
const TICKET_BYTES = 6;
const TICKETS = 2 ** (8 * TICKET_BYTES);
const LONGEST_SHOWN = 60;

export interface Verdict {
  /** What is wrong; empty if the record is valid. Events after the first bad one are not checked. */
  flaws: Flaw[];
  /** The number of rolls and draws that were verified. */
  rolls: number;
}

/** Problems of a record: violations of the rules, from the server, and of its dice, computed here. */
export async function verify({ record, frames, flaws }: Pick<Replay, "record" | "frames" | "flaws">): Promise<Verdict> {
  const versions = flaws.filter((flaw) => flaw.code === "verify.version");
  const others = flaws.filter((flaw) => flaw.code !== "verify.version");
  const { seed } = record.dice;
  if (seed === null) return { flaws: [...versions, { code: "verify.sealed", args: {} }, ...others], rolls: 0 };
  const promise = (await commitment(record, seed)) === record.dice.commitment ? [] : [{ code: "verify.commitment", args: {} }];
  const { flaw, rolls } = await checkRolls({ record, frames }, seed);
  return { flaws: [...versions, ...promise, ...(flaw ? [flaw] : others)], rolls };
}

/** The commitment: the hash of the seed and of the entropies of the computer's seats. */
export function commitment(record: RecordFile, seed: string): Promise<string> {
  const bots = record.seats.filter((seat) => seat.kind === "bot").map((seat) => `${seat.seat} ${seat.entropy}`);
  return sha256([VERSION, seed, ...bots.sort(plainly)].join("\n"));
}

/** Repeat every chance event, up to the first that differs from the record. */
async function checkRolls({ record, frames }: Pick<Replay, "record" | "frames">, seed: string): Promise<{ flaw?: Flaw; rolls: number }> {
  const entropies = record.seats.map((seat) => seat.entropy).join(",");
  const sign = await hmac(seed);
  let rolls = 0;
  for (const [index, event] of record.events.entries()) {
    const chances = frames[index]?.chances;
    if (!chances) continue;
    const number = index + 1;
    const rolled = await roll(sign, number, entropies, chances);
    if (rolled !== event) return { flaw: { code: "verify.roll", args: { number, event: shortened(event), rolled } }, rolls };
    rolls += 1;
  }
  return { rolls };
}

type Sign = (message: string) => Promise<Uint8Array>;

/** The outcome of a chance event: outcomes are sorted by their texts, each with as many tickets as its weight. */
async function roll(sign: Sign, number: number, entropies: string, chances: Record<string, number>): Promise<string> {
  const outcomes = Object.entries(chances).sort(([one], [other]) => plainly(one, other));
  let left = await ticket(sign, number, entropies, outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [text, weight] of outcomes) {
    left -= weight;
    if (left < 0) return text;
  }
  throw new Error("a ticket beyond all outcomes");
}

/** A uniform number below the total, by rejection sampling. */
async function ticket(sign: Sign, number: number, entropies: string, total: number): Promise<number> {
  const fair = TICKETS - (TICKETS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await sign(`${number}.${attempt}:${entropies}`);
    const found = digest.slice(0, TICKET_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    if (found < fair) return found % total;
  }
}

/** Code-unit order, independent of the language. */
function plainly(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function shortened(event: string): string {
  return Array.from(event).slice(0, LONGEST_SHOWN).join("");
}
