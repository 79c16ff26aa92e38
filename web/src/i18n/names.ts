/** Names as people gave them, in any script: what stands beside one is neither turned around nor pushed away. */

/** Signs that change the direction of what follows, also beyond the end of a name. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** More marks on a letter than any language needs: they would cover the lines above and below. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** A text without signs that turn it around. */
export function unturned(text: string): string {
  return text.replace(TURNING, "");
}

/** A name as it stands alone, where its place has a direction of its own (see parts/Name.svelte). */
export function plainName(name: string): string {
  return unturned(name).replace(PILED, "$1");
}

/** A name inside a sentence or a label: between these two signs its direction is its own (Unicode's isolates). */
export function isolated(name: string): string {
  return `\u2068${plainName(name)}\u2069`;
}
