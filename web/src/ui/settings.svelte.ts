/** The user's settings, stored only on this device. */
import { firstSpoken, type Language } from "../i18n/languages";

export type Theme = "auto" | "night" | "day";
export type Motion = "full" | "quick" | "none";

const KEY = "kasimir.settings";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** The volume of sounds in percent; 0: off. */
  effects: number;
  /** The volume at which the page reads aloud what happens, in percent; 0: off. */
  voice: number;
  /** Whether sentences about what happened name squares and spaces. */
  precise: boolean;
  /** Whether boards show the names of their squares and spaces, even if no sentence names them. */
  coordinates: boolean;
  name: string;
  notify: boolean;
  /** Whether a shared screen waits for the next player to take over. */
  handOver: boolean;
  /** The other players at this screen. */
  others: string[];
}

/** What was stored when sounds and voice had no volume. */
interface Switches {
  sound?: boolean;
  speech?: boolean;
}

const EFFECTS = 70;
const VOICE = 100;

/** The volumes of somebody who has only switched sounds and voice on or off. */
export function withVolumes({ sound, speech, ...kept }: Partial<Kept> & Switches): Partial<Kept> {
  const effects = sound === undefined ? {} : { effects: sound ? EFFECTS : 0 };
  const voice = speech === undefined ? {} : { voice: speech ? VOICE : 0 };
  return { ...effects, ...voice, ...kept };
}

function defaults(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: firstSpoken(navigator.languages), theme: "auto", motion: still ? "none" : "full",
    effects: EFFECTS, voice: 0, precise: false, coordinates: false, name: "", notify: false, handOver: true, others: [],
  };
}

function load(): Kept {
  try {
    return { ...defaults(), ...withVolumes(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults();
  }
}

export const settings = $state(load());

/** Store the settings, if the browser allows it. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser in private mode may refuse; then the settings last as long as the page.
  }
}
