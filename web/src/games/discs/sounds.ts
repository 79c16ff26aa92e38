/** Everything that is carried in discs is a disc. */
import type { GameSounds } from "../../board/step_sounds";

export const sounds: GameSounds = { carried: () => "disc" };
