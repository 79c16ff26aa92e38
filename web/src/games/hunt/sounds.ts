/** The cat of hunt: asleep if its die shows no paw, and heard when it frightens a mouse. */
import type { GameSounds } from "../../board/step_sounds";
import type { HuntBoardView } from "../../protocol";

const PAWS_DIE = "die:paws";
const NO_PAWS = "0";

export function soundsOf(board: HuntBoardView): GameSounds {
  return {
    landed: ({ die, face }) => (die === PAWS_DIE && face === NO_PAWS ? "purr" : undefined),
    carried: ({ to }) => (to === board.store ? "meow" : undefined),
  };
}
