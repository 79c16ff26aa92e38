import { beforeEach, expect, test, vi } from "vitest";
import { KeepAwake } from "../src/living_room/keep_awake.svelte";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
let locks = 0;
const request = vi.fn(() => {
  locks += 1;
  return Promise.resolve({ release: () => Promise.resolve((locks -= 1)) });
});

/** The page is shown or hidden; a browser releases the lock of a hidden page. */
function show(visibilityState: "visible" | "hidden"): void {
  if (visibilityState === "hidden") locks = 0;
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  locks = 0;
  page.visibilityState = "visible";
  request.mockClear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request } });
});

test("the screen stays on, again after the page was hidden, until the page is left", async () => {
  const awake = new KeepAwake();
  await settled();
  expect([awake.isOn, locks]).toEqual([true, 1]);
  show("hidden");
  show("visible");
  await settled();
  expect(locks).toBe(1);
  awake.stop();
  expect(locks).toBe(0);
  show("visible");
  await settled();
  expect(locks).toBe(0);
});

test("a lock that comes too late is given back", async () => {
  const awake = new KeepAwake();
  awake.stop();
  await vi.waitUntil(() => locks === 0);
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  ["on plain http", {}],
  ["where the system refuses", { wakeLock: { request: () => Promise.reject(new Error("NotAllowedError")) } }],
])("%s the page knows that it cannot", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const awake = new KeepAwake();
  await vi.waitUntil(() => awake.isOn !== undefined);
  expect(awake.isOn).toBe(false);
  awake.stop();
});
