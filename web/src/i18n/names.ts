/** Displays player names in any script, so that bidirectional text does not affect what is around them. */

/** Characters that change the direction of the following text, even beyond a name. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** More marks on a letter than any language needs: they would cover neighbouring lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** Remove direction-changing characters. */
export function unturned(text: string): string {
  return text.replace(TURNING, "");
}

/** A name that stands alone, in an element with its own direction (see ui/Name.svelte). */
export function plainName(name: string): string {
  return unturned(name).replace(PILED, "$1");
}

/** The length of the longest word of a name, by which it is written smaller before a word is cut. */
export function longestWord(name: string): number {
  return Math.max(1, ...plainName(name).split(/\s|(?<=-)/).map((word) => [...word].length));
}

/** A name inside a sentence or a label, between Unicode isolates. */
export function isolated(name: string): string {
  return `\u2068${plainName(name)}\u2069`;
}
