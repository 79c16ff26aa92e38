/** What animals on discs feel: glad where they were just played, and at the end as their side. */
import type { Moods } from "../../board/poses";
import type { Happening } from "../../protocol";
import type { Pile } from "./piles";

/** By pile: the animal on top of it. */
export function moods(steps: readonly Happening[], piles: readonly Pile[]): Moods {
  const won = steps.find((step) => step.what === "won");
  const isPlayed = steps.some((step) => step.what === "carried");
  if (won) return Object.fromEntries(piles.map((pile) => [pile.id, won.seats.includes(pile.discs.at(-1) ?? "") ? "joy" : "sulk"]));
  return Object.fromEntries(isPlayed ? piles.filter(({ star }) => star).map((pile) => [pile.id, "joy"]) : []);
}
