/** Which screen is shown: the address says it, so that links and the back button work as everywhere. */

export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string };

function read(): Route {
  const [first = "", second = ""] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "new" && second) return { screen: "new", game: second };
  return { screen: "lobby" };
}

let current = $state.raw<Route>(read());
addEventListener("popstate", () => (current = read()));

export function route(): Route {
  return current;
}

/** Go to another screen. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = read();
  scrollTo(0, 0);
}
