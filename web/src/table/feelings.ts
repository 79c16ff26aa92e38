/** Who at a table is glad or sad about a step. */
import type { Pose } from "../board/art/characters";
import type { GameParts } from "../games/games";
import type { Happening } from "../protocol";

export interface Felt {
  seats: readonly string[];
  pose: Pose;
  /** What a character says: a message `web.react-…`. */
  word?: "caught" | "freed" | "cheese" | "missed" | "won";
}

/** The seats that a piece or a place belongs to, where the game does not say it: `mouse:r`, `r1`, `plate:r` and `cat`. */
export function seatsOfId(id: string, seats: readonly string[]): string[] {
  const named = [id.split(":").at(-1) ?? "", id.replace(/\d+$/, ""), id === "cat" ? "c" : ""];
  return seats.filter((seat) => named.includes(seat));
}

/** Who feels something about a step; the last one is the most concerned. */
export function feltAt(step: Happening, seats: readonly string[], seatsOf: NonNullable<GameParts["seatsOf"]>): Felt[] {
  switch (step.what) {
    case "caught":
      return [{ seats: seatsOf(step.by, seats), pose: "joy" }, { seats: seatsOf(step.piece, seats), pose: "sulk", word: "caught" }];
    case "freed":
      return [{ seats: seatsOf(step.piece, seats), pose: "joy", word: "freed" }];
    case "carried":
      return step.thing === "cheese" ? [{ seats: seatsOf(step.to, seats), pose: "joy", word: "cheese" }] : [];
    case "missed":
      return [{ seats: [step.seat], pose: "sulk", word: "missed" }];
    case "won":
      return [{ seats: seats.filter((seat) => !step.seats.includes(seat)), pose: "sulk" }, { seats: step.seats, pose: "joy", word: "won" }];
    default:
      return [];
  }
}
