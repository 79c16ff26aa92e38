/** What the computer's characters wear, so that each is known by its face. */

export const WORN_THINGS = ["cap", "flower", "beanie", "bow", "headband", "kerchief", "moustache", "crown", "glasses", "hat", "monocle", "beard"] as const;
export type Worn = (typeof WORN_THINGS)[number];

const OF_CHARACTER: Record<string, readonly Worn[]> = {
  pip: ["cap"], mimi: ["flower"], momo: ["beanie"], lola: ["bow"], nino: ["headband"], polly: ["kerchief"],
  bruno: ["moustache"], nelly: ["crown"], tilda: ["glasses"], benno: ["hat", "monocle", "beard"],
  minka: ["flower"], figaro: ["beanie"], luna: ["bow"], samson: ["headband"], merlin: ["glasses"], romeo: ["hat", "monocle"],
};
/** A cat that plays at every level is dressed for it. */
const AT_LEVEL: Record<string, readonly Worn[]> = { kitten: ["cap"], easy: ["flower"], normal: [], hard: ["crown"], master: ["glasses"] };

/** What a character wears at a level. */
export function wornBy(character: string, level = ""): readonly Worn[] {
  return OF_CHARACTER[character] ?? AT_LEVEL[level] ?? [];
}
