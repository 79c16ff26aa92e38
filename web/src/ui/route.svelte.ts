/** The router: the URL determines the screen, so that links and the back button work. */
import { GAMES } from "../games/games";

export type Route =
  | { screen: "lobby" }
  | { screen: "family" }
  | { screen: "new" | "learn"; game: string }
  | { screen: "rules"; game: string; edition: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table?: string; match?: string }
  | { screen: "unknown" };

const GAME = `(${GAMES.join("|")})`;
const NAME = "([^/]+)";
const path = (...parts: string[]) => new RegExp(`^/${parts.join("/")}/?$`);

/** All screens that have an address; the same as in `SCREENS` of the server. */
const PATHS: [path: RegExp, screen: (first: string, second: string) => Route][] = [
  [path(), () => ({ screen: "lobby" })],
  [path("new", GAME), (game) => ({ screen: "new", game })],
  [path("learn", GAME), (game) => ({ screen: "learn", game })],
  [path("rules", GAME), (game) => ({ screen: "rules", game, edition: "classic" })],
  [path("rules", GAME, NAME), (game, edition) => ({ screen: "rules", game, edition })],
  [path("t", NAME), (table) => ({ screen: "table", table })],
  [path("t", NAME, "replay", NAME), (table, match) => ({ screen: "replay", table, match })],
  [path("replay"), () => ({ screen: "replay" })],
  [path("family"), () => ({ screen: "family" })],
];

/** The screen of an address. */
export function routeOf(address: string): Route {
  for (const [pattern, screen] of PATHS) {
    const names = pattern.exec(address)?.slice(1).map(decoded);
    if (names?.every((name) => name !== undefined)) return screen(names[0] ?? "", names[1] ?? "");
  }
  return { screen: "unknown" };
}

/** A part of an address; undefined if its percent signs make no sense. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const read = () => routeOf(location.pathname);

let current = $state.raw<Route>(read());
addEventListener("popstate", () => (current = read()));

export function route(): Route {
  return current;
}

/** Navigate to another screen. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = read();
  scrollTo(0, 0);
}

/** Handle a click on an internal link; with a modifier key the browser opens a new tab. */
export function follow(event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
}
