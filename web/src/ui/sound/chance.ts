/** Seeded randomness: no sound is played twice in the same way, but a test can repeat it. */

/** Yields numbers from 0 to 1, without 1. */
export type Chance = () => number;

/** The generator mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between two others. */
export const between = (chance: Chance, least: number, most: number): number => least + (most - least) * chance();

/** A factor for a pitch, at most so many semitones up or down. */
export const detune = (chance: Chance, semitones: number): number => 2 ** (between(chance, -semitones, semitones) / 12);
