import { beforeEach, describe, expect, test, vi } from "vitest";
import { Stage } from "../src/board/stage.svelte";
import { sounds as discs } from "../src/games/discs/sounds";
import { soundsOf as hunt } from "../src/games/hunt/sounds";
import { soundsOf as kitchen } from "../src/games/kitchen/sounds";
import { soundsOf as race } from "../src/games/race/sounds";
import { soundsOf as towers } from "../src/games/towers/sounds";
import type { GameSounds } from "../src/board/step_sounds";
import type { Happening, HuntBoardView, KitchenBoardView, RaceBoardView, TowersBoardView } from "../src/protocol";

const heard = vi.hoisted((): string[] => []);
vi.mock("../src/ui/settings.svelte", () => ({ settings: { motion: "none" } }));
vi.mock("../src/ui/sound", () => ({ sound: (name: string) => heard.push(name) }));

const carried = (thing: string, origin: string, to: string): Happening => ({ what: "carried", thing, origin, to, count: 1, lies: "" });
const moved = (piece: string, how: "walk" | "slide" | "jump", ...path: string[]): Happening => ({ what: "moved", piece, path, how });
const won = (...seats: string[]): Happening => ({ what: "won", seats });

beforeEach(() => {
  heard.length = 0;
  vi.stubGlobal("document", { visibilityState: "visible" });
});

async function hear(steps: Happening[], sounds: GameSounds = {}, own: string[] = []): Promise<string[]> {
  const stage = new Stage(() => own);
  stage.soundLike(sounds);
  await stage.show(steps);
  return heard;
}

describe("any game", () => {
  test("dice, feet on each place, paws and the slide", async () => {
    const steps: Happening[] = [{ what: "rolled", die: "die", face: "2" }, moved("mouse:r", "walk", "1", "2", "3"), moved("cat", "walk", "5", "6"), moved("mouse:r", "slide", "top", "4")];
    expect(await hear(steps)).toEqual(["dice", "step", "step", "prowl", "slide"]);
  });

  test("cheese pops, anything else is laid down, and what is turned flips", async () => {
    expect(await hear([carried("cheese", "store", "plate:r"), carried("bend", "hand", "c3"), { what: "flipped", at: "c3", face: "up" }])).toEqual(["cheese", "lay", "flip"]);
  });

  test("a mouse cries when the cat pounces or a tin closes, and is glad to be free", async () => {
    const caught = (by: string): Happening => ({ what: "caught", piece: "mouse", by, at: "3" });
    expect(await hear([caught("cat"), caught("trap"), { what: "freed", piece: "mouse", at: "3" }])).toEqual(["pounce", "caught", "tin", "caught", "squeak"]);
  });

  test.each([[["r"], "won"], [["b"], "lost"], [[], "over"]])("the seats %j hear that r has won as: %s", async (own, ending) => {
    expect(await hear([won("r")], {}, own)).toEqual([ending]);
  });

  test("out of sight only the end is heard", async () => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    expect(await hear([moved("mouse:r", "walk", "1", "2"), won("r")], {}, ["r"])).toEqual(["won"]);
  });
});

test("hunt: a cat without paws purrs, and meows when it frightens", async () => {
  const roll = (die: string, face: string): Happening => ({ what: "rolled", die, face });
  const sounds = hunt({ store: "store" } as HuntBoardView);
  const steps = [roll("die:paws", "2"), moved("mouse:r", "walk", "1", "2"), roll("die:paws", "0"), carried("cheese", "plate:r", "store"), carried("cheese", "store", "plate:r")];
  expect(await hear(steps, sounds)).toEqual(["dice", "step", "dice", "purr", "meow", "cheese"]);
});

test("kitchen: Kasimir arrives, and who is caught goes into the tin", async () => {
  const sounds = kitchen({ box: "box", caught: "caught" } as KitchenBoardView);
  const steps = [moved("cat", "jump", "box", "c3"), moved("cat", "walk", "c3", "c4"), moved("2", "jump", "c4", "caught")];
  expect(await hear(steps, sounds)).toEqual(["meow", "prowl", "tin"]);
});

test("race: the bag rustles both ways, tiles are laid, and cats meow", async () => {
  const sounds = race({ bag: "bag", hand: "hand" } as RaceBoardView);
  const steps = [carried("cat", "bag", "hand"), carried("cat", "hand", "c3"), carried("bend", "hand", "c4"), carried("bend", "c4", "bag")];
  expect(await hear(steps, sounds)).toEqual(["bag", "meow", "lay", "bag"]);
});

test("towers: a tower groans where a mouse lands on others, and at home it is glad", async () => {
  const sounds = towers({ hole: "hole" } as TowersBoardView, (place) => place === "2");
  expect(await hear([moved("r1", "walk", "1", "2", "3", "hole")], sounds)).toEqual(["wobble", "step", "squeak"]);
});

test("discs are discs", async () => {
  expect(await hear([carried("m", "hand:m", "table")], discs)).toEqual(["disc"]);
});
