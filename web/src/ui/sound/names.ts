/** All sounds by name. */
import { caught, meow, pounce, purr, squeak } from "./animals";
import { lost, no, over, turn, won } from "./calls";
import type { Chance } from "./chance";
import type { Layer } from "./layers";
import { bag, cheese, dice, disc, flip, lay, lift, tin } from "./things";
import { prowl, slide, step, wobble } from "./ways";

export const SOUNDS = {
  bag, caught, cheese, dice, disc, flip, lay, lift, lost, meow, no, over, pounce, prowl, purr, slide, squeak, step, tin, turn, wobble, won,
} satisfies Record<string, (chance: Chance) => Layer[]>;

export type Name = keyof typeof SOUNDS;

/**
 * Decibels by which sounds are made louder or softer, so that in the loudest eighth of a second all have about the same
 * A-weighted loudness. What is heard all the time is 2 to 3 decibels softer: feet, paws and what is lifted.
 */
const MIX: Partial<Record<Name, number>> = {
  caught: -5, cheese: 3, dice: -1.5, disc: 2, lay: 1, meow: -2.5, no: 2.5, over: -2, purr: -2, slide: -6, squeak: -3.5, tin: -1, turn: -2, wobble: 4, won: -3.5,
};

/** The factor that the mix puts on a sound. */
export const mixOf = (name: Name): number => 10 ** ((MIX[name] ?? 0) / 20);
