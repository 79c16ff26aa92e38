/** Checks books that were stored or imported, piece by piece: what is broken is left out. */
import { emptyLedger, emptyTally, type Account, type Analysed, type GameCount, type KeptMatch, type Ledger, type Sitter, type Tally } from "./book";

export interface Books {
  /** The newest last. */
  matches: KeptMatch[];
  /** By person: lessons, and what was counted of matches that are no longer kept one by one. */
  tallies: Record<string, Tally>;
}

type Found = Record<string, unknown>;
const LONGEST_TEXT = 100;
/** No game has more seats. */
const MOST_SEATS = 8;

const isRecord = (found: unknown): found is Found => typeof found === "object" && found !== null && !Array.isArray(found);
const recordOf = (found: unknown): Found => (isRecord(found) ? found : {});
const listOf = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);
const isText = (found: unknown): found is string => typeof found === "string" && found.length > 0 && found.length <= LONGEST_TEXT;
const isNumber = (found: unknown): found is number => typeof found === "number" && Number.isFinite(found);
const count = (found: unknown) => (isNumber(found) && found >= 0 ? Math.floor(found) : 0);
const isThere = <Item>(item: Item | undefined): item is Item => item !== undefined;
const texts = (found: unknown): string[] => listOf(found).filter(isText);

/** Those of these properties that are texts. */
function textsIn<Key extends string>(found: Found, keys: readonly Key[]): Partial<Record<Key, string>> {
  return Object.fromEntries(keys.flatMap((key) => (isText(found[key]) ? [[key, found[key]]] : []))) as Partial<Record<Key, string>>;
}

function sitterOf(found: unknown): Sitter | undefined {
  const { seat, ...other } = recordOf(found);
  return isText(seat) ? { seat, ...textsIn(other, ["name", "level", "character", "person"]) } : undefined;
}

function accountOf(found: unknown): Account | undefined {
  const { luck, own, lowest } = recordOf(found);
  return isNumber(luck) && isNumber(own) && isNumber(lowest) ? { luck, own, lowest } : undefined;
}

function analysedOf(found: unknown, seats: number): Analysed | undefined {
  const { exact, accounts } = recordOf(found);
  const good = listOf(accounts).map(accountOf).filter(isThere);
  return good.length === seats ? { exact: exact === true, accounts: good } : undefined;
}

function matchOf(found: unknown): KeptMatch | undefined {
  const { table, match, at, game, sitters, winners, analysed, isGone } = recordOf(found);
  const seats = listOf(sitters).slice(0, MOST_SEATS).map(sitterOf).filter(isThere);
  if (!isText(table) || !isNumber(match) || !isNumber(at) || !isText(game) || !seats.some(({ person }) => person)) return undefined;
  const known = analysedOf(analysed, seats.length);
  return { table, match, at, game, sitters: seats, winners: texts(winners), ...(known && { analysed: known }), ...(isGone === true && { isGone }) };
}

function ledgerOf(found: unknown): Ledger {
  const { matches, exact, luck, own } = recordOf(found);
  return isNumber(luck) && isNumber(own) ? { matches: count(matches), exact: count(exact), luck, own } : emptyLedger();
}

function countOf(found: unknown): GameCount {
  const { played, won, drawn, last, ledger } = recordOf(found);
  return { played: count(played), won: count(won), drawn: count(drawn), last: count(last), ledger: ledgerOf(ledger) };
}

function entries<Value>(found: unknown, valueOf: (one: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(recordOf(found)).filter(([name]) => isText(name)).map(([name, one]) => [name, valueOf(one)]));
}

function tallyOf(found: unknown): Tally {
  const { games, earned, cat, mouse, together } = recordOf(found);
  return { ...emptyTally(), games: entries(games, countOf), earned: entries(earned, count), cat: count(cat), mouse: count(mouse), together: count(together) };
}

export function booksOf(found: unknown): Books {
  const { matches, tallies } = recordOf(found);
  const once = new Map(listOf(matches).map(matchOf).filter(isThere).map((match) => [`${match.table}/${match.match}`, match]));
  return { matches: [...once.values()], tallies: entries(tallies, tallyOf) };
}
