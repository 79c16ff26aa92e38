/** Games of which a match has been finished on this device: who plays here knows what to touch. */
const KEY = "kasimir.known-games";

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function isKnown(game: string): boolean {
  return known().includes(game);
}

export function rememberGame(game: string): void {
  if (isKnown(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known(), game]));
  } catch {
    // Without storage the paw points in the next match again.
  }
}
