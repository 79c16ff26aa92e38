/** The games: one folder each, discovered automatically. Facts and miniatures are in the first page, boards load when they are needed. */
import type { Component } from "svelte";
import { part } from "../ui/reload.svelte";
import { learnWords } from "../i18n/words.svelte";
import type { BoardProps } from "../board/board";

/** What `<game>/facts.ts` says: all that screens show of a game before its board is loaded. */
export interface Facts {
  /** Years: from this age on. */
  age: number;
  /** How many can play. */
  least: number;
  most: number;
  minutes: number;
  /** Its place in the lobby; games with the same number stand in the order of their names. */
  order: number;
  /** The cat on the seat `c`, where it is not Max. */
  cat?: "kasimir";
}

/** What `<game>/index.ts` gives. */
export interface GameParts {
  // Every board has views of its own; the session passes on what the server sends.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any>>;
  /** Each seat's score as pieces. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  scores: (board: any, view: any) => Record<string, { count: number; goal: number }>;
  /** Whether what is touched where chance decides are dice: then people are asked to roll. Without it there are none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  isDice?: (board: any, id: string) => boolean;
  /** Whether to touch this first means to lift it: the server is told, and answers what lies below. */
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

/** What a game's folder gives, and the words for it. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(game);
  const [parts] = await Promise.all([part(load), learnWords(game)]);
  return parts;
}
