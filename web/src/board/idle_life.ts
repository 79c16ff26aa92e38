/**
 * Quiet life on every screen: now and then one character blinks, flicks an ear or moves its tail. One at a time and not by
 * endless animations, so that a board at rest costs nothing.
 */
import { settings } from "../ui/settings.svelte";

const BLINK = { keyframes: [{ transform: "scaleY(1)" }, { transform: "scaleY(0.08)", offset: 0.45 }, { transform: "scaleY(1)" }], duration: 200 };
const FLICK = { keyframes: [0, -16, 5, -9, 0].map((by) => ({ rotate: `${by}deg` })), duration: 420 };
const SWISH = { keyframes: [0, 9, -5, 4, 0].map((by) => ({ rotate: `${by}deg` })), duration: 1400 };
/** How often each happens: mostly blinks. */
const HABITS = [
  { part: "[data-blinks]", ...BLINK },
  { part: "[data-blinks]", ...BLINK },
  { part: "[data-flicks]", ...FLICK },
  { part: "[data-swishes]", ...SWISH },
] as const;
/** Milliseconds from one to the next, at least and at most; the more characters there are, the sooner. */
const LEAST = 350;
const MOST = 3600;

const one = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(Math.random() * things.length)];

function live(): void {
  const alive = [...document.querySelectorAll<SVGElement>("[data-alive]")];
  setTimeout(live, Math.max(LEAST, (MOST * (0.5 + Math.random())) / Math.max(1, Math.sqrt(alive.length))));
  if (settings.motion === "none" || document.visibilityState === "hidden" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const habit = one(HABITS)!;
  for (const part of one(alive)?.querySelectorAll(habit.part) ?? []) part.animate([...habit.keyframes], { duration: habit.duration, easing: "ease-in-out" });
}

/** Begin, once for the whole page. */
export function comeAlive(): void {
  setTimeout(live, MOST);
}
