/** Trophies, luck and choices in words. */
import { say } from "../i18n/words.svelte";
import type { Ledger } from "./book";
import type { Trophy } from "./trophies";

/** What a trophy is called, or how to get it. */
export function trophyText(trophy: Trophy, attribute: "" | "how" = ""): string {
  switch (trophy.kind) {
    case "first":
    case "lesson":
      return say(`family.trophy-${trophy.kind}`, { game: say(`${trophy.game}.title`) }, attribute);
    case "level":
      return say("family.trophy-level", { level: say(`web.level-${trophy.level}`) }, attribute);
    case "deed":
      return say(`family.trophy-${trophy.id}`, {}, attribute);
  }
}

/** Shares of a win in a match, on average: from here on luck can be felt. */
const FELT = 0.05;
export type Luck = "kind" | "fair" | "teasing";

export function luckOf({ luck, matches }: Ledger): Luck {
  const mean = luck / Math.max(1, matches);
  return mean > FELT ? "kind" : mean < -FELT ? "teasing" : "fair";
}

/** What choices give away in a match on average, at most, for five stars, four, three and two: as after a single match. */
const STARS = [0.05, 0.2, 0.45, 0.9];
export const MOST_STARS = STARS.length + 1;

export function starsOf({ own, matches }: Ledger): number {
  const mean = own / Math.max(1, matches);
  const better = STARS.findIndex((most) => mean <= most);
  return better === -1 ? 1 : MOST_STARS - better;
}
