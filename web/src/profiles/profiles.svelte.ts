/** The people of a family, stored on this device alone: nothing here is ever sent. */
import { plainName } from "../i18n/names";
import { FACE_NAMES, type FaceName } from "./faces";
import { keepText, keptText } from "./keeping.svelte";

/** Looks at pictures (cannot read yet), reads, or is grown up. */
export const AGES = ["pictures", "reads", "grown"] as const;
export type Age = (typeof AGES)[number];
/** The letters of the seats' colours. */
export const COLOURS = ["r", "b", "g", "y"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Profile {
  /** Made on this device, and unknown elsewhere. */
  readonly id: string;
  name: string;
  face: FaceName;
  colour: Colour;
  age: Age;
}

export const KEY = "kasimir.family";
/** How many people a family has at most. */
export const MOST = 16;
/** As long as a seat's name. */
export const LONGEST_NAME = 20;

const isOneOf = <Item>(items: readonly Item[], item: unknown): item is Item => items.includes(item as Item);
/** How a name is compared: nobody can tell “Anna” and “anna” apart when they are called. */
const spoken = (name: string) => name.normalize("NFKC").toLocaleLowerCase();

/** A profile as it was stored or imported; undefined if it is none. */
function profileOf(found: unknown): Profile | undefined {
  const { id, name, face, colour, age } = (found ?? {}) as Record<keyof Profile, unknown>;
  if (typeof id !== "string" || !/^[0-9a-f]{16}$/.test(id) || typeof name !== "string") return undefined;
  if (!isOneOf(FACE_NAMES, face) || !isOneOf(COLOURS, colour) || !isOneOf(AGES, age)) return undefined;
  const short = tidied(name);
  return short ? { id, name: short, face, colour, age } : undefined;
}

/** The profiles of a list that are whole and differ in id and name. */
export function profilesOf(found: unknown): Profile[] {
  const good: Profile[] = [];
  for (const one of Array.isArray(found) ? found.map(profileOf) : []) {
    if (one && good.every(({ id, name }) => id !== one.id && spoken(name) !== spoken(one.name))) good.push(one);
  }
  return good.slice(0, MOST);
}

function load(): Profile[] {
  try {
    return profilesOf(JSON.parse(keptText(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

let list = $state(load());

function keep(changed: Profile[]): void {
  list = changed;
  keepText(KEY, JSON.stringify(list));
}

/** Everybody, in the order in which they were added. */
export function profiles(): readonly Profile[] {
  return list;
}

export function profileWith(id: string): Profile | undefined {
  return list.find((one) => one.id === id);
}

/** The person of this name. */
export function profileNamed(name: string): Profile | undefined {
  return list.find((one) => spoken(one.name) === spoken(name));
}

/** A name as it is stored: without what would confuse the text around it, and empty if nothing in it can be said. */
export function tidied(name: string): string {
  const short = [...plainName(name.normalize("NFKC")).replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : "";
}

/** Whether somebody else has this name already. */
export function isTaken(name: string, id = ""): boolean {
  const other = profileNamed(tidied(name));
  return other !== undefined && other.id !== id;
}

/** A free name like this one: “Anna”, or “Anna 2”. */
export function freeName(name: string, id = ""): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : ` ${number}`;
    const free = tidied(name).slice(0, LONGEST_NAME - end.length) + end;
    if (!isTaken(free, id)) return free;
  }
}

/** Pages opened over plain http have no `crypto.randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Add a person; with a full list nobody is added. */
export function addProfile(wanted: Omit<Profile, "id">): Profile | undefined {
  if (list.length >= MOST) return undefined;
  const added = { ...wanted, id: newId(), name: freeName(wanted.name) };
  keep([...list, added]);
  return added;
}

export function changeProfile(id: string, wanted: Partial<Omit<Profile, "id">>): void {
  const name = wanted.name === undefined ? {} : { name: freeName(wanted.name, id) };
  keep(list.map((one) => (one.id === id ? { ...one, ...wanted, ...name } : one)));
}

export function removeProfile(id: string): void {
  keep(list.filter((one) => one.id !== id));
}

/** Put these people in the place of all others. */
export function replaceProfiles(others: Profile[]): void {
  keep(others);
}

/** The level of the computer that suits somebody at first. */
export function suggestedLevel(age: Age): string {
  return age === "pictures" ? "kitten" : age === "reads" ? "easy" : "normal";
}

// Another window of this browser may change the family.
addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) list = load();
});
