/** Dice receipts: what this device saw of the dice of a match, stored locally, to compare a record with it later. */
import type { Flaw, RecordFile } from "../protocol";

const KEY = "kasimir.dice";
const MOST = 50;

export interface Witness {
  /** The server's commitment before the first roll, as received here. */
  commitment: string;
  /** The entropy that this device added, by seat. */
  entropies: Record<string, string>;
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

const SILENT = /^0+$/;

/** Compare a record with the receipt: what is wrong, whose entropy is in it, whether the commitment was received. */
export function compare(table: string, match: string, record: RecordFile): { flaws: Flaw[]; seats: string[]; promise: boolean } {
  const { commitment, entropies } = all()[`${table}/${match}`] ?? { commitment: "", entropies: {} };
  const told = new Map(record.seats.map(({ seat, entropy }) => [seat, entropy]));
  const flaws: Flaw[] = [];
  const seats = [];
  for (const [seat, entropy] of Object.entries(entropies)) {
    const found = told.get(seat) ?? "";
    if (found === entropy) seats.push(seat);
    else flaws.push({ code: SILENT.test(found) ? "web.dice-silent" : "web.dice-other", args: { seat } });
  }
  const promise = commitment === record.dice.commitment;
  if (commitment && !promise) flaws.push({ code: "web.dice-other-promise", args: {} });
  return { flaws, seats, promise };
}
