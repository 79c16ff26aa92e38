/** What pleases in towers: a mouse that is home. */
import { moodsOf, type Moods } from "../../board/poses";
import type { Happening, TowersBoardView, TowersView } from "../../protocol";

export const seatOf = (mouse: string): string => mouse.replace(/\d+$/, "");

export function moods(steps: readonly Happening[], board: TowersBoardView, view: TowersView): Moods {
  const miceOf = (seat: string) => Object.keys(view.pieces).filter((mouse) => seatOf(mouse) === seat);
  const feel = (step: Happening): Moods => (step.what === "moved" && step.path.at(-1) === board.hole ? { [step.piece]: "joy" } : {});
  return moodsOf(steps, feel, miceOf, board.seats);
}
