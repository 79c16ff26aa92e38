/** The trophies of a book: for playing, learning and daring, never for playing every day. */
import { emptyTally, type Side, type Tally } from "./book";
import { GAMES } from "../games/games";

/** A trophy is one for a game, one for a level, or one of these. */
export const DEEDS = ["all-games", "together", "cat-and-mouse", "comeback", "against-luck", "careful", "brave", "ten", "fifty"] as const;
export type Deed = (typeof DEEDS)[number];

export type Trophy =
  | { id: string; kind: "first" | "lesson"; game: string }
  | { id: string; kind: "level"; level: string }
  | { id: Deed; kind: "deed" };

/** Of a win: when all seemed lost, when the dice were against somebody, and what the best choices may give away. */
const LOST = 0.12;
const UNLUCKY = -0.15;
const HARDLY = 0.02;
const NOTICEABLE = 0.05;
/** Who dares to play against these, won or lost. */
const STRONG: readonly string[] = ["hard", "master", "perfect"];
const TEN = 10;
const FIFTY = 50;

/** Others gave something away, so there was something to choose. */
function choseWell({ match, account }: Side): boolean {
  const others = match.analysed?.accounts.some(({ own }) => own > NOTICEABLE);
  return account !== undefined && account.own <= HARDLY && others === true;
}

const RULES: Record<Deed, (tally: Tally, side: Side) => boolean> = {
  "all-games": ({ games }) => GAMES.every((game) => games[game]),
  together: (_, { relatives }) => relatives > 0,
  "cat-and-mouse": ({ cat, mouse }) => cat > 0 && mouse > 0,
  comeback: (_, { won, account }) => won && account !== undefined && account.lowest <= LOST,
  "against-luck": (_, { won, account }) => won && account !== undefined && account.luck <= UNLUCKY,
  careful: (_, side) => choseWell(side),
  brave: (_, { match, seat }) => match.sitters.some((sitter) => sitter.seat !== seat && STRONG.includes(sitter.level ?? "")),
  ten: ({ games }) => playedIn(games) >= TEN,
  fifty: ({ games }) => playedIn(games) >= FIFTY,
};

const playedIn = (games: Tally["games"]) => Object.values(games).reduce((sum, { played }) => sum + played, 0);

export const firstOf = (game: string): Trophy => ({ id: `first:${game}`, kind: "first", game });
export const lessonOf = (game: string): Trophy => ({ id: `lesson:${game}`, kind: "lesson", game });
export const levelOf = (level: string): Trophy => ({ id: `level:${level}`, kind: "level", level });

/** The ids of all trophies that a match gives, also those that somebody has already. */
export function earnedBy(tally: Tally, side: Side): string[] {
  const levels = side.won ? side.bots.map((level) => levelOf(level).id) : [];
  return [firstOf(side.match.game).id, ...levels, ...DEEDS.filter((deed) => RULES[deed](tally, side))];
}

/** All trophies that there are. The levels come from the server; those that somebody has beaten are known without it. */
export function allTrophies(levels: readonly string[], { earned } = emptyTally()): Trophy[] {
  const beaten = Object.keys(earned).flatMap((id) => (id.startsWith("level:") ? [id.slice("level:".length)] : []));
  const deeds: Trophy[] = DEEDS.map((deed) => ({ id: deed, kind: "deed" }));
  return [...GAMES.map(firstOf), ...GAMES.map(lessonOf), ...[...new Set([...levels, ...beaten])].map(levelOf), ...deeds];
}

/** The trophy of an id; undefined if this Kasimir has none of it. */
export function trophyOf(id: string): Trophy | undefined {
  const [kind, name = ""] = id.split(":");
  if (kind === "level") return levelOf(name);
  return allTrophies([]).find((trophy) => trophy.id === id);
}
