/** What touches mice in race: a turn that they sleep through. */
import { moodsOf, type Moods } from "../../board/poses";
import type { Happening } from "../../protocol";

export const mouseOf = (seat: string): string => `mouse:${seat}`;

const feel = (step: Happening): Moods => (step.what === "missed" ? { [mouseOf(step.seat)]: "asleep" } : {});

export function moods(steps: readonly Happening[], seats: readonly string[]): Moods {
  return moodsOf(steps, feel, (seat) => [mouseOf(seat)], seats);
}
