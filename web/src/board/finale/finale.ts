/** The finale: a short scene that plays over the board when a match is over. Each game can have its own. */
import type { Point } from "../fly";
import { settings } from "../../ui/settings.svelte";
import { sound, type Name } from "../../ui/sound";

/** Seconds of a whole finale; after that it is quiet. */
export const LENGTH = 4;

/** The room above the board, in pixels of the screen. */
export interface Room {
  width: number;
  height: number;
  /** The scale of characters. */
  unit: number;
  /** The centre of something on the board that can be touched. */
  spot: (id: string) => Point | undefined;
}

export interface FinaleProps<Board, View> {
  game: string | undefined;
  board: Board;
  view: View;
  seats: string[];
  winners: string[];
  /** People at this device who have not won, and are comforted. */
  sad: string[];
  /** Whether nobody at this device has won, though somebody plays here. */
  lost: boolean;
  room: Room;
  /** The second that it is in, from 0 on; in a still picture the last one. */
  act: number;
}

/** A moment of an actor: where its feet are, and how it is held. */
export interface Frame extends Point {
  scale?: number;
  /** In degrees. */
  turn?: number;
  opacity?: number;
}

export interface Performance {
  frames: Frame[];
  /** In milliseconds. */
  time: number;
  delay?: number;
  easing?: string;
  /** How often it is repeated. */
  times?: number;
}

/** Whether there is only a picture of the end. */
export const isStill = (): boolean => settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a part takes with the user's settings, relative to its full length. */
export const pace = (): number => (settings.motion === "quick" ? 0.5 : 1);

const css = ({ x, y, scale = 1, turn = 0, opacity = 1 }: Frame) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`, opacity });

/** Let an element go through some moments; a still picture shows the last one. */
export function performs(node: HTMLElement, { frames, time, delay = 0, easing = "ease-in-out", times = 1 }: Performance) {
  Object.assign(node.style, css(frames.at(-1)!));
  if (isStill()) return;
  node.animate(frames.map(css), { duration: time * pace(), delay: delay * pace(), easing, iterations: times, fill: "backwards" });
}

/** Play some sounds at their times, in milliseconds from now; returns what stops them. */
export function hear(cues: readonly (readonly [time: number, name: Name])[]): () => void {
  const timers = cues.map(([time, name]) => setTimeout(() => document.visibilityState === "visible" && sound(name), time * pace()));
  return () => timers.forEach(clearTimeout);
}

/** Points in a row around its middle. */
export function row(count: number, { x, y }: Point, gap: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({ x: x + (index - (count - 1) / 2) * gap, y }));
}

/** Feet that hop on the spot. */
export const hops = ({ x, y }: Point, high: number): Frame[] => [{ x, y }, { x, y: y - high }, { x, y }];

/** The nearest point where a character is neither cut off nor behind the panel of a phone. */
export function inside({ width, height, unit }: Room, { x, y }: Point): Point {
  return { x: Math.min(width - 30 * unit, Math.max(30 * unit, x)), y: Math.min(height * 0.64, Math.max(52 * unit, y)) };
}
