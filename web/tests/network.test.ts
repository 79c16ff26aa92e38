import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Addresses } from "../src/protocol";

const told = vi.hoisted(() => ({ answer: {} as Addresses | undefined }));
vi.mock("../src/ui/http", () => ({ addresses: () => (told.answer ? Promise.resolve(told.answer) : Promise.reject(new Error())) }));

const LAN = ["http://192.168.1.7:8080", "http://10.0.0.2:8080"];
const stored: Record<string, string> = {};

/** What a page knows that was opened at this origin, after the server has answered. */
async function at(origin: string, answer: Addresses | undefined) {
  vi.resetModules();
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { origin, hostname });
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => (stored[key] = value) });
  told.answer = answer;
  const { network } = await import("../src/living_room/network.svelte");
  expect(network.isKnown).toBe(false);
  await network.learn();
  expect(network.isKnown).toBe(true);
  return network;
}

beforeEach(() => {
  for (const key of Object.keys(stored)) delete stored[key];
});

describe("links lead to an address that a phone can open", () => {
  test.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://127.0.0.2", "http://[::1]:8080", "http://games.localhost"])("from %s", async (origin) => {
    const network = await at(origin, { here: true, network: LAN });
    expect([network.origin, network.origins, network.obstacle]).toEqual([LAN[0], LAN, undefined]);
  });

  test("somebody who came by such an address shares it", async () => {
    const network = await at(LAN[1]!, { here: true, network: LAN });
    expect(network.origins).toEqual([LAN[1], LAN[0]]);
    expect((await at("https://games.example.org", {})).origins).toEqual(["https://games.example.org"]);
  });

  test("the public address is the only one", async () => {
    for (const origin of ["http://localhost:8080", LAN[0]!]) {
      expect((await at(origin, { public: "https://games.example.org" })).origins).toEqual(["https://games.example.org"]);
    }
  });
});

describe("another address can be chosen", () => {
  test("and is remembered, as long as there is such an address", async () => {
    (await at("http://localhost", { here: true, network: LAN })).choose(LAN[1]!);
    expect((await at("http://localhost", { here: true, network: LAN })).origin).toBe(LAN[1]);
    expect((await at("http://localhost", { here: true, network: LAN.slice(0, 1) })).origin).toBe(LAN[0]);
  });
});

describe("if no phone can open it, the page says why", () => {
  test("the server listens only to its own machine", async () => {
    const network = await at("http://localhost", { here: true, loopback_only: true });
    expect([network.obstacle, network.origin]).toEqual(["web.loopback-only", "http://localhost"]);
  });

  test("there is no network", async () => {
    expect((await at("http://localhost", { here: true })).obstacle).toBe("web.no-network");
  });

  test("it does not guess if it does not know", async () => {
    expect((await at("http://localhost", undefined)).obstacle).toBeUndefined();
    expect((await at("https://games.example.org", undefined)).origin).toBe("https://games.example.org");
  });
});
