/** Tokens of tables, stored on this device. */
import type { Ticket } from "../protocol";

const KEY = "kasimir.keys";
const MOST = 50;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(keys: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(keys).slice(-MOST))));
  } catch {
    // Without storage a token lasts as long as its link.
  }
}

/** Tokens to try: that of a secret link, then the stored one. The server decides. */
export function keysTo(table: string): string[] {
  return [...new Set([location.hash.slice(1), all()[table] ?? ""])].filter(Boolean);
}

/** The server has decided: store the link's token if it was right, and remove it from the address bar. */
export function settleLink(table: string, right: string | undefined): void {
  const key = location.hash.slice(1);
  if (!key) return;
  if (key === right) rememberKey({ table, token: key, guest: 0 });
  // Without storage, the link is all there is.
  if (key !== right || all()[table] === key) history.replaceState(null, "", location.pathname);
}

export function rememberKey(ticket: Ticket): void {
  const { [ticket.table]: _, ...others } = all();
  keep({ ...others, [ticket.table]: ticket.token });
}

export function forgetKey(table: string): void {
  const { [table]: _, ...others } = all();
  keep(others);
}

/** Remove the stored token if it is one of these: it may have been replaced in another window. */
export function forgetKeys(table: string, worthless: readonly string[]): void {
  if (worthless.includes(all()[table] ?? "")) forgetKey(table);
}

const GUESTS = "kasimir.guests";

/** The guest number of this device at a table, so that the first screen knows whose turn it is. */
export function guestAt(table: string): number | undefined {
  try {
    return (JSON.parse(localStorage.getItem(GUESTS) ?? "{}") as Record<string, number>)[table];
  } catch {
    return undefined;
  }
}

/** Keep it for as long as the token is kept. */
export function rememberGuest(table: string, guest: number): void {
  const known = Object.fromEntries(knownTables().map((name) => [name, name === table ? guest : guestAt(name)]));
  try {
    localStorage.setItem(GUESTS, JSON.stringify(known));
  } catch {
    // Without storage the first screen has no tables either.
  }
}

/** Tables that this device has a token for, newest first. */
export function knownTables(): string[] {
  return Object.keys(all()).reverse();
}
