/** Towers: the board, and the number of mice of each seat that are home. */
import type { Score } from "../games";
import type { TowersBoardView, TowersView } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { default as Finale } from "./Finale.svelte";

export function scores(board: TowersBoardView, view: TowersView): Record<string, Score> {
  return Object.fromEntries(board.seats.map((seat) => [seat, { count: view.home[seat] ?? 0, goal: board.mice }]));
}
