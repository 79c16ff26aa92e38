/** What pleases and scares in kitchen: cheese for the mice, and Kasimir on the prowl. */
import { CAT, CAT_SEAT, miceOf } from "./layout";
import { moodsOf, type Moods } from "../../board/poses";
import type { Happening, KitchenBoardView, KitchenView } from "../../protocol";

export function moods(steps: readonly Happening[], board: KitchenBoardView, view: KitchenView): Moods {
  const free = miceOf(view).filter((mouse) => view.pieces[mouse] !== board.caught);
  const all = (pose: "joy" | "sulk") => Object.fromEntries(free.map((mouse) => [mouse, pose]));
  const feel = (step: Happening): Moods => {
    if (step.what === "carried" && step.to === board.plate) return { ...all("joy"), [CAT]: "sulk" };
    if (step.what === "missed") return step.seat === CAT_SEAT ? { [CAT]: "sulk" } : all("sulk");
    return {};
  };
  return moodsOf(steps, feel, (seat) => (seat === CAT_SEAT ? [CAT] : free), board.seats);
}
