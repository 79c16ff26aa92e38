/** Towers: a tower groans under one more mouse, and who is home is glad. */
import type { GameSounds } from "../../board/step_sounds";
import type { TowersBoardView } from "../../protocol";

/** @param isTower Whether several mice stand at a place, with the one that has just come there. */
export function soundsOf(board: TowersBoardView, isTower: (place: string) => boolean): GameSounds {
  return {
    hop: (_, place) => {
      if (place === board.hole) return "squeak";
      return isTower(place) ? "wobble" : undefined;
    },
  };
}
