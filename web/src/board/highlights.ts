/** What lights up on a board. The table, lessons and the rules all ask `highlightsOf`; boards and their spots only draw it. */
import { touching, type Touchable } from "./touch";

export interface Highlights {
  /** The ids that were touched already, in order. */
  readonly path: readonly string[];
  /** The ids that may be touched next: they glow. */
  readonly next: ReadonlySet<string>;
  /** The ids that a hint would touch. */
  readonly hinted: ReadonlySet<string>;
}

export interface Situation {
  /** The legal moves; none where nobody at this screen may touch anything. */
  moves?: readonly Touchable[];
  /** What was touched so far. */
  path?: readonly string[];
  /** Whether a touch still waits for the server: what was touched stays marked, and nothing else may be touched. */
  awaiting?: boolean;
  /** What the move of a hint would touch. */
  hint?: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
/** A shared object, so that unchanged spots are not rendered again. */
export const NO_HIGHLIGHTS: Highlights = { path: [], next: NONE, hinted: NONE };

/** Compute the highlights from the legal moves, the touches so far and the hint. */
export function highlightsOf({ moves = [], path = [], awaiting = false, hint = [] }: Situation): Highlights {
  if (!moves.length && !path.length && !hint.length) return NO_HIGHLIGHTS;
  const touched = awaiting ? { path, next: NONE } : touching(moves, path);
  return { ...touched, hinted: hint.length ? new Set(hint) : NONE };
}

/** How one spot of a board is marked. */
export interface SpotMarks {
  next: boolean;
  chosen: boolean;
  hinted: boolean;
}

export function marksOf(id: string, { path, next, hinted }: Highlights): SpotMarks {
  return { next: next.has(id), chosen: path.includes(id), hinted: hinted.has(id) };
}
