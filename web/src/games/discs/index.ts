/** Discs: the board, and the number of uncovered discs of each seat. */
import type { Score } from "../games";
import type { DiscsBoardView, DiscsHiddenView, DiscsView } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { default as Finale } from "./Finale.svelte";
/** Lifting a hidden disc shows what lay below it, before people decide where to play it. */
export { isPlace as lifts } from "./piles";

export function scores(board: DiscsBoardView, view: DiscsView | DiscsHiddenView): Record<string, Score> {
  return Object.fromEntries(board.seats.map((seat) => [seat, { count: view.uncovered[seat] ?? 0, goal: board.goal }]));
}
