/** The books of a family, stored on this device alone; only the newest matches are kept one by one. */
import { counted, emptyTally, sideOf, type Analysed, type KeptMatch, type Tally } from "./book";
import { booksOf, type Books } from "./book_check";
import { keepText, keptText } from "./keeping.svelte";
import { profiles } from "./profiles.svelte";
import { earnedBy, lessonOf } from "./trophies";

export const KEY = "kasimir.book";
/** About 100 kB. */
export const MOST_MATCHES = 300;

function load(): Books {
  try {
    return booksOf(JSON.parse(keptText(KEY) ?? "{}"));
  } catch {
    return booksOf({});
  }
}

let kept = $state.raw(load());

let isStored = true;

/** Another window may have stored something since: every change begins with what is stored, unless it could not be. */
function change(how: (books: Books) => Books): void {
  kept = how(isStored ? load() : kept);
  isStored = keepText(KEY, JSON.stringify(kept));
}

export function books(): Books {
  return kept;
}

/** A person's matches, newest first. */
export function matchesOf(person: string): KeptMatch[] {
  return kept.matches.filter((match) => sideOf(match, person)).reverse();
}

/** All that is counted for a person. */
export function tallyOf(person: string): Tally {
  return kept.matches.reduce((tally, match) => withMatch(tally, match, person), kept.tallies[person] ?? emptyTally());
}

function withMatch(tally: Tally, match: KeptMatch, person: string): Tally {
  const side = sideOf(match, person);
  return side ? counted(tally, side, earnedBy) : tally;
}

const isSame = (one: KeptMatch, other: Pick<KeptMatch, "table" | "match">) => one.table === other.table && one.match === other.match;

/** Add a match that has ended, once. Old ones remain as sums. */
export function addMatch(match: KeptMatch): void {
  change((books) => (books.matches.some((one) => isSame(one, match)) ? books : summarised({ ...books, matches: [...books.matches, match] })));
}

function summarised({ matches, tallies }: Books): Books {
  const old = matches.slice(0, Math.max(0, matches.length - MOST_MATCHES));
  const sums = { ...tallies };
  for (const match of old) {
    for (const { person } of match.sitters) if (person) sums[person] = withMatch(sums[person] ?? emptyTally(), match, person);
  }
  return { matches: matches.slice(old.length), tallies: sums };
}

export function isAnalysed(match: KeptMatch): boolean {
  return kept.matches.some((one) => isSame(one, match) && one.analysed);
}

export function addAnalysis(table: string, match: number, analysed: Analysed): void {
  change((books) => ({ ...books, matches: books.matches.map((one) => (isSame(one, { table, match }) ? { ...one, analysed } : one)) }));
}

/** The server has no replay of these tables any more. */
export function forgetReplays(tables: readonly string[]): void {
  if (!tables.length) return;
  change((books) => ({ ...books, matches: books.matches.map((one) => (tables.includes(one.table) ? { ...one, isGone: true } : one)) }));
}

export function addLesson(person: string, game: string, at: number): void {
  change((books) => {
    const tally = books.tallies[person] ?? emptyTally();
    const earned = { [lessonOf(game).id]: at, ...tally.earned };
    return { ...books, tallies: { ...books.tallies, [person]: { ...tally, earned } } };
  });
}

/** Forget what was kept of a person. Matches of others stay, with the name that was called there. */
export function forgetPerson(person: string): void {
  change(({ matches, tallies }) => {
    const { [person]: _, ...others } = tallies;
    return { matches: matches.map((match) => without(match, person)).filter(isOurs), tallies: others };
  });
}

const without = (match: KeptMatch, person: string): KeptMatch => ({
  ...match, sitters: match.sitters.map(({ person: whose, ...sitter }) => (whose && whose !== person ? { ...sitter, person: whose } : sitter)),
});
const isOurs = (match: KeptMatch) => match.sitters.some(({ person }) => person);

export function replaceBooks(others: Books): void {
  const people = profiles().map(({ id }) => id);
  const tallies = Object.fromEntries(Object.entries(others.tallies).filter(([id]) => people.includes(id)));
  const strangers = others.matches.flatMap(({ sitters }) => sitters.flatMap(({ person }) => (person && !people.includes(person) ? [person] : [])));
  const matches = strangers.reduce((all, person) => all.map((match) => without(match, person)), others.matches).filter(isOurs);
  change(() => summarised({ matches, tallies }));
}

// Another window of this browser may add a match.
addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) kept = load();
});
