/** What mice and cats have in common: their poses, and where they look. */
import type { Snippet } from "svelte";
import type { Point } from "../fly";

/** All poses, calm ones first. `look` is towards something, `run` in the direction that they face. */
export const POSES = ["idle", "look", "run", "fear", "joy", "sulk", "asleep", "caught"] as const;
export type Pose = (typeof POSES)[number];
export type Facing = "left" | "right";
export type CatName = "max" | "kasimir";

/** How a character is drawn. */
export interface Bearing {
  pose?: Pose;
  facing?: Facing;
  /** The direction of the eyes on the screen, at most 1 long; straight ahead without it. */
  look?: Point;
  size?: number;
  /** What it wears on its head, which moves with it. */
  worn?: Snippet | undefined;
}

const AHEAD: Point = { x: 0.45, y: 0.1 };
/** Where eyes look that look at nothing outside. */
const INWARD: Partial<Record<Pose, Point>> = { sulk: { x: 0.35, y: 0.9 }, fear: { x: 0.6, y: -0.25 }, caught: { x: 0.3, y: -0.7 } };

/** The direction of the eyes in a drawing that faces right, and is mirrored to face left. */
export function gaze({ pose = "idle", facing = "right", look }: Bearing): Point {
  if (!look) return INWARD[pose] ?? AHEAD;
  return facing === "left" ? { x: -look.x, y: look.y } : look;
}
