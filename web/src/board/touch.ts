/** Matches touches against the moves that the server offers: a move is a sequence of touches. Contains no rules. */
import type { Choice } from "../protocol";

/** What to touch for a move, in order. */
export type Touchable = Pick<Choice, "touch">;

export interface Touching {
  /** What has been touched so far. */
  path: readonly string[];
  /** What may be touched next. */
  next: ReadonlySet<string>;
}

/** The state after a sequence of touches; a touch that all moves have in common is implied. */
export function touching(moves: readonly Touchable[], path: readonly string[] = []): Touching {
  let open = moves.filter((move) => path.every((id, index) => move.touch[index] === id));
  const walked = [...path];
  while (open.length > 1) {
    const ids = new Set(open.map((move) => move.touch[walked.length]));
    const [only] = ids;
    if (ids.size !== 1 || only === undefined || open.some((move) => move.touch.length === walked.length + 1)) break;
    walked.push(only);
    open = open.filter((move) => move.touch[walked.length - 1] === only);
  }
  const next = new Set(open.map((move) => move.touch[walked.length]).filter((id) => id !== undefined));
  return { path: walked, next };
}

/** The move that a sequence of touches completes, if any. */
export function moveOf(choices: Choice[], path: readonly string[]): Choice | undefined {
  return choices.find((choice) => choice.touch.length === path.length && choice.touch.every((id, i) => path[i] === id));
}
