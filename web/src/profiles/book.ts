/** A family's matches, and what is counted of them. */
import type { MatchAnalysis } from "../protocol";

/** Who had a seat in a match. */
export interface Sitter {
  seat: string;
  /** What they were called; a bot has its level instead. */
  name?: string;
  level?: string;
  character?: string;
  /** The id of somebody of this family. */
  person?: string;
}

/** Luck and choices of a seat, as shares of a win. */
export interface Account {
  luck: number;
  /** What their own choices gave away. */
  own: number;
  /** The worst that it looked for them. */
  lowest: number;
}

export interface Analysed {
  exact: boolean;
  /** In the order of the seats. */
  accounts: Account[];
}

export interface KeptMatch {
  table: string;
  match: number;
  /** When it ended, in Unix seconds. */
  at: number;
  game: string;
  sitters: Sitter[];
  winners: string[];
  /** Once the server has analysed it. */
  analysed?: Analysed;
  /** The server has no replay of it any more. */
  isGone?: true;
}

/** Sums over the matches that were analysed. */
export interface Ledger {
  matches: number;
  /** How many of them were computed exactly. */
  exact: number;
  luck: number;
  own: number;
}

export interface GameCount {
  played: number;
  won: number;
  drawn: number;
  /** When it was played last. */
  last: number;
  ledger: Ledger;
}

/** All that a person's book says about their matches; old matches are kept only in here. */
export interface Tally {
  games: Record<string, GameCount>;
  /** When each trophy was earned. */
  earned: Record<string, number>;
  /** How often they were a cat and a mouse, and played with somebody of the family. */
  cat: number;
  mouse: number;
  together: number;
}

/** A match as one of its players sees it. */
export interface Side {
  match: KeptMatch;
  seat: string;
  won: boolean;
  drawn: boolean;
  /** The levels of the bots that played for somebody else. */
  bots: string[];
  /** How many others of the family played. */
  relatives: number;
  account: Account | undefined;
}

export const emptyTally = (): Tally => ({ games: {}, earned: {}, cat: 0, mouse: 0, together: 0 });
const emptyCount = (): GameCount => ({ played: 0, won: 0, drawn: 0, last: 0, ledger: emptyLedger() });
export const emptyLedger = (): Ledger => ({ matches: 0, exact: 0, luck: 0, own: 0 });

/** The match as it was for a person; nothing if they were not there. */
export function sideOf(match: KeptMatch, person: string): Side | undefined {
  const index = match.sitters.findIndex((sitter) => sitter.person === person);
  const own = match.sitters[index];
  if (!own) return undefined;
  const won = match.winners.includes(own.seat);
  // Who wins together has not beaten each other.
  const others = match.sitters.filter(({ seat }) => seat !== own.seat && !(won && match.winners.includes(seat)));
  return {
    match, seat: own.seat, won, drawn: match.winners.length === 0,
    bots: others.flatMap(({ level }) => (level ? [level] : [])),
    relatives: match.sitters.filter((sitter) => sitter.person && sitter.person !== person).length,
    account: match.analysed?.accounts[index],
  };
}

/** A tally with one more match; `earn` says which trophies it brings. */
export function counted(tally: Tally, side: Side, earn: (tally: Tally, side: Side) => string[]): Tally {
  const { match, seat, won, drawn, account, relatives } = side;
  const before = tally.games[match.game] ?? emptyCount();
  const game: GameCount = {
    played: before.played + 1, won: before.won + Number(won), drawn: before.drawn + Number(drawn), last: Math.max(before.last, match.at),
    ledger: account ? added(before.ledger, account, match.analysed!.exact) : before.ledger,
  };
  const isCat = seat === "c";
  const next: Tally = {
    games: { ...tally.games, [match.game]: game },
    earned: { ...tally.earned },
    cat: tally.cat + Number(isCat), mouse: tally.mouse + Number(!isCat), together: tally.together + Number(relatives > 0),
  };
  for (const trophy of earn(next, side)) next.earned[trophy] ??= match.at;
  return next;
}

function added(ledger: Ledger, { luck, own }: Account, exact: boolean): Ledger {
  return { matches: ledger.matches + 1, exact: ledger.exact + Number(exact), luck: ledger.luck + luck, own: ledger.own + own };
}

/** The sums of several games. */
export function sumOf(ledgers: readonly Ledger[]): Ledger {
  return ledgers.reduce((sum, { matches, exact, luck, own }) => ({
    matches: sum.matches + matches, exact: sum.exact + exact, luck: sum.luck + luck, own: sum.own + own,
  }), emptyLedger());
}

/** What is kept of the server's analysis. The last value of the curve is the result: nobody could still turn it. */
export function analysedOf({ exact, accounts, curve }: MatchAnalysis): Analysed {
  const before = curve.length > 1 ? curve.slice(0, -1) : curve;
  return {
    exact,
    accounts: accounts.map(({ luck, own }, index) => ({
      luck: luck.value, own: own.value, lowest: Math.min(...before.map((shares) => shares[index] ?? 1)),
    })),
  };
}

/** The game that was played most; of several the one that was played last. */
export function favourite({ games }: Tally): string | undefined {
  const [first] = Object.entries(games).sort(([, one], [, other]) => other.played - one.played || other.last - one.last);
  return first?.[0];
}
