/** Which people of the family have which seats at a table: by the names that they sat down with, stored on this device. */
import { keepText, keptText } from "./keeping.svelte";
import { profileNamed, profiles, profileWith, type Profile } from "./profiles.svelte";
import type { SeatNow } from "../protocol";

export const KEY = "kasimir.seated";
/** As many as there are tokens of tables. */
const MOST = 50;
/** By table: the ids of people by the names of their seats. */
type Seated = Record<string, Record<string, string>>;

function load(): Seated {
  try {
    return JSON.parse(keptText(KEY) ?? "{}") as Seated;
  } catch {
    return {};
  }
}

/** A name that somebody else at the table has already, the server gives a number. */
const unnumbered = (name: string) => name.replace(/ \d+$/, "");

/** The people on seats of this device. A name is looked up once for each table: later they may be called otherwise. */
export function peopleOn(table: string, seats: readonly SeatNow[]): Map<string, Profile> {
  if (!profiles().length) return new Map();
  const { [table]: known = {}, ...others } = load();
  const found = new Map<string, Profile>();
  const ids = { ...known };
  for (const { seat, name } of seats) {
    if (!name) continue;
    const person = profileWith(ids[name] ?? "") ?? profileNamed(name) ?? profileNamed(unnumbered(name));
    if (!person || [...found.values()].includes(person)) continue;
    found.set(seat, person);
    ids[name] = person.id;
  }
  if (Object.keys(ids).length > Object.keys(known).length) {
    keepText(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, ids]].slice(-MOST))));
  }
  return found;
}

/** Forget at which tables somebody had a seat. */
export function forgetSeats(person: string): void {
  const others = Object.entries(load()).map(([table, ids]) => [table, Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== person))] as const);
  keepText(KEY, JSON.stringify(Object.fromEntries(others.filter(([, ids]) => Object.keys(ids).length))));
}
