/** Dice, tiles, cheese, tins, pieces and the bag. */
import { between, detune, type Chance } from "./chance";
import { hiss, knock, later, TIN, tone, WOOD, type Layer } from "./layers";

/** Wooden dice: knocks that come faster and softer, as when they roll out. */
export function dice(chance: Chance): Layer[] {
  const layers: Layer[] = [];
  let at = 0;
  for (let volume = 0.42; volume > 0.1; volume *= between(chance, 0.68, 0.84)) {
    layers.push(...later(at, knock(WOOD, 640 * detune(chance, 4), 0.07, volume, 1)));
    at += between(chance, 0.05, 0.1) * (0.5 + volume * 1.6);
  }
  return layers;
}

/** A piece of cheese comes off: a pop, and a bite. */
export function cheese(chance: Chance): Layer[] {
  const pitch = 330 * detune(chance, 2);
  const bite = (volume: number) => [hiss([1300 * detune(chance, 2)], 0.05, volume, 1.4, { attack: 0.006 })];
  return [tone([pitch, pitch * 2.6], 0.085, 0.42), hiss([900], 0.03, 0.12, 1), ...later(0.13, bite(0.13)), ...later(between(chance, 0.2, 0.23), bite(0.1))];
}

/** The lid of a tin: a plop, and the metal rings on a little. */
export function tin(chance: Chance): Layer[] {
  const pitch = 540 * detune(chance, 1.5);
  return [tone([520, 200], 0.12, 0.4), ...later(0.05, knock(TIN, pitch, 0.36, 0.13, 0.9)), ...later(between(chance, 0.13, 0.16), knock(TIN, pitch * 1.03, 0.2, 0.05, 0.6))];
}

/** Cardboard on a table: dull and short. */
function board(pitch: number, volume: number): Layer[] {
  return [tone([pitch, pitch * 0.75], 0.12, volume), hiss([pitch * 3.2], 0.08, volume * 0.6, 0.8)];
}

export function lay(chance: Chance): Layer[] {
  return [...board(300 * detune(chance, 2), 0.45), ...later(between(chance, 0.05, 0.075), board(340 * detune(chance, 2), 0.14))];
}

/** A tile is turned over: it brushes through the air, and falls on its back. */
export function flip(chance: Chance): Layer[] {
  const falls = between(chance, 0.12, 0.15);
  return [hiss([700, 2300], 0.14, 0.12, 1.3, { attack: 0.08 }), ...later(falls, board(360 * detune(chance, 2), 0.38))];
}

/** Anything is picked up: light, and upwards. */
export function lift(chance: Chance): Layer[] {
  const pitch = 480 * detune(chance, 1.5);
  return [tone([pitch, pitch * 1.5], 0.14, 0.24, { attack: 0.012 }), hiss([1500], 0.06, 0.04, 1)];
}

/** A wooden disc comes down on others, and settles. */
export function disc(chance: Chance): Layer[] {
  const pitch = 390 * detune(chance, 2);
  const again = between(chance, 0.055, 0.08);
  return [...knock(WOOD, pitch, 0.12, 0.4), ...later(again, knock(WOOD, pitch * 1.06, 0.08, 0.15)), ...later(again * 1.6, knock(WOOD, pitch * 1.1, 0.06, 0.07))];
}

/** A hand in a cloth bag: rustling, and tiles that click against each other. */
export function bag(chance: Chance): Layer[] {
  const layers: Layer[] = [];
  for (let at = 0; at < 0.45; at += between(chance, 0.06, 0.1)) {
    const pitch = between(chance, 700, 1500);
    layers.push(...later(at, [hiss([pitch, pitch * detune(chance, 5)], between(chance, 0.09, 0.14), between(chance, 0.1, 0.2), 1.1, { attack: 0.035 })]));
    if (chance() < 0.45) layers.push(...later(at + 0.03, knock(WOOD, 820 * detune(chance, 4), 0.05, 0.08)));
  }
  return layers;
}
