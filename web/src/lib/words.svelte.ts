/** The catalogue of words: the same Fluent files that Python reads, loaded for one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

// What only those read who run a server, solve games or measure them is left out.
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{balance,jobs,luck,serve,solve,store}.ftl"], { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let spoken = $state<Language>("en");
/** What was said in this language: a board has a name for each of its places, and few of them change with a move. */
const said = new Map<string, string>();
const MOST_SAID = 4000;

/** Whether there is a catalogue of a language. */
export function isSpoken(wanted: string): boolean {
  return Object.keys(files).some((path) => path.includes(`/locales/${wanted}/`));
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Speak another language from now on. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false });
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${wanted}/`));
  if (!own.length) return chooseLanguage("en");
  for (const text of await Promise.all(own.map(([, load]) => load()))) next.addResource(new FluentResource(text));
  said.clear();
  bundle = next;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Names as a sentence lists them: “Anna, Ben, and Carl”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}

/** The arguments of a message, with names for the letters of seats. */
export function named(args: Record<string, string | number>, name: (seat: string) => string): Record<string, string | number> {
  const names = { ...args };
  for (const key of ["seat", "other"]) {
    if (typeof names[key] === "string" && names[key]) names[key] = name(names[key]);
  }
  if (typeof names["seats"] === "string") names["seats"] = listed(names["seats"].split(", ").map(name));
  return names;
}

/** The rule behind a reason, where one is named. */
export function ruleOf(code: string): string {
  const rule = bundle.getMessage(code.replaceAll(".", "-"))?.attributes.rule;
  return rule ? bundle.formatPattern(rule, {}) : "";
}

/** The message of a code such as `towers.tell-home`; a code that the catalogue lacks is shown as it is. */
export function say(code: string, args: Record<string, FluentVariable> = {}): string {
  const speaker = bundle; // read at every call: whoever shows this is told when another language is spoken
  const key = `${code} ${JSON.stringify(args)}`;
  const text = said.get(key) ?? format(speaker, code, args);
  if (said.size > MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

function format(speaker: FluentBundle, code: string, args: Record<string, FluentVariable>): string {
  const message = speaker.getMessage(code.replaceAll(".", "-"));
  if (!message?.value) return code;
  const errors: Error[] = []; // a sentence of an old log lacks what was added later; there is a default for it
  const text = speaker.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(error.message);
  return text;
}
