/** The message catalogue: the same Fluent files that Python reads, loaded for one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { part } from "../ui/reload.svelte";
import { fullTag, LANGUAGES, ready, type Language } from "./languages";
import { settings } from "../ui/settings.svelte";

// Without the messages of commands that have no screen: servers, solvers, the lab.
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{balance,cli,jobs,luck,reload,serve,solve,store}.ftl"], { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let spoken = $state<Language>("en");
/** A cache of formatted messages: a board has a label for each of its places, and few of them change with a move. */
const said = new Map<string, string>();
const MOST_SAID = 4000;
/** The catalogues of this language by the first part of their codes; "" once parsed. Those of games are loaded on demand. */
const unread = new Map<string, string>();
/** The catalogue of all codes that have none of their own. */
const COMMON = "common";
/** The catalogues that every screen needs. */
const SHARED = [COMMON, "character", "table", "web"];
/** The catalogues that are needed: these, and those of the games on screen. */
const wantedNames = new Set(SHARED);

/** The current language. */
export function language(): Language {
  return spoken;
}

/** Switch the language, and load the catalogues of some more games in it. */
export async function chooseLanguage(wanted: Language, games: readonly string[] = []): Promise<void> {
  if (!LANGUAGES.includes(wanted)) return chooseLanguage("en", games);
  if (!unread.size) adopt(wanted, []);
  for (const game of games) wantedNames.add(game);
  const loading = load(wanted, [...wantedNames]);
  await warmUp(wanted);
  adopt(wanted, await loading);
  for (const name of SHARED) read(bundle, name);
  await breathe(); // yield, because the next screen has its own work to do
}

function adopt(wanted: Language, texts: [string, string][]): void {
  said.clear();
  unread.clear();
  unread.set("reload", ready[`../../../locales/${wanted}/reload.ftl`] ?? "");
  for (const [name, text] of texts) unread.set(name, text);
  bundle = new FluentBundle(fullTag(wanted), { useIsolating: false });
  spoken = wanted;
  document.documentElement.lang = fullTag(wanted);
}

/** Yield to the browser. */
function breathe(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

/** The first number format takes a browser longer than a whole board: do it while catalogues are loading. */
async function warmUp(wanted: Language): Promise<void> {
  await breathe(); // requests are sent first
  const tag = fullTag(wanted);
  new Intl.PluralRules(tag).select(new Intl.NumberFormat(tag).format(1).length);
}

/** Load the catalogues of some games before their texts are needed. */
export async function learnWords(...games: string[]): Promise<void> {
  for (const game of games) wantedNames.add(game);
  const wanted = untrack(language);
  const texts = await load(wanted, games.filter((game) => !unread.has(game)));
  if (wanted !== language()) return learnWords(...games); // the language was changed in the meantime
  for (const [name, text] of texts) if (!unread.has(name)) unread.set(name, text);
}

/** Fetch catalogues of a language by name. */
function load(wanted: Language, names: string[]): Promise<[string, string][]> {
  return Promise.all(names.map(async (name) => {
    const file = files[`../../../locales/${wanted}/${name}.ftl`];
    return [name, file ? await part(file) : ""];
  }));
}

/** A message of the catalogue; its file is parsed on first use. */
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

/** A list of names: “Anna, Ben, and Carl”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(fullTag(spoken), { type: "conjunction" }).format(names);
}

/** A localised number with at most two decimals: “1,33”. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(fullTag(spoken), { maximumFractionDigits: 2 }).format(number);
}

/** The arguments of a message, with names in place of seat letters. */
export function named(args: Record<string, string | number>, name: (seat: string) => string): Record<string, string | number> {
  const names = { ...args };
  for (const key of ["seat", "other"]) {
    if (typeof names[key] === "string" && names[key]) names[key] = name(names[key]);
  }
  if (typeof names["seats"] === "string") names["seats"] = listed(names["seats"].split(", ").map(name));
  return names;
}

/** The rule behind a reason, if it names one. */
export function ruleOf(code: string): string {
  const rule = find(bundle, code)?.attributes.rule;
  return rule ? bundle.formatPattern(rule, {}) : "";
}

/** The text of a code such as `<game>.tell-home`; an unknown code is shown as it is. */
export function say(code: string, args: Record<string, FluentVariable> = {}, attribute = ""): string {
  const speaker = bundle; // read at every call, so that Svelte updates the text when the language changes
  const key = `${code} ${attribute} ${JSON.stringify(args)}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = format(speaker, code, args, attribute);
  if (text === undefined) return code;
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

/** What happened, as a sentence: told as a story, or with squares and numbers for those who want them. */
export function tell(code: string, args: Record<string, FluentVariable>): string {
  return say(code, args, settings.precise ? "precise" : "");
}

function format(speaker: FluentBundle, code: string, args: Record<string, FluentVariable>, attribute: string): string | undefined {
  const message = find(speaker, code);
  const pattern = message?.attributes[attribute] ?? message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = []; // a sentence of an old log may lack arguments that were added later; it has defaults for them
  const text = speaker.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(error.message);
  return text;
}
