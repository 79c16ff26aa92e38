/** What players are called: by their own names, by the names of the computer's characters, and as a team. */
import { isolated } from "./names";
import { listed, say } from "./words.svelte";
import type { SeatNow } from "../protocol";

/** A player's name; a seat that nobody has is called by its colour or its piece. */
export function playerName({ seat, name, character }: Pick<SeatNow, "seat" | "name" | "character">): string {
  if (name) return isolated(name);
  return character ? say(`character.${character}`) : say(`web.seat-${seat}`);
}

/** Who a character of the computer is, in a sentence: a cat by its level, because one cat may play at every level. */
export function aboutOf(seat: string, character: string | null | undefined, level: string | null | undefined): string {
  return say(seat === "c" ? `character.about-cat-${level}` : `character.about-${character}`);
}

/** Whether seats are members of a team: mice that are told apart by numbers play together against the cat. */
export function isTeam(seats: string[]): boolean {
  return seats.length > 1 && seats.every((seat) => /^m\d$/.test(seat));
}

/** Who won. */
export function wonText(winners: string[], name: (seat: string) => string): string {
  return isTeam(winners) ? say("web.won-team") : say("web.won", { names: listed(winners.map(name)), count: winners.length });
}
