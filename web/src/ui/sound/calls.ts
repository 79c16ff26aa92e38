/** What is said to a person: it is your turn, this cannot be done, and how a match ended. */
import { between, detune, type Chance } from "./chance";
import { BAR, knock, later, tone, type Layer } from "./layers";

/** Semitones above C, played one after the other. */
function melody(chance: Chance, notes: readonly number[], beat: number, ring: number, volume: number): Layer[] {
  const base = 261.6 * detune(chance, 0.3);
  return notes.flatMap((note, index) => {
    const at = index * beat + between(chance, 0, 0.012);
    return later(at, knock(BAR, base * 2 ** (note / 12), ring, volume * between(chance, 0.9, 1), 0.25));
  });
}

export const turn = (chance: Chance): Layer[] => melody(chance, [12, 19], 0.11, 0.45, 0.24);

/** Up, and up again. */
export const won = (chance: Chance): Layer[] => melody(chance, [7, 12, 16, 19, 24], 0.1, 0.46, 0.24);

/** For who lost: slow and warm; it ends at home, not in the cellar. */
export const lost = (chance: Chance): Layer[] => melody(chance, [9, 7, 4, 5], 0.135, 0.48, 0.24);

/** For who only watched: a chord. */
export const over = (chance: Chance): Layer[] => melody(chance, [0, 7, 12, 16], 0.045, 0.7, 0.16);

/** No, not there: two soft, low taps. */
export function no(chance: Chance): Layer[] {
  const pitch = 330 * detune(chance, 1);
  const tap = (height: number) => tone([height, height * 0.85], 0.13, 0.36, { source: "triangle", attack: 0.01 });
  return [tap(pitch), ...later(0.12, [tap(pitch * 0.84)])];
}
