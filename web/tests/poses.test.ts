import { describe, expect, test } from "vitest";
import { attentionOf, bearingOf, facing, moodsOf, threatened, towards, type Act, type Moods, type Scene } from "../src/board/poses";
import { gaze, POSES } from "../src/board/art/characters";
import type { Happening } from "../src/protocol";

const AT: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 0, y: 100 }, far: { x: 500, y: 0 } };
const scene = (more: Partial<Scene> = {}): Scene => ({ stand: (piece) => AT[piece]!, ahead: () => AT.far!, ...more });
const act = (more: Partial<Act> = {}): Act => ({ places: {}, dice: {}, ...more });

describe("the bearing of a piece", () => {
  test("it is idle where nothing happens, and faces what is ahead", () => {
    expect(bearingOf("a", scene())).toEqual({ pose: "idle", facing: "right", look: undefined });
    expect(bearingOf("far", scene({ ahead: () => AT.a! })).facing).toBe("left");
  });

  test.each([["a", "right"], ["far", "left"]] as const)("who comes from %s runs to the %s", (from, way) => {
    expect(bearingOf("b", scene({ mover: { piece: "b", from: AT[from]! } }))).toEqual({ pose: "run", facing: way });
  });

  test("who runs straight up or down keeps its side", () => {
    expect(bearingOf("c", scene({ mover: { piece: "c", from: AT.a! }, ahead: () => ({ x: -9, y: 0 }) })).facing).toBe("left");
  });

  test("all others look at what moves, and nobody at itself", () => {
    const seen = scene({ attention: AT.b });
    expect(bearingOf("a", seen)).toEqual({ pose: "look", facing: "right", look: { x: 1, y: 0 } });
    expect(bearingOf("b", seen).pose).toBe("idle");
  });

  test("fear looks at the threat", () => {
    expect(bearingOf("a", scene({ threats: new Map([["a", AT.c!]]) }))).toEqual({ pose: "fear", facing: "right", look: { x: 0, y: 1 } });
  });

  test("of several reasons the strongest counts", () => {
    const reasons: [Partial<Scene>, string][] = [
      [{ sleepy: new Set("a") }, "asleep"],
      [{ attention: AT.b }, "look"],
      [{ threats: new Map([["a", AT.c!]]) }, "fear"],
      [{ moods: { a: "joy" } }, "joy"],
      [{ mover: { piece: "a", from: AT.b! } }, "run"],
      [{ caught: new Set("a") }, "caught"],
    ];
    let all: Partial<Scene> = {};
    for (const [reason, pose] of reasons) {
      all = { ...all, ...reason };
      expect(bearingOf("a", scene(all)).pose).toBe(pose);
    }
    expect(bearingOf("b", scene({ ...all, attention: undefined })).pose).toBe("idle");
  });
});

describe("moods", () => {
  const walk = (piece: string): Happening => ({ what: "moved", piece, path: ["1", "2"], how: "walk" });
  const caught: Happening = { what: "caught", piece: "a", by: "cat", at: "1" };
  const cheese: Happening = { what: "carried", thing: "cheese", origin: "store", to: "plate", count: 1, lies: "" };
  const moods = (...steps: Happening[]) => moodsOf(steps, (step): Moods => (step.what === "carried" ? { b: "joy" } : {}), (seat) => [seat], ["a", "b"]);

  test("without steps nobody feels anything", () => expect(moods()).toEqual({}));
  test("the catcher is glad", () => expect(moods(caught)).toEqual({ a: "caught", cat: "joy" }));
  test("and who is freed later", () => expect(moods(caught, { what: "freed", piece: "a", at: "1" }).a).toBe("joy"));
  test("who moves on feels nothing any more", () => expect(moods(caught, walk("cat"))).toEqual({ a: "caught" }));
  test("a game adds its own", () => expect(moods(cheese)).toEqual({ b: "joy" }));
  test("what comes after it replaces it", () => expect(moods(cheese, walk("b"))).toEqual({}));
  test("at the end winners are glad and losers sulk", () => expect(moods(cheese, { what: "won", seats: ["a"] })).toEqual({ a: "joy", b: "sulk" }));
});

describe("what everybody looks at", () => {
  const seen = (stage: Partial<Act>, ...path: string[]) => attentionOf(act(stage), { path }, (id) => AT[id]);

  test("nothing, as long as nothing happens", () => expect(seen({})).toBeUndefined());
  test("what was touched last", () => expect(seen({}, "a", "b")).toBe(AT.b));
  test("tumbling dice, but not those that lie", () => {
    expect(seen({ dice: { c: { tumbling: true } } }, "a")).toBe(AT.c);
    expect(seen({ dice: { c: { tumbling: false } } }, "a")).toBe(AT.a);
  });
  test("the place to which a piece moves", () => expect(seen({ mover: { piece: "x", from: "a" }, places: { x: "b" }, dice: { c: { tumbling: true } } })).toBe(AT.b));
  test("before all, what flies", () => expect(seen({ flight: { to: "c" }, mover: { piece: "x", from: "a" }, places: { x: "b" } })).toBe(AT.c));
  test("but never what has no place", () => expect(seen({}, "nowhere")).toBeUndefined());
});

describe("directions", () => {
  test("a direction is 1 long, and there is none to oneself", () => {
    const { x, y } = towards(AT.b!, AT.c!)!;
    expect(Math.hypot(x, y)).toBeCloseTo(1);
    expect(towards(AT.a!, { x: 2, y: 2 })).toBeUndefined();
  });
  test("what is straight above is on neither side", () => {
    expect(facing(AT.a!, AT.c!, "left")).toBe("left");
    expect(facing(AT.a!, AT.c!, "right")).toBe("right");
  });
  test("threats count up to their reach", () => {
    expect([...threatened(["a", "b"], (piece) => AT[piece]!, [AT.c!], 100)]).toEqual([["a", AT.c]]);
  });
  test.each(POSES)("eyes look to the same side of the screen in the mirror: %s", (pose) => {
    const look = { x: 0.6, y: -0.8 };
    expect(gaze({ pose, look, facing: "right" })).toEqual(look);
    expect(gaze({ pose, look, facing: "left" })).toEqual({ x: -0.6, y: -0.8 });
    expect(gaze({ pose, facing: "left" })).toEqual(gaze({ pose, facing: "right" }));
  });
});
