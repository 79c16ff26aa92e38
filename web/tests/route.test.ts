import { beforeAll, describe, expect, test, vi } from "vitest";

vi.mock("../src/ui/settings.svelte", () => ({ settings: { language: "en" } }));

let routeOf: typeof import("../src/ui/route.svelte").routeOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { querySelector: () => null });
  ({ routeOf } = await import("../src/ui/route.svelte"));
});

describe("an address leads to a screen", () => {
  test.each([
    ["/", { screen: "lobby" }],
    ["/new/hunt", { screen: "new", game: "hunt" }],
    ["/learn/towers/", { screen: "learn", game: "towers" }],
    ["/rules/race", { screen: "rules", game: "race", edition: "classic" }],
    ["/rules/race/italian", { screen: "rules", game: "race", edition: "italian" }],
    ["/t/a%20b", { screen: "table", table: "a b" }],
    ["/t/abc/replay/2", { screen: "replay", table: "abc", match: "2" }],
    ["/replay", { screen: "replay" }],
    ["/family", { screen: "family" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("everything else has none", () => {
  const paths = ["/nowhere", "/new", "/new/chess", "/rules/chess", "/learn/hunt/more", "/rules/hunt/classic/more", "/t", "/t/abc/replay", "/t/abc/x/2", "/t/%E0", "/replay/x"];
  test.each(paths)("%s", (path) => expect(routeOf(path)).toEqual({ screen: "unknown" }));
});
