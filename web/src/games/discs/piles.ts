/** The piles to draw: those of the view, with the running animation applied. */
import type { Stage } from "../../board/stage.svelte";
import type { DiscsHiddenView, DiscsView } from "../../protocol";

/** A covered disc that is hidden. */
export const COVERED = "?";

export interface Pile {
  id: string;
  /** From bottom to top. */
  discs: string;
  star: boolean;
}

const PLACE = "place:";

/** Whether an id is a place of a table with hidden discs; where nothing is hidden, piles are named by their discs. */
export function isPlace(id: string): boolean {
  return id.startsWith(PLACE);
}

/** The cell of a place, counted from 0. */
export function cellOfPlace(id: string): number {
  return Number(id.slice(PLACE.length)) - 1;
}

/** The id of a pile without the number that distinguishes identical piles. */
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

/** The piles with the running animation applied. */
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

/** Take some discs off a pile; the new top disc may be known. */
function turnUp(piles: Map<string, Pile>, id: string, face: string | null | undefined, off: number): void {
  const pile = piles.get(id);
  if (!pile) return;
  const left = pile.discs.slice(0, pile.discs.length - off);
  piles.set(id, { ...pile, star: false, discs: face && left ? left.slice(0, -1) + face : left });
}

/** The layout of piles: each keeps its cell, even if its id changes. */
export class Cells {
  private kept = new Map<string, number>();

  /** The cell of each pile. */
  settle(piles: Pile[]): Map<string, number> {
    if (piles.some((pile) => !isPlace(pile.id))) this.forget(PLACE);
    const next = new Map<string, number>();
    const fresh = piles.filter((pile) => {
      const cell = isPlace(pile.id) ? cellOfPlace(pile.id) : this.kept.get(pile.id);
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

  /** After a match everything is visible, and places are no longer numbered. */
  private forget(beginning: string): void {
    for (const id of [...this.kept.keys()]) if (id.startsWith(beginning)) this.kept.delete(id);
  }
}

/** Whether one pile is the other plus one disc. */
function isNeighbour(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) === 1 && (one.startsWith(other) || other.startsWith(one));
}

/** The first free cell. */
export function firstFree(taken: number[]): number {
  let cell = 0;
  while (taken.includes(cell)) cell += 1;
  return cell;
}
