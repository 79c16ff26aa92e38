/** Touching: a move is made by touching some things in order. Which ones, the server says; here are no rules. */
import type { Choice } from "../protocol";

export interface Touching {
  /** What has been touched so far. */
  path: string[];
  /** What may be touched next. */
  next: Set<string>;
}

/** The state of touching after a path; where all moves begin alike, that is taken as touched. */
export function touching(choices: Choice[], path: string[] = []): Touching {
  let open = choices.filter((choice) => path.every((id, index) => choice.touch[index] === id));
  const walked = [...path];
  while (open.length > 1) {
    const ids = new Set(open.map((choice) => choice.touch[walked.length]));
    const [only] = ids;
    if (ids.size !== 1 || only === undefined || open.some((choice) => choice.touch.length === walked.length + 1)) break;
    walked.push(only);
    open = open.filter((choice) => choice.touch[walked.length - 1] === only);
  }
  const next = new Set(open.map((choice) => choice.touch[walked.length]).filter((id) => id !== undefined));
  return { path: walked, next };
}

/** The move that a path of touches makes, if it makes one. */
export function moveOf(choices: Choice[], path: string[]): Choice | undefined {
  return choices.find((choice) => choice.touch.length === path.length && choice.touch.every((id, i) => path[i] === id));
}
