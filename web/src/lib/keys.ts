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

/** The key to a table: from one's own secret link, else the one that was kept. The link is cleaned at once. */
export function keyTo(table: string): string | undefined {
  if (location.hash.length > 20) {
    rememberKey({ table, token: location.hash.slice(1), guest: 0 });
    history.replaceState(null, "", location.pathname);
  }
  return all()[table];
}

export function rememberKey(ticket: Ticket): void {
  const { [ticket.table]: _, ...others } = all();
  keep({ ...others, [ticket.table]: ticket.token });
}

export function forgetKey(table: string): void {
  const { [table]: _, ...others } = all();
  keep(others);
}

/** Tables that this device has a key to, the newest first. */
export function knownTables(): string[] {
  return Object.keys(all()).reverse();
}
