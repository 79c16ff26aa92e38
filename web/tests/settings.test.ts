import { beforeEach, describe, expect, test, vi } from "vitest";

/** Load the settings of a browser that has stored something. */
async function load(stored: string | null) {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  return (await import("../src/ui/settings.svelte")).settings;
}
const after = (stored: object) => load(JSON.stringify(stored));

beforeEach(() => vi.resetModules());

describe("volumes", () => {
  test("at first sounds are on, and the voice is off", async () => {
    const { effects, voice } = await load(null);
    expect(effects).toBeGreaterThan(0);
    expect(voice).toBe(0);
  });

  test("who had switched sounds off, or the voice on, finds it so", async () => {
    expect((await after({ sound: false, speech: true })).effects).toBe(0);
    expect((await after({ sound: false, speech: true })).voice).toBe(100);
    expect((await after({ sound: true, speech: false })).effects).toBe((await load(null)).effects);
    expect((await after({ sound: true, speech: false })).voice).toBe(0);
  });

  test("one switch says nothing about the other", async () => {
    expect((await after({ sound: false })).voice).toBe(0);
    expect((await after({ speech: true })).effects).toBe((await load(null)).effects);
  });

  test("volumes that were chosen later count, and the switches are gone", async () => {
    const settings = await after({ sound: false, speech: true, effects: 30, voice: 20, name: "Anna" });
    expect(settings).toMatchObject({ effects: 30, voice: 20, name: "Anna" });
    expect(settings).not.toHaveProperty("sound");
    expect(settings).not.toHaveProperty("speech");
  });

  test("what cannot be read is ignored", async () => {
    expect((await load("{")).effects).toBe((await load(null)).effects);
  });
});
