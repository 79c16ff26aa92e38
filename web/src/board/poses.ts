/** Decides how each piece bears itself, from what happens and what has just happened. Contains no rules: what scares or pleases comes from the game. */
import type { Bearing, Facing, Pose } from "./art/characters";
import type { Point } from "./fly";
import type { Highlights } from "./highlights";
import type { Happening } from "../protocol";

/** The part of a stage that pieces react to. */
export interface Act {
  readonly places: Readonly<Record<string, string>>;
  readonly mover?: { piece: string; from: string } | undefined;
  readonly flight?: { to: string } | undefined;
  readonly dice: Readonly<Record<string, { tumbling: boolean }>>;
}

export type Moods = Readonly<Record<string, Pose>>;

/** What pieces of a game feel about a step, given what happened before it. */
export type Feel = (step: Happening, earlier: readonly Happening[]) => Moods;

/** What pieces still feel after some steps: a later feeling replaces an earlier one, and who moves on has none. */
export function moodsOf(steps: readonly Happening[], feel: Feel, piecesOf: (seat: string) => readonly string[], seats: readonly string[]): Moods {
  const moods: Record<string, Pose> = {};
  steps.forEach((step, index) => {
    if (step.what === "moved") delete moods[step.piece];
    else if (step.what === "caught") Object.assign(moods, { [step.piece]: "caught", [step.by]: "joy" });
    else if (step.what === "freed") moods[step.piece] = "joy";
    else if (step.what === "won") for (const seat of seats) for (const piece of piecesOf(seat)) moods[piece] = step.seats.includes(seat) ? "joy" : "sulk";
    Object.assign(moods, feel(step, steps.slice(0, index)));
  });
  return moods;
}

/** What everybody looks at: the thing that moves or tumbles, or what was touched last. */
export function attentionOf(stage: Act, { path }: Pick<Highlights, "path">, where: (id: string) => Point | undefined): Point | undefined {
  const die = Object.keys(stage.dice).find((id) => stage.dice[id]?.tumbling);
  const seen = stage.flight?.to ?? (stage.mover && stage.places[stage.mover.piece]) ?? die ?? path.at(-1);
  return seen === undefined ? undefined : where(seen);
}

/** What decides how pieces bear themselves. */
export interface Scene {
  /** Where a piece is drawn. */
  stand: (piece: string) => Point;
  /** A point that it faces when nothing happens. */
  ahead: (piece: string) => Point;
  /** The piece that moves, and where it comes from. */
  mover?: { piece: string; from: Point } | undefined;
  attention?: Point | undefined;
  /** The pieces that are caught, even if nothing happens. */
  caught?: ReadonlySet<string>;
  /** What a piece is afraid of. */
  threats?: ReadonlyMap<string, Point>;
  moods?: Moods;
  /** Pieces that have waited for long. */
  sleepy?: ReadonlySet<string>;
}

/** Closer than this in a direction counts as straight above or below. */
const LEVEL = 3;
/** Closer than this is oneself. */
const SELF = 12;

export function bearingOf(piece: string, scene: Scene): Bearing {
  const here = scene.stand(piece);
  const pose = poseOf(piece, scene);
  const rest = facing(here, scene.ahead(piece), "right");
  if (pose === "run") return { pose, facing: facing(scene.mover!.from, here, rest) };
  if (pose === "fear") return { pose, facing: rest, look: towards(here, scene.threats!.get(piece)!) };
  if (pose === "look" || pose === "idle") return { pose, facing: rest, look: scene.attention && towards(here, scene.attention) };
  return { pose, facing: rest };
}

function poseOf(piece: string, scene: Scene): Pose {
  const mood = scene.moods?.[piece];
  if (scene.caught?.has(piece) || mood === "caught") return "caught";
  if (scene.mover?.piece === piece) return "run";
  if (mood) return mood;
  if (scene.threats?.has(piece)) return "fear";
  if (scene.attention && towards(scene.stand(piece), scene.attention)) return "look";
  return scene.sleepy?.has(piece) ? "asleep" : "idle";
}

/** The side of a point on which another one is. */
export function facing(from: Point, to: Point, otherwise: Facing): Facing {
  if (Math.abs(to.x - from.x) < LEVEL) return otherwise;
  return to.x < from.x ? "left" : "right";
}

/** The direction from one point to another, 1 long; none to itself. */
export function towards(from: Point, to: Point): Point | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  return far < SELF ? undefined : { x: x / far, y: y / far };
}

/** Those of some pieces that have something within reach, and where it is. */
export function threatened(pieces: readonly string[], stand: (piece: string) => Point, threats: readonly Point[], reach: number): Map<string, Point> {
  const near = (piece: string) => {
    const { x, y } = stand(piece);
    return threats.find((threat) => Math.hypot(threat.x - x, threat.y - y) <= reach);
  };
  return new Map(pieces.flatMap((piece): [string, Point][] => {
    const threat = near(piece);
    return threat ? [[piece, threat]] : [];
  }));
}
