/** Sounds, synthesised by the browser: there is nothing to load. */
import { settings } from "./settings.svelte";

type Name = "roll" | "step" | "lay" | "flip" | "slide" | "caught" | "won" | "turn" | "no";

let context: AudioContext | undefined;

/** One tone: start and end pitch, start time, duration, volume. */
function tone(audio: AudioContext, from: number, to: number, start: number, length: number, volume: number, shape: OscillatorType): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const begin = audio.currentTime + start;
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

const SOUNDS: Record<Name, (audio: AudioContext) => void> = {
  roll: (audio) => [0, 0.09, 0.17, 0.27, 0.4].forEach((at) => tone(audio, 300 + Math.random() * 200, 120, at, 0.05, 0.18, "square")),
  step: (audio) => tone(audio, 520, 760, 0, 0.07, 0.12, "sine"),
  lay: (audio) => tone(audio, 240, 130, 0, 0.09, 0.2, "triangle"),
  flip: (audio) => tone(audio, 500, 1200, 0, 0.12, 0.1, "triangle"),
  slide: (audio) => tone(audio, 1100, 260, 0, 0.45, 0.14, "sine"),
  caught: (audio) => [0, 0.12].forEach((at, i) => tone(audio, 420 - i * 130, 210 - i * 60, at, 0.16, 0.16, "sawtooth")),
  won: (audio) => [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, pitch, pitch, i * 0.13, 0.3, 0.16, "triangle")),
  turn: (audio) => [660, 880].forEach((pitch, i) => tone(audio, pitch, pitch, i * 0.1, 0.14, 0.1, "sine")),
  no: (audio) => tone(audio, 200, 150, 0, 0.14, 0.14, "square"),
};

/** Browsers allow no sound before the first touch, and take a while to start it: prepare it, so that animations do not wait. */
function getReady(): void {
  setTimeout(() => {
    if (settings.sound) context ??= new AudioContext();
  });
}
for (const touch of ["pointerup", "keyup"]) addEventListener(touch, getReady, true);

/** Play a sound, if sounds are on. */
export function sound(name: Name): void {
  if (!settings.sound || !context) return;
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context);
}
