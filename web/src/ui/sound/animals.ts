/** Mice and cats. */
import { between, detune, type Chance } from "./chance";
import { hiss, later, tone, type Curve, type Layer } from "./layers";

/** The throat of an animal: a voice through a resonance that opens and closes. */
function voice(pitch: Curve, mouth: Curve, length: number, volume: number): Layer {
  const filter = { type: "bandpass", pitch: mouth, q: 1.6 } as const;
  return tone(pitch, length, volume, { source: "sawtooth", filter, attack: length * 0.18, hold: length * 0.3, vibrato: { rate: 6, cents: 18 } });
}

/** One high, short cry. */
function cry(pitch: number, length: number, volume: number): Layer[] {
  const bow: Curve = [pitch, pitch * 1.45, pitch * 1.15];
  const soft = { attack: length * 0.2, hold: length * 0.3 };
  return [tone(bow, length, volume, soft), tone([pitch * 2, pitch * 2.9, pitch * 2.3], length * 0.8, volume * 0.12, soft)];
}

/** A glad mouse: two or three cries. */
export function squeak(chance: Chance): Layer[] {
  const pitch = 1150 * detune(chance, 2);
  const second = between(chance, 0.1, 0.13);
  const third = chance() < 0.4 ? later(second * 2, cry(pitch * 1.2, 0.07, 0.1)) : [];
  return [...cry(pitch, 0.09, 0.15), ...later(second, cry(pitch * between(chance, 1.08, 1.2), 0.11, 0.16)), ...third];
}

/** A mouse that is caught: one cry that sinks. It comes after the pounce or the tin. */
export function caught(chance: Chance): Layer[] {
  const pitch = 1250 * detune(chance, 1.5);
  const sinks = { attack: 0.02, hold: 0.06, vibrato: { rate: 17, cents: 45 } };
  return later(0.16, [tone([pitch, pitch * 1.2, pitch * 0.62], 0.28, 0.16, sinks), tone([pitch * 2, pitch * 2.4, pitch * 1.24], 0.2, 0.02, sinks)]);
}

/** Two breaths of a cat that is content. */
export function purr(chance: Chance): Layer[] {
  const rate = 25 * detune(chance, 1);
  const breath = (pitch: number, length: number): Layer[] => {
    const shape = { tremolo: rate, attack: length * 0.3, hold: length * 0.35 };
    const filter = { type: "lowpass", pitch: [pitch * 6], q: 1 } as const;
    return [tone([pitch], length, 0.3, { ...shape, source: "sawtooth", filter }), hiss([pitch * 8], length, 0.2, 0.8, shape)];
  };
  return [...breath(92, 0.42), ...later(0.44, breath(80, 0.44))];
}

export function meow(chance: Chance): Layer[] {
  const pitch = 430 * detune(chance, 2);
  const length = between(chance, 0.5, 0.6);
  return [voice([pitch, pitch * 1.5, pitch * 1.35, pitch * 0.85], [800, 1900, 1300, 650], length, 0.32), hiss([1800], length * 0.6, 0.004, 1, { attack: 0.1 })];
}

/** A cat jumps: it swishes, and lands on soft paws. */
export function pounce(chance: Chance): Layer[] {
  const pitch = 220 * detune(chance, 2);
  const paw = (volume: number) => [tone([pitch, pitch * 0.55], 0.14, volume), hiss([700], 0.09, volume * 0.5, 0.8)];
  const swish = hiss([500, 1600, 900], 0.17, 0.16, 1.1, { attack: 0.09 });
  return [swish, ...later(0.13, paw(0.5)), ...later(0.13 + between(chance, 0.03, 0.05), paw(0.35))];
}
