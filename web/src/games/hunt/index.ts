/** Hunt: the board, and the number of cheeses of each seat. */
import { plateOf } from "./layout";
import type { HuntBoardView, HuntView } from "../../protocol";

export { default as Board } from "./Board.svelte";

export function scores(board: HuntBoardView, view: HuntView): Record<string, { count: number; goal: number }> {
  return Object.fromEntries(board.seats.map((seat) => [seat, { count: view.cheese[plateOf(seat)] ?? 0, goal: board.goal ?? board.cheeses }]));
}

export const isDice = (board: HuntBoardView, id: string): boolean => id === board.dice;
