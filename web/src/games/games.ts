/** The games: one folder each, discovered automatically. Facts and miniatures are bundled, boards are loaded on demand. */
import type { Component } from "svelte";
import { part } from "../ui/reload.svelte";
import { learnWords } from "../i18n/words.svelte";
import type { BoardProps } from "../board/board";
import type { FinaleProps } from "../board/finale/finale";

/** The contents of `<game>/facts.ts`: what screens show of a game before its board is loaded. */
export interface Facts {
  /** Years: from this age on. */
  age: number;
  /** The numbers of players. */
  least: number;
  most: number;
  minutes: number;
  /** Whether anything is left to chance: dice, tiles from a bag, a slide. */
  chance: boolean;
  /** Its place in the lobby; games with the same number are sorted by name. */
  order: number;
  /** The cat on the seat `c`, where it is not Max. */
  cat?: "kasimir";
}

/** How many pieces somebody has, and how many win, if there is such a number. */
export interface Score {
  count: number;
  goal?: number;
}

/** The contents of `<game>/index.ts`. */
export interface GameParts {
  // Every board has views of its own; the session passes on what the server sends.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any>>;
  /** What plays over the board when somebody has won; there is one for games without. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Finale?: Component<FinaleProps<any, any>>;
  /** Each seat's score as pieces. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  scores: (board: any, view: any) => Record<string, Score>;
  /** The seats that a piece or a place belongs to, where its id does not say it (see `seatsOfId`). */
  seatsOf?: (id: string, seats: readonly string[]) => string[];
  /** Whether touching this first lifts it: the request is sent to the server, which answers with what lies below. */
  lifts?: (id: string) => boolean;
}

const folders = import.meta.glob<GameParts>("./*/index.ts");
const facts = import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "facts" });
const miniatures = import.meta.glob<Component>("./*/Miniature.svelte", { eager: true, import: "default" });

/** The names of all games, in the order of the lobby. */
export const GAMES: readonly string[] = Object.entries(facts)
  .sort(([one, { order: before }], [other, { order: after }]) => before - after || one.localeCompare(other))
  .map(([path]) => path.split("/")[1]!);

export function factsOf(game: string): Facts | undefined {
  return facts[`./${game}/facts.ts`];
}

/** The drawing of a game on its card in the lobby, 260 by 140. */
export function miniatureOf(game: string): Component | undefined {
  return miniatures[`./${game}/Miniature.svelte`];
}

/** Load a game's module and its catalogue. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(game);
  const [parts] = await Promise.all([part(load), learnWords(game)]);
  return parts;
}
