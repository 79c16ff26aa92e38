/** What this device has seen of the dice of a match, kept here: so a record can be held against it afterwards. */
import type { Flaw, Paper } from "../protocol";

const KEY = "kasimir.dice";
const MOST = 50;

export interface Witness {
  /** The promise that the server made before the first roll, as it was heard here. */
  commitment: string;
  /** What this device added to the dice, by seat. */
  entropies: Record<string, string>;
}

function all(): Record<string, Witness> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Witness>;
  } catch {
    return {};
  }
}

/** Remember what was seen of a match; nothing, where another window of the same player was faster. */
export function witness(table: string, match: number, seen?: Witness): void {
  const { [`${table}/${match}`]: _, ...others } = all();
  const kept = Object.entries(seen ? { ...others, [`${table}/${match}`]: seen } : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
  } catch {
    // Without storage nothing can be remembered; the dice can be checked all the same.
  }
}

const SILENT = /^0+$/;

/** How a record stands to what this device has seen: what is wrong, whose numbers are in it, whether the promise was heard. */
export function compare(table: string, match: string, record: Paper): { flaws: Flaw[]; seats: string[]; promise: boolean } {
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
