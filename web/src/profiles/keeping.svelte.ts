/** Texts in the browser's storage, and whether it takes them. */

/** Why something was not stored: there is no room left, or the browser does not allow it. */
export type Trouble = "full" | "blocked";

let found = $state<Trouble | undefined>();

/** What was wrong when something was stored last. */
export function storageTrouble(): Trouble | undefined {
  return found;
}

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Store a text; false if it lasts only as long as the page. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    found = undefined;
  } catch (error) {
    found = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
  }
  return found === undefined;
}

export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
