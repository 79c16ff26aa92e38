/** What pleases and scares in hunt: cheese, and the cat close behind. */
import { mouseOf, seatOf } from "./layout";
import { moodsOf, type Moods } from "../../board/poses";
import type { Happening } from "../../protocol";

const PLATE = /^plate:/;

/** A mouse is glad about cheese on its plate, and sad about what it gives back. */
function feel(step: Happening): Moods {
  if (step.what === "missed") return { [mouseOf(step.seat)]: "sulk" };
  if (step.what !== "carried") return {};
  if (PLATE.test(step.to)) return { [mouseOf(seatOf(step.to))]: "joy" };
  return PLATE.test(step.origin) ? { [mouseOf(seatOf(step.origin))]: "sulk" } : {};
}

export function moods(steps: readonly Happening[], seats: readonly string[]): Moods {
  return moodsOf(steps, feel, (seat) => [mouseOf(seat)], seats);
}
