/** Hunt: the board, and the number of cheeses of each seat; not every edition has a number that wins. */
import { plateOf } from "./layout";
import type { Score } from "../games";
import type { HuntBoardView, HuntView } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { default as Finale } from "./Finale.svelte";

export function scores(board: HuntBoardView, view: HuntView): Record<string, Score> {
  return Object.fromEntries(board.seats.map((seat) => [seat, { count: view.cheese[plateOf(seat)] ?? 0, goal: board.goal ?? undefined }]));
}
