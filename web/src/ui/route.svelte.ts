/** The router: the URL determines the screen, so that links and the back button work. */

export type Route =
  | { screen: "lobby" }
  | { screen: "new" | "learn"; game: string }
  | { screen: "rules"; game: string; edition: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table?: string; match?: string };

function read(): Route {
  const [first = "", second = "", third = "", fourth = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "replay") return { screen: "replay" };
  if (first === "t" && second && third === "replay") return { screen: "replay", table: second, match: fourth };
  if (first === "t" && second) return { screen: "table", table: second };
  if ((first === "new" || first === "learn") && second) return { screen: first, game: second };
  if (first === "rules" && second) return { screen: "rules", game: second, edition: third || "classic" };
  return { screen: "lobby" };
}

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
