import { describe, expect, test } from "vitest";
import { between, chanceOf, detune } from "../src/ui/sound/chance";
import { endingFor } from "../src/ui/sound/ending";
import { lengthOf, type Layer } from "../src/ui/sound/layers";
import { mixOf, SOUNDS, type Name } from "../src/ui/sound/names";

const NAMES = Object.keys(SOUNDS) as Name[];
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const play = (name: Name, seed: number): Layer[] => SOUNDS[name](chanceOf(seed));
const pitches = ({ pitch, filter }: Layer): number[] => [...(pitch ?? []), ...(filter?.pitch ?? [])];

describe("chance", () => {
  test("the same seed gives the same numbers, and another one others", () => {
    const draw = (seed: number) => Array.from({ length: 20 }, chanceOf(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  test("numbers are spread evenly between two others", () => {
    const chance = chanceOf(3);
    const drawn = Array.from({ length: 4000 }, () => between(chance, 2, 4));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...drawn)).toBeLessThan(4);
    for (const quarter of [2, 2.5, 3, 3.5]) expect(drawn.filter((one) => one >= quarter && one < quarter + 0.5).length).toBeGreaterThan(850);
  });

  test("a pitch varies by no more than its semitones, and up as well as down", () => {
    const chance = chanceOf(5);
    const factors = Array.from({ length: 500 }, () => detune(chance, 2));
    expect(Math.max(...factors)).toBeLessThanOrEqual(2 ** (2 / 12));
    expect(Math.min(...factors)).toBeGreaterThanOrEqual(2 ** (-2 / 12));
    expect(Math.max(...factors)).toBeGreaterThan(1.1);
    expect(Math.min(...factors)).toBeLessThan(0.9);
  });
});

describe.each(NAMES)("%s", (name) => {
  test("is never played twice in the same way, but can be repeated", () => {
    expect(play(name, 1)).toEqual(play(name, 1));
    expect(new Set(SEEDS.map((seed) => JSON.stringify(play(name, seed)))).size).toBe(SEEDS.length);
  });

  test("lasts between 80 and 900 milliseconds", () => {
    for (const seed of SEEDS) {
      expect(lengthOf(play(name, seed))).toBeGreaterThanOrEqual(0.08);
      expect(lengthOf(play(name, seed))).toBeLessThanOrEqual(0.9);
    }
  });

  test("can be played: pitches that people hear, and envelopes that rise before they fall", () => {
    for (const layer of SEEDS.flatMap((seed) => play(name, seed))) {
      expect(layer.source === "noise").toBe(!layer.pitch);
      for (const pitch of pitches(layer)) expect(pitch).toBeGreaterThan(50);
      for (const pitch of pitches(layer)) expect(pitch).toBeLessThan(8000);
      expect(layer.at).toBeGreaterThanOrEqual(0);
      expect(layer.attack).toBeGreaterThan(0);
      expect(layer.attack + layer.hold).toBeLessThan(layer.length);
      expect(layer.volume * mixOf(name)).toBeGreaterThan(0.005);
      expect(layer.volume * mixOf(name)).toBeLessThan(1.5);
    }
  });
});

describe("the ending", () => {
  test("who has won hears it, even if others at the same screen have lost", () => {
    expect(endingFor(["r"], ["r"])).toBe("won");
    expect(endingFor(["m1", "m2"], ["m2"])).toBe("won");
    expect(endingFor(["r"], ["b", "r"])).toBe("won");
  });

  test("who has lost never hears the winner's", () => {
    expect(endingFor(["r"], ["b"])).toBe("lost");
    expect(endingFor(["m1", "m2"], ["c"])).toBe("lost");
  });

  test("who only watches hears neither, and nobody does if nobody has won", () => {
    expect(endingFor(["r"], [])).toBe("over");
    expect(endingFor([], ["r"])).toBe("over");
    expect(endingFor([], [])).toBe("over");
  });
});
