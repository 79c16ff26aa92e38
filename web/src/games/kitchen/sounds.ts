/** Kitchen: Kasimir arrives with a meow, and who is caught goes into a tin. */
import { CAT } from "./layout";
import type { GameSounds } from "../../board/step_sounds";
import type { KitchenBoardView } from "../../protocol";

export function soundsOf(board: KitchenBoardView): GameSounds {
  return {
    hop: ({ piece, path }, place) => {
      if (place === board.caught) return "tin";
      return piece === CAT && path[0] === board.box ? "meow" : undefined;
    },
  };
}
