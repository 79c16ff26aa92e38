/** The catalogue of words: the same Fluent files that Python reads, loaded for one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { part } from "./reload.svelte";
import type { Language } from "./settings.svelte";

// What only those read who run a server, solve games or measure them is left out.
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{balance,jobs,luck,reload,serve,solve,store}.ftl"], { query: "?raw", import: "default" });
// What is said when other words cannot be loaded is here from the beginning.
const ready = import.meta.glob<string>("../../../locales/*/reload.ftl", { query: "?raw", import: "default", eager: true });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let spoken = $state<Language>("en");
/** What was said in this language: a board has a name for each of its places, and few of them change with a move. */
const said = new Map<string, string>();
const MOST_SAID = 4000;
/** The catalogues of this language, by the first word of their codes; "" once read. A game is read when it is played. */
const unread = new Map<string, string>();
/** The catalogue of all codes that have none of their own. */
const COMMON = "common";
/** The catalogues of every screen. */
const SHARED = [COMMON, "table", "web"];
/** The catalogues that are wanted: these, and those of the games that people look at. */
const wantedNames = new Set(SHARED);

/** Whether there is a catalogue of a language. */
export function isSpoken(wanted: string): boolean {
  return Object.keys(files).some((path) => path.includes(`/locales/${wanted}/`));
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Speak another language from now on, and know the words of some more games in it. */
export async function chooseLanguage(wanted: Language, games: readonly string[] = []): Promise<void> {
  if (!isSpoken(wanted)) return chooseLanguage("en", games);
  if (!unread.size) adopt(wanted, []);
  for (const game of games) wantedNames.add(game);
  const loading = load(wanted, [...wantedNames]);
  await warmUp(wanted);
  adopt(wanted, await loading);
  for (const name of SHARED) read(bundle, name);
  await breathe(); // a screen that comes next has a moment of its own
}

function adopt(wanted: Language, texts: [string, string][]): void {
  said.clear();
  unread.clear();
  unread.set("reload", ready[`../../../locales/${wanted}/reload.ftl`] ?? "");
  for (const [name, text] of texts) unread.set(name, text);
  bundle = new FluentBundle(wanted, { useIsolating: false });
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Let the browser do what waits. */
function breathe(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

/** A browser takes long over its first number, longer than over a whole board: that is done while words are on their way. */
async function warmUp(wanted: Language): Promise<void> {
  await breathe(); // what was asked for is sent first
  new Intl.PluralRules(wanted).select(new Intl.NumberFormat(wanted).format(1).length);
}

/** Know the words of some games, before anything is said of them. */
export async function learnWords(...games: string[]): Promise<void> {
  for (const game of games) wantedNames.add(game);
  const wanted = untrack(language);
  const texts = await load(wanted, games.filter((game) => !unread.has(game)));
  if (wanted !== language()) return learnWords(...games); // somebody chose another one in the meantime
  for (const [name, text] of texts) if (!unread.has(name)) unread.set(name, text);
}

/** Catalogues of a language, by their names. */
function load(wanted: Language, names: string[]): Promise<[string, string][]> {
  return Promise.all(names.map(async (name) => {
    const file = files[`../../../locales/${wanted}/${name}.ftl`];
    return [name, file ? await part(file) : ""];
  }));
}

/** A message of the catalogue; the file that it is in is read when it is needed for the first time. */
function find(speaker: FluentBundle, code: string) {
  const [first = ""] = code.split(".");
  read(speaker, unread.has(first) ? first : COMMON);
  return speaker.getMessage(code.replaceAll(".", "-"));
}

function read(speaker: FluentBundle, name: string): void {
  const text = unread.get(name);
  if (!text) return;
  unread.set(name, "");
  speaker.addResource(new FluentResource(text));
}

/** Names as a sentence lists them: “Anna, Ben, and Carl”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}

/** A number as people write it, with two decimals at most: “1,33”. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(spoken, { maximumFractionDigits: 2 }).format(number);
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
  const rule = find(bundle, code)?.attributes.rule;
  return rule ? bundle.formatPattern(rule, {}) : "";
}

/** The message of a code such as `towers.tell-home`; a code that the catalogue lacks is shown as it is. */
export function say(code: string, args: Record<string, FluentVariable> = {}): string {
  const speaker = bundle; // read at every call: whoever shows this is told when another language is spoken
  const key = `${code} ${JSON.stringify(args)}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = format(speaker, code, args);
  if (text === undefined) return code;
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

function format(speaker: FluentBundle, code: string, args: Record<string, FluentVariable>): string | undefined {
  const message = find(speaker, code);
  if (!message?.value) return undefined;
  const errors: Error[] = []; // a sentence of an old log lacks what was added later; there is a default for it
  const text = speaker.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(error.message);
  return text;
}
