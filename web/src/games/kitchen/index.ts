/** Kitchen: the board, the cheeses taken by the mice, and the mice caught by the cat. */
import type { Score } from "../games";
import type { KitchenBoardView, KitchenView } from "../../protocol";
import { CAT, CAT_SEAT, miceOf } from "./layout";

export { default as Board } from "./Board.svelte";
export { default as Finale } from "./Finale.svelte";

export function scores(board: KitchenBoardView, view: KitchenView): Record<string, Score> {
  const mice = miceOf(view);
  const caught = mice.filter((mouse) => view.pieces[mouse] === board.caught).length;
  const ofSeat = (seat: string) => (seat === CAT_SEAT ? { count: caught, goal: mice.length } : { count: view.taken, goal: board.cheeses });
  return Object.fromEntries(board.seats.map((seat) => [seat, ofSeat(seat)]));
}

/** All mice are one team, and so is their plate. */
export const seatsOf = (id: string, seats: readonly string[]): string[] => seats.filter((seat) => (seat === CAT_SEAT) === (id === CAT));
