/** The user's settings, stored only on this device. */

export const LANGUAGES = {
  en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano",
  nl: "Nederlands", pt: "Português (Portugal)", "pt-BR": "Português (Brasil)", da: "Dansk", ru: "Русский",
} as const;
export type Language = keyof typeof LANGUAGES;
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

/** The browser's first language that we support. */
function browserLanguage(): Language {
  const wanted = navigator.languages.flatMap((tag) => [tag, tag.slice(0, 2).toLowerCase()]);
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

function defaults(): Kept {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: browserLanguage(), theme: "auto", motion: still ? "none" : "full",
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
