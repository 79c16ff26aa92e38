/** Race: the board, and how close each path is to its goal. */
import { progress } from "./tiles";
import type { Score } from "../games";
import type { RaceBoardView, RaceView } from "../../protocol";

export { default as Board } from "./Board.svelte";
export { default as Finale } from "./Finale.svelte";

export function scores(board: RaceBoardView, view: RaceView): Record<string, Score> {
  return Object.fromEntries(board.seats.map((seat) => [seat, progress(board, view, seat)]));
}
