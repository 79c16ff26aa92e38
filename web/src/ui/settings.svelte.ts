/** The user's settings, stored only on this device. */
import { firstSpoken, type Language } from "../i18n/languages";

export type Theme = "auto" | "night" | "day";
export type Motion = "full" | "quick" | "none";

const KEY = "kasimir.settings";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  speech: boolean;
  /** Whether sentences about what happened name squares and spaces. */
  precise: boolean;
  name: string;
  notify: boolean;
  /** Whether a shared screen waits for the next player to take over. */
  handOver: boolean;
  /** The other players at this screen. */
  others: string[];
}

function defaults(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: firstSpoken(navigator.languages), theme: "auto", motion: still ? "none" : "full",
    sound: true, speech: false, precise: false, name: "", notify: false, handOver: true, others: [],
  };
}

function load(): Kept {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
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
