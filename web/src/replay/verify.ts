/**
 * Checking the dice of a record: everything is computed again, by the recipe in docs/records.md.
 *
 * What each roll could have brought is a question of the rules, which only the server knows; it comes with the frames.
 * All the rest is done here, so that nobody has to be trusted.
 */
import { hmac, sha256 } from "./hashes.ts";
import type { Flaw, Paper, Replay } from "../protocol";

const VERSION = "kasimir dice 1";
const TICKET_BYTES = 6;
const TICKETS = 2 ** (8 * TICKET_BYTES);
const LONGEST_SHOWN = 60;

export interface Verdict {
  /** What is wrong; nothing if the record is sound. Events after the first bad one are not looked at. */
  flaws: Flaw[];
  /** How many rolls and draws were computed again and found right. */
  rolls: number;
}

/** What is wrong with a record: by the rules, as the server says, and with its dice, as we find out. */
export async function verify({ record, frames, flaws }: Pick<Replay, "record" | "frames" | "flaws">): Promise<Verdict> {
  const versions = flaws.filter((flaw) => flaw.code === "verify.version");
  const others = flaws.filter((flaw) => flaw.code !== "verify.version");
  const { seed } = record.dice;
  if (seed === null) return { flaws: [...versions, { code: "verify.sealed", args: {} }, ...others], rolls: 0 };
  const promise = (await commitment(record, seed)) === record.dice.commitment ? [] : [{ code: "verify.commitment", args: {} }];
  const { flaw, rolls } = await checkRolls({ record, frames }, seed);
  return { flaws: [...versions, ...promise, ...(flaw ? [flaw] : others)], rolls };
}

/** The hash by which the host bound itself: over the seed and the numbers of the computer's seats. */
export function commitment(record: Paper, seed: string): Promise<string> {
  const bots = record.seats.filter((seat) => seat.kind === "bot").map((seat) => `${seat.seat} ${seat.entropy}`);
  return sha256([VERSION, seed, ...bots.sort(plainly)].join("\n"));
}

/** Roll again wherever chance decided, up to the first roll that is not what the dice gave. */
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

/** What the dice gave for an event: outcomes stand in the order of their texts, each with as many tickets as it weighs. */
async function roll(sign: Sign, number: number, entropies: string, chances: Record<string, number>): Promise<string> {
  const outcomes = Object.entries(chances).sort(([one], [other]) => plainly(one, other));
  let left = await ticket(sign, number, entropies, outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [text, weight] of outcomes) {
    left -= weight;
    if (left < 0) return text;
  }
  throw new Error("a ticket beyond all outcomes");
}

/** A number below the total, each equally likely: what would favour some is thrown away and tried anew. */
async function ticket(sign: Sign, number: number, entropies: string, total: number): Promise<number> {
  const fair = TICKETS - (TICKETS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await sign(`${number}.${attempt}:${entropies}`);
    const found = digest.slice(0, TICKET_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    if (found < fair) return found % total;
  }
}

/** The order of plain strings, whatever the language. */
function plainly(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function shortened(event: string): string {
  return Array.from(event).slice(0, LONGEST_SHOWN).join("");
}
