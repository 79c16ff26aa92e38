/** The piles as they are to be drawn: those of the view, and what has happened to them since. */
import type { Stage } from "../../lib/stage.svelte";
import type { DiscsHiddenView, DiscsView } from "../../protocol";

/** A covered disc of which nobody is told what it is. */
export const COVERED = "?";

export interface Pile {
  id: string;
  /** From bottom to top. */
  discs: string;
  star: boolean;
}

/** The id of a pile without the number that tells twins apart. */
export function kind(id: string): string {
  return id.replace(/\.\d+$/, "");
}

/** The piles of a view. */
export function pilesOf(view: DiscsView | DiscsHiddenView): Pile[] {
  return view.piles.map((pile) => ({
    id: pile.id,
    discs: "discs" in pile ? pile.discs : COVERED.repeat(pile.height - 1) + pile.top,
    star: pile.star,
  }));
}

/** The piles in the middle of what is happening. */
export function pilesNow(view: DiscsView | DiscsHiddenView, stage: Stage): Pile[] {
  const piles = new Map(pilesOf(view).map((pile) => [pile.id, pile]));
  const { lifted, flight, flipped } = stage;
  const gone = [lifted?.at, ...[...stage.carried, flight].map((one) => one?.origin)].filter((id) => id !== undefined);
  for (const id of new Set(gone)) turnUp(piles, id, id === lifted?.at ? lifted.below : undefined, 1);
  if (stage.carried.length) for (const [id, pile] of piles) piles.set(id, { ...pile, star: false });
  for (const { to, thing } of stage.carried) {
    const pile = piles.get(to);
    piles.set(to, { id: to, discs: (pile?.discs ?? "") + thing, star: true });
  }
  if (flipped) turnUp(piles, flipped.at, flipped.face, 0);
  return [...piles.values()].filter((pile) => pile.discs);
}

/** Take some discs off a pile; what is on top then may be known. */
function turnUp(piles: Map<string, Pile>, id: string, face: string | null | undefined, off: number): void {
  const pile = piles.get(id);
  if (!pile) return;
  const left = pile.discs.slice(0, pile.discs.length - off);
  piles.set(id, { ...pile, star: false, discs: face && left ? left.slice(0, -1) + face : left });
}

/** Where piles lie: each stays in its cell, also when it changes its id. */
export class Cells {
  private kept = new Map<string, number>();

  /** The cell of each pile. */
  settle(piles: Pile[]): Map<string, number> {
    if (piles.some((pile) => !pile.id.startsWith("place:"))) this.forget("place:");
    const next = new Map<string, number>();
    const fresh = piles.filter((pile) => {
      const cell = pile.id.startsWith("place:") ? Number(pile.id.slice(6)) - 1 : this.kept.get(pile.id);
      if (cell !== undefined) next.set(pile.id, cell);
      return cell === undefined;
    });
    const left = new Map([...this.kept].filter(([id]) => !next.has(id)));
    for (const pile of fresh) {
      const before = [...left.keys()].find((id) => isNeighbour(kind(id), kind(pile.id)));
      next.set(pile.id, before === undefined ? firstFree([...next.values(), ...left.values()]) : left.get(before)!);
      if (before !== undefined) left.delete(before);
    }
    this.kept = next;
    return next;
  }

  /** When a match is over everything is seen, and places have no numbers any more. */
  private forget(beginning: string): void {
    for (const id of [...this.kept.keys()]) if (id.startsWith(beginning)) this.kept.delete(id);
  }
}

/** Whether one pile is the other with one disc more. */
function isNeighbour(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) === 1 && (one.startsWith(other) || other.startsWith(one));
}

/** The first cell where nothing lies. */
export function firstFree(taken: number[]): number {
  let cell = 0;
  while (taken.includes(cell)) cell += 1;
  return cell;
}
