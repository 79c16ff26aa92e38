/** The five games as the lobby shows them; each board is loaded when it is needed. */
import type { Component } from "svelte";
import { part } from "./reload.svelte";
import { learnWords } from "./words.svelte";
import type { BoardProps } from "./board";

/** What each game's folder gives: its board, and each seat's score as pieces. */
export interface GameParts {
  // Every board has views of its own; the session passes on what the server sends.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  scores: (board: any, view: any) => Record<string, { count: number; goal: number }>;
}

const folders = import.meta.glob<GameParts>("../boards/*/index.ts");

export const GAMES = ["hunt", "towers", "race", "kitchen", "discs"] as const;
export type Game = (typeof GAMES)[number];

/** From which age, how many seats, how many minutes. */
export const FACTS: Record<Game, { age: number; least: number; most: number; minutes: number }> = {
  hunt: { age: 4, least: 2, most: 4, minutes: 15 },
  towers: { age: 6, least: 2, most: 4, minutes: 20 },
  race: { age: 7, least: 2, most: 4, minutes: 30 },
  kitchen: { age: 8, least: 2, most: 5, minutes: 30 },
  discs: { age: 6, least: 2, most: 2, minutes: 10 },
};

/** What a game's folder gives, and the words for it. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = folders[`../boards/${game}/index.ts`];
  if (!load) throw new Error(game);
  const [parts] = await Promise.all([part(load), learnWords(game)]);
  return parts;
}
