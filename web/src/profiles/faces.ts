/** The faces that people choose from: a mouse or a cat, its mood, and what it wears. */
import type { CatName, Pose } from "../board/art/characters";

export type Wear =
  | "glasses" | "bow" | "cap" | "flower" | "crown" | "cook" | "pirate" | "headphones"
  | "bun" | "moustache" | "party" | "tophat" | "nightcap" | "scarf" | "beret";

export interface Look {
  animal: "mouse" | CatName;
  pose: Pose;
  wear?: Wear;
}

/** By name, in the order in which they are offered; each differs from all others without its colour. */
export const FACES = {
  flower: { animal: "mouse", pose: "idle", wear: "flower" },
  cap: { animal: "mouse", pose: "joy", wear: "cap" },
  tiger: { animal: "max", pose: "idle" },
  professor: { animal: "mouse", pose: "look", wear: "glasses" },
  pirate: { animal: "mouse", pose: "idle", wear: "pirate" },
  queen: { animal: "kasimir", pose: "idle", wear: "crown" },
  bow: { animal: "mouse", pose: "joy", wear: "bow" },
  cook: { animal: "mouse", pose: "idle", wear: "cook" },
  party: { animal: "max", pose: "joy", wear: "party" },
  music: { animal: "mouse", pose: "joy", wear: "headphones" },
  bun: { animal: "mouse", pose: "idle", wear: "bun" },
  magician: { animal: "kasimir", pose: "look", wear: "tophat" },
  sleepy: { animal: "mouse", pose: "asleep", wear: "nightcap" },
  moustache: { animal: "mouse", pose: "look", wear: "moustache" },
  painter: { animal: "max", pose: "look", wear: "beret" },
  winter: { animal: "kasimir", pose: "joy", wear: "scarf" },
} as const satisfies Record<string, Look>;

export type FaceName = keyof typeof FACES;
export const FACE_NAMES = Object.keys(FACES) as FaceName[];
