/** Receipts: what this device saw of a match and its dice, stored locally, to compare a record with it later. */
import type { Flaw, RecordFile } from "../protocol";

const KEY = "kasimir.dice";
const MOST = 50;

export interface Witness {
  /** The server's commitment before the first roll, as received here. */
  commitment: string;
  /** The entropy that this device added, by seat. */
  entropies: Record<string, string>;
  /** Once the match has ended: the seed of the dice, and the closing hash. */
  seed?: string;
  closing?: string;
}

function all(): Record<string, Witness> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Witness>;
  } catch {
    return {};
  }
}

/** Store what was seen of a match; nothing if another window of the same player was faster. */
export function witness(table: string, match: number, seen?: Witness): void {
  const { [`${table}/${match}`]: _, ...others } = all();
  const kept = Object.entries(seen ? { ...others, [`${table}/${match}`]: seen } : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
  } catch {
    // Without storage there is no receipt; the dice can be verified all the same.
  }
}

/** Store the closing hash of a match that has ended; an existing one is never replaced. */
export function keepClosing(table: string, match: number, end: Required<Pick<Witness, "commitment" | "seed" | "closing">>): void {
  const seen = all()[`${table}/${match}`];
  if (!seen?.closing) witness(table, match, { entropies: {}, ...end, ...seen, seed: end.seed, closing: end.closing });
}

/** The receipt of a match at a table here, or of a record from a file, found by seed: another seed would change every roll. */
function receiptOf(table: string | undefined, match: string | undefined, record: RecordFile): Partial<Witness> {
  const known = all();
  return known[`${table}/${match}`] ?? Object.values(known).find(({ seed }) => seed && seed === record.dice.seed) ?? {};
}

export interface Comparison {
  /** What differs from what this device saw. */
  flaws: Flaw[];
  /** The seats for which this device added what the record contains. */
  seats: string[];
  /** Whether the commitment was received here. */
  promise: boolean;
  /** Whether this device saw the match end with the same closing hash. */
  attested: boolean;
}

const SILENT = /^0+$/;

/** Compare a record, and the closing hash that follows from it, with the receipt. */
export function compare(table: string | undefined, match: string | undefined, record: RecordFile, closing: string): Comparison {
  const { commitment, entropies = {}, closing: kept } = receiptOf(table, match, record);
  const told = new Map(record.seats.map(({ seat, entropy }) => [seat, entropy]));
  const flaws: Flaw[] = [];
  const seats: string[] = [];
  for (const [seat, entropy] of Object.entries(entropies)) {
    const found = told.get(seat) ?? "";
    if (found === entropy) seats.push(seat);
    else flaws.push({ code: SILENT.test(found) ? "web.dice-silent" : "web.dice-other", args: { seat } });
  }
  const promise = commitment === record.dice.commitment;
  if (commitment && !promise) flaws.push({ code: "web.dice-other-promise", args: {} });
  if (kept && kept !== closing) flaws.push({ code: "verify.device", args: {} });
  return { flaws, seats, promise, attested: kept === closing };
}
