/** Sounds, synthesised by the browser: there is nothing to load. */
import { chanceOf } from "./chance";
import { mixOf, SOUNDS, type Name } from "./names";
import { limiter, play } from "./synth";
import { settings } from "../settings.svelte";

export type { Name } from "./names";

/** Seconds in which the same sound is not played twice: without motion, or where dice are thrown together, many begin at once. */
const GAP = 0.05;

const chance = chanceOf(Math.random() * 2 ** 32);
const played = new Map<Name, number>();
let context: AudioContext | undefined;
let out: AudioNode | undefined;

/** Browsers allow no sound before the first touch, and take a while to start it: prepare it, so that animations do not wait. */
export function getReady(): void {
  if (!settings.effects) return;
  context ??= new AudioContext();
  out ??= limiter(context);
}
for (const touch of ["pointerup", "keyup"]) addEventListener(touch, () => setTimeout(getReady), true);

/** Play a sound, if sounds are on. */
export function sound(name: Name): void {
  if (!settings.effects || !context || !out) return;
  if (context.state === "suspended") void context.resume();
  if (context.currentTime - (played.get(name) ?? -GAP) < GAP) return;
  played.set(name, context.currentTime);
  play(context, out, SOUNDS[name](chance), gainOf(settings.effects) * mixOf(name));
}

/** The gain of a volume in percent: people hear the square as even steps. */
export function gainOf(percent: number): number {
  return (percent / 100) ** 2;
}
