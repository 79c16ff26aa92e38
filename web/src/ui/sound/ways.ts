/** How pieces get about. */
import { between, detune, type Chance } from "./chance";
import { hiss, tone, type Layer } from "./layers";

/** The feet of a mouse, each step a little different. */
export function step(chance: Chance): Layer[] {
  const pitch = 560 * detune(chance, 3);
  const volume = between(chance, 0.24, 0.32);
  return [tone([pitch, pitch * 1.25], 0.13, volume, { attack: 0.006 }), hiss([1500 * detune(chance, 3)], 0.04, volume * 0.3, 1.2)];
}

/** The paws of a cat. */
export function prowl(chance: Chance): Layer[] {
  const pitch = 250 * detune(chance, 2);
  return [tone([pitch, pitch * 0.7], 0.14, 0.3, { attack: 0.01 }), hiss([650], 0.12, 0.26, 0.8, { attack: 0.015 })];
}

/** Down the slide: round and round, and ever lower. */
export function slide(chance: Chance): Layer[] {
  const pitch = 820 * detune(chance, 2);
  const length = between(chance, 0.48, 0.56);
  const whirl = { attack: 0.05, hold: length * 0.5, vibrato: { rate: between(chance, 8, 10), cents: 90 } };
  return [tone([pitch, pitch * 0.75, pitch * 0.38], length, 0.17, whirl), hiss([2000, 1200, 600], length, 0.06, 1.2, { attack: 0.06, hold: length * 0.4 })];
}

/** A tower groans: something that sticks and slips, as the hinge of an old door. */
export function wobble(chance: Chance): Layer[] {
  const rate = 58 * detune(chance, 2);
  const length = between(chance, 0.45, 0.55);
  const creak = (pitch: number, q: number, volume: number) => {
    const filter = { type: "bandpass", pitch: [pitch, pitch * 1.25, pitch * 0.9], q } as const;
    return tone([rate, rate * 1.7, rate * 1.2], length, volume, { source: "sawtooth", filter, attack: 0.06, hold: length * 0.45 });
  };
  return [creak(430, 5, 0.55), creak(1050, 7, 0.3)];
}
