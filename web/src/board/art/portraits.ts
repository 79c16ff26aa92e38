/** What the computer's characters wear, so that each is known by its face. */
import type { Wear } from "../../profiles/faces";

const OF_CHARACTER: Record<string, readonly Wear[]> = {
  pip: ["cap"], mimi: ["flower"], momo: ["cook"], lola: ["bow"], nino: ["headphones"], polly: ["pirate"],
  bruno: ["moustache"], nelly: ["crown"], tilda: ["glasses"], benno: ["tophat"],
  minka: ["nightcap"], figaro: ["flower"], luna: ["bow"], samson: ["crown"], merlin: ["glasses"], romeo: ["tophat"],
};
/** A cat that plays at every level is dressed for it. */
const AT_LEVEL: Record<string, readonly Wear[]> = { kitten: ["nightcap"], easy: ["flower"], normal: [], hard: ["crown"], master: ["glasses"] };

/** What a character wears at a level. */
export function wornBy(character: string, level = ""): readonly Wear[] {
  return OF_CHARACTER[character] ?? AT_LEVEL[level] ?? [];
}
