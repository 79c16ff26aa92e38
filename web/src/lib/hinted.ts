/** What the computer would touch: the table says it, and the spots of its board glow. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("hinted");
type Hinted = () => ReadonlySet<string>;

/** For a table: tell the spots below it. */
export function tellHinted(hinted: Hinted): void {
  setContext(KEY, hinted);
}

/** For a spot: what its table tells, if it is on one. */
export function hearHinted(): Hinted {
  return getContext<Hinted | undefined>(KEY) ?? (() => new Set());
}
