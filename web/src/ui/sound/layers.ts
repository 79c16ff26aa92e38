/** The parts that sounds are made of, as plain data: what to play is decided here, and synth.ts plays it. */

/** A curve: its points at equal intervals. */
export type Curve = readonly [number, ...number[]];

/** An oscillator or noise, perhaps filtered, with an envelope. Times are in seconds, pitches in hertz. */
export interface Layer {
  source: OscillatorType | "noise";
  /** The pitch of an oscillator. */
  pitch?: Curve;
  filter?: { type: BiquadFilterType; pitch: Curve; q: number };
  at: number;
  /** All of it: the volume rises during the attack, stays during the hold, and then falls by 60 decibels. */
  length: number;
  attack: number;
  hold: number;
  volume: number;
  /** Pulses per second of the volume. */
  tremolo?: number;
  vibrato?: { rate: number; cents: number };
}

export type More = Partial<Omit<Layer, "pitch" | "length" | "volume">>;

/** An oscillator that follows a curve of pitches. */
export function tone(pitch: Curve, length: number, volume: number, more: More = {}): Layer {
  return { source: "sine", pitch, length, volume, at: 0, attack: 0.004, hold: 0, ...more };
}

/** A narrow band of noise is softer than a tone by about this factor. */
const THIN = 3;

/** Noise around a pitch: rustling, brushing, breath. The higher `q`, the more it sounds like a tone. */
export function hiss(pitch: Curve, length: number, volume: number, q: number, more: More = {}): Layer {
  return { source: "noise", filter: { type: "bandpass", pitch, q }, length, volume: volume * THIN, at: 0, attack: 0.002, hold: 0, ...more };
}

/** What vibrates after a knock: the pitch of each partial relative to the lowest, its volume, and how long it rings. */
export type Body = readonly (readonly [ratio: number, volume: number, ring: number])[];

export const WOOD: Body = [[1, 1, 1], [2.57, 0.45, 0.6]];
export const TIN: Body = [[1, 1, 1], [1.52, 0.7, 0.85], [2.34, 0.4, 0.6], [3.61, 0.2, 0.45]];
/** Bars of a kalimba, which ring for long and softly. */
export const BAR: Body = [[1, 1, 1], [2, 0.16, 0.7], [5.4, 0.07, 0.16]];

/** Something hits a body: a short tick of noise, and the partials that ring. */
export function knock(body: Body, pitch: number, length: number, volume: number, tick = 0.7): Layer[] {
  const rings = body.map(([ratio, share, ring]) => tone([pitch * ratio], length * ring, volume * share, { attack: 0.002 }));
  return tick ? [...rings, hiss([pitch * 3.2], 0.03, volume * tick * 0.5, 1.2, { attack: 0.001 })] : rings;
}

/** The same layers, later. */
export function later(at: number, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, at: layer.at + at }));
}

/** When the last layer has faded. */
export function lengthOf(layers: readonly Layer[]): number {
  return Math.max(...layers.map((layer) => layer.at + layer.length));
}
