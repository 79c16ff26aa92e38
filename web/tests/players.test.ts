import { describe, expect, it, vi } from "vitest";
import { isTeam, playerName, wonText } from "../src/i18n/players";

// Messages are shown by their codes.
vi.mock("../src/i18n/words.svelte", () => ({ say: (code: string) => code, listed: (names: string[]) => names.join() }));

describe("what players are called", () => {
  it("calls people by their names and bots by their characters", () => {
    expect(playerName({ seat: "c", name: "Ирина" })).toBe("\u2068Ирина\u2069");
    expect(playerName({ seat: "c", name: "", character: "kasimir" })).toBe("character.kasimir");
    expect(playerName({ seat: "c" })).toBe("web.seat-c");
  });

  it("knows the team of mice from players who share a win", () => {
    expect(isTeam(["m1", "m2"])).toBe(true);
    for (const seats of [["m1"], ["m", "c"], ["r", "b"], ["m1", "c"], []]) expect(isTeam(seats)).toBe(false);
    expect(wonText(["m1", "m2"], (seat) => seat)).toBe("web.won-team");
    expect(wonText(["r", "b"], (seat) => seat)).toBe("web.won");
  });
});
