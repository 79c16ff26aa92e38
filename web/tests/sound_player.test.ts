import { beforeEach, describe, expect, test, vi } from "vitest";

const { clock, played, settings } = vi.hoisted(() => ({ clock: { currentTime: 0, made: 0 }, played: [] as number[], settings: { effects: 100, voice: 0 } }));
vi.mock("../src/ui/settings.svelte", () => ({ settings }));
vi.mock("../src/ui/sound/synth", () => ({ limiter: () => ({}), play: (...[, , , volume]: [unknown, unknown, unknown, number]) => played.push(volume) }));

class FakeAudio {
  state = "running";
  constructor() {
    clock.made += 1;
  }
  get currentTime(): number {
    return clock.currentTime;
  }
}

/** The player of a page that was just loaded. */
async function load() {
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("AudioContext", FakeAudio);
  return import("../src/ui/sound");
}

beforeEach(() => {
  played.length = 0;
  Object.assign(clock, { currentTime: 0, made: 0 });
  settings.effects = 100;
});

describe("sounds", () => {
  test("wait for the first touch", async () => {
    const { getReady, sound } = await load();
    sound("dice");
    expect(played).toHaveLength(0);
    getReady();
    sound("dice");
    expect(played).toHaveLength(1);
  });

  test("are off at volume 0: the device's loudspeaker is not even asked for", async () => {
    const { getReady, sound } = await load();
    settings.effects = 0;
    getReady();
    sound("dice");
    expect(played).toHaveLength(0);
    expect(clock.made).toBe(0);
  });

  test("are softer at a lower volume", async () => {
    const { getReady, sound } = await load();
    getReady();
    for (const effects of [100, 50, 10]) {
      settings.effects = effects;
      clock.currentTime += 1;
      sound("lost");
    }
    expect(played[0]).toBeGreaterThan(played[1]!);
    expect(played[1]).toBeGreaterThan(played[2]!);
    expect(played[2]).toBeGreaterThan(0);
  });

  test("do not pile up when many steps are shown at once", async () => {
    const { getReady, sound } = await load();
    getReady();
    for (let step = 0; step < 6; step++) sound("step");
    sound("cheese");
    expect(played).toHaveLength(2);
    clock.currentTime = 0.06;
    sound("step");
    expect(played).toHaveLength(3);
  });
});
