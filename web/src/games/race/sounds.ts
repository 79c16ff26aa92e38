/** Race: tiles come from the bag and go back into it, and a cat says that it lies down. */
import type { GameSounds } from "../../board/step_sounds";
import type { RaceBoardView } from "../../protocol";

export function soundsOf(board: RaceBoardView): GameSounds {
  return {
    carried: ({ thing, origin, to }) => {
      if (origin === board.bag || to === board.bag) return "bag";
      return thing === "cat" ? "meow" : undefined;
    },
  };
}
