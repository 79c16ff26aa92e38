/** A family as a file: to take it to another device, or to keep a copy. */
import { booksOf, type Books } from "./book_check";
import { books, KEY as BOOK, replaceBooks } from "./book_store.svelte";
import { forgetText } from "./keeping.svelte";
import { KEY as FAMILY, profiles, profilesOf, replaceProfiles, type Profile } from "./profiles.svelte";
import { KEY as SEATED } from "./seated";

const KIND = "kasimir family";
const VERSION = 1;

export interface FamilyFile {
  people: Profile[];
  books: Books;
}

/** Why a file cannot be imported: it is none of ours, comes from a newer Kasimir, or has nobody in it. */
export type Fault = "not-ours" | "newer" | "nobody";

export function fileText(): string {
  return JSON.stringify({ kind: KIND, version: VERSION, people: profiles(), ...books() });
}

/** What is in a file. */
export function readFamily(text: string): FamilyFile | Fault {
  let found: { kind?: unknown; version?: unknown; people?: unknown } | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return "not-ours";
  }
  if (found?.kind !== KIND || typeof found.version !== "number") return "not-ours";
  if (found.version > VERSION) return "newer";
  const people = profilesOf(found.people);
  return people.length ? { people, books: booksOf(found) } : "nobody";
}

/** Put the family of a file in the place of the one that is here. */
export function replaceFamily({ people, books: others }: FamilyFile): void {
  replaceProfiles(people);
  replaceBooks(others);
}

/** Remove everybody, and all that is stored about them. */
export function deleteFamily(): void {
  replaceFamily({ people: [], books: { matches: [], tallies: {} } });
  for (const key of [FAMILY, BOOK, SEATED]) forgetText(key);
}
