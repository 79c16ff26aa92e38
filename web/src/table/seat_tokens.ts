/** Keys to tables, kept on this device: whoever has one may play its seats. */
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
    // Without storage a key lasts as long as its link.
  }
}

/** Keys that may be the right one: that of one's own secret link, then the one that was kept. The server is to judge. */
export function keysTo(table: string): string[] {
  return [...new Set([location.hash.slice(1), all()[table] ?? ""])].filter(Boolean);
}

/** The server has judged: the key of the link is kept if it was the right one, and seen in the address no longer. */
export function settleLink(table: string, right: string | undefined): void {
  const key = location.hash.slice(1);
  if (!key) return;
  if (key === right) rememberKey({ table, token: key, guest: 0 });
  // Where nothing can be stored, the link is all there is.
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

/** Forget the key that was kept, if it is one of these: meanwhile somebody may have sat down in another window. */
export function forgetKeys(table: string, worthless: readonly string[]): void {
  if (worthless.includes(all()[table] ?? "")) forgetKey(table);
}

/** Tables that this device has a key to, the newest first. */
export function knownTables(): string[] {
  return Object.keys(all()).reverse();
}
