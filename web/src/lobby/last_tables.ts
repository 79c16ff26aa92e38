/** The table that was opened last, for each game: so that Play on the first screen starts the same again. */
import type { Sitter } from "./line_up";
import { nameOf } from "./person_name";
import type { NewTable } from "../protocol";

export interface LastTable {
  seats: string[];
  /** Who sits there. */
  sitters: Sitter[];
  wanted: NewTable;
}
const KEY = "kasimir.last";

function all(): Record<string, LastTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, LastTable>;
  } catch {
    return {};
  }
}

function keep(tables: Record<string, LastTable>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage, people choose again.
  }
}

export function lastTable(game: string): LastTable | undefined {
  return all()[game];
}

/** The same table again; people are called what they are called now. */
export function again({ sitters, wanted }: LastTable): NewTable {
  const seats = wanted.seats.map((wish, index) => {
    const one = sitters[index];
    return wish.who === "me" && one?.who === "me" ? { ...wish, name: nameOf(one) } : wish;
  });
  return { ...wanted, seats };
}

export function rememberTable(table: LastTable): void {
  keep({ ...all(), [table.wanted.game]: table });
}

/** The server no longer opens it. */
export function forgetTable(game: string): void {
  const { [game]: _, ...others } = all();
  keep(others);
}
