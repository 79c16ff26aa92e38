/** Who hears which ending: nobody who lost hears the winner's. */
import type { Name } from "./names";

/** The sound of an ending, for a device with some seats. Who only watches hears a neutral one. */
export function endingFor(winners: readonly string[], own: readonly string[]): Name {
  if (!own.length || !winners.length) return "over";
  return own.some((seat) => winners.includes(seat)) ? "won" : "lost";
}
