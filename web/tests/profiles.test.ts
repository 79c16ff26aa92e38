/** The people of a family: kept on this device, checked when they are read, and tied to seats by name. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatNow } from "../src/protocol";
import type { Profile } from "../src/profiles/profiles.svelte";
import { stubStorage } from "./device";

const ANNA = { name: "Anna", face: "flower", colour: "r", age: "pictures" } as const;
const BEN = { name: "Ben", face: "cap", colour: "b", age: "reads" } as const;
const ID = "0123456789abcdef";
let storage: ReturnType<typeof stubStorage>;

/** The modules as a page loads them: from what is stored now. */
async function open() {
  vi.resetModules();
  const [people, seated, keeping] = await Promise.all([
    import("../src/profiles/profiles.svelte"), import("../src/profiles/seated"), import("../src/profiles/keeping.svelte"),
  ]);
  return { ...people, ...seated, ...keeping };
}

beforeEach(() => (storage = stubStorage()));

describe("people", () => {
  test("are there after the page was reloaded", async () => {
    const page = await open();
    const anna = page.addProfile(ANNA)!;
    page.addProfile(BEN);
    page.changeProfile(anna.id, { name: "Anne", colour: "g" });
    const again = await open();
    expect(again.profiles()).toMatchObject([{ ...ANNA, name: "Anne", colour: "g", id: anna.id }, BEN]);
    again.removeProfile(anna.id);
    expect((await open()).profiles()).toMatchObject([BEN]);
  });

  test("have names that can be told apart when they are called", async () => {
    const { addProfile, changeProfile, profiles } = await open();
    for (const name of ["Anna", " anna ", "ANNA", "x".repeat(30), "x".repeat(40)]) addProfile({ ...ANNA, name });
    const names = profiles().map(({ name }) => name.toLowerCase());
    expect(names.slice(0, 3)).toEqual(["anna", "anna 2", "anna 3"]);
    expect(new Set(names).size).toBe(5);
    expect(Math.max(...names.map((name) => name.length))).toBe(20);
    changeProfile(profiles()[2]!.id, { name: "Anna 3" }); // their own name is free for them
    expect(profiles()[2]!.name).toBe("Anna 3");
  });

  test("are not more than a screen can show", async () => {
    const { addProfile, MOST, profiles } = await open();
    const added = Array.from({ length: MOST + 2 }, () => addProfile(ANNA));
    expect(profiles()).toHaveLength(MOST);
    expect(added.filter(Boolean)).toHaveLength(MOST);
  });

  const GOOD = { id: ID, ...ANNA };
  test.each<[string, unknown]>([
    ["no list", { people: [GOOD] }],
    ["nothing", null],
    ...["id", "name", "face", "colour", "age"].flatMap((key): [string, unknown][] => [
      [`no ${key}`, [{ ...GOOD, [key]: undefined }]],
      [`a strange ${key}`, [{ ...GOOD, [key]: key === "name" ? "\u202e \u200f" : "toString" }]],
      [`a number as ${key}`, [{ ...GOOD, [key]: 7 }]],
    ]),
  ])("with %s are left out", async (_, found) => {
    const { profilesOf } = await open();
    expect(profilesOf(found)).toEqual([]);
    expect(profilesOf([GOOD])).toEqual([GOOD]);
  });

  test("who are there twice are there once", async () => {
    const { profilesOf } = await open();
    expect(profilesOf([GOOD, { ...GOOD, name: "Ben" }, { ...GOOD, id: "f".repeat(16), name: "ANNA" }, { ...BEN, id: "e".repeat(16) }])).toMatchObject([GOOD, BEN]);
  });

  test.each([
    ["full", new DOMException("no room", "QuotaExceededError")],
    ["blocked", new DOMException("not here", "SecurityError")],
  ])("stay as long as the page if the storage is %s, and it says so", async (trouble, error) => {
    const { addProfile, profiles, storageTrouble } = await open();
    storage.error = error;
    addProfile(ANNA);
    expect(profiles()).toMatchObject([ANNA]);
    expect(storageTrouble()).toBe(trouble);
    storage.error = undefined;
    addProfile(BEN);
    expect(storageTrouble()).toBeUndefined();
    expect((await open()).profiles()).toMatchObject([ANNA, BEN]);
  });
});

describe("a seat", () => {
  const seat = (letter: string, name: string): SeatNow => ({ seat: letter, who: "person", name, guest: 1 });
  const names = (found: Map<string, Profile>) => Object.fromEntries([...found].map(([letter, { name }]) => [letter, name]));

  test("belongs to who has its name, also if the table gave it a number", async () => {
    const { addProfile, peopleOn } = await open();
    addProfile(ANNA);
    addProfile(BEN);
    expect(names(peopleOn("cat", [seat("r", "Anna"), seat("b", "ben"), seat("g", "Clara")]))).toEqual({ r: "Anna", b: "Ben" });
    expect(names(peopleOn("dog", [seat("r", "Anna 2")]))).toEqual({ r: "Anna" });
    expect(names(peopleOn("bat", [seat("r", "Anna"), seat("b", "Anna 2")]))).toEqual({ r: "Anna" });
  });

  test("still belongs to them when they are called otherwise, even after a reload", async () => {
    const first = await open();
    const anna = first.addProfile(ANNA)!;
    first.peopleOn("cat", [seat("r", "Anna")]);
    first.changeProfile(anna.id, { name: "Anne" });
    const { addProfile, peopleOn } = await open();
    addProfile({ ...BEN, name: "Anna" });
    expect(names(peopleOn("cat", [seat("r", "Anna")]))).toEqual({ r: "Anne" });
    expect(names(peopleOn("dog", [seat("r", "Anna")]))).toEqual({ r: "Anna" });
  });

  test("is remembered for as many tables as there are tokens", async () => {
    const { addProfile, peopleOn } = await open();
    addProfile(ANNA);
    for (let table = 0; table < 60; table += 1) peopleOn(`t${table}`, [seat("r", "Anna")]);
    const kept = Object.keys(JSON.parse(storage.kept.get("kasimir.seated")!) as object);
    expect(kept).toHaveLength(50);
    expect(kept.at(-1)).toBe("t59");
  });

  test("is forgotten with the person", async () => {
    const { addProfile, forgetSeats, peopleOn } = await open();
    const [anna, ben] = [addProfile(ANNA)!, addProfile(BEN)!];
    peopleOn("cat", [seat("r", "Anna"), seat("b", "Ben")]);
    peopleOn("dog", [seat("r", "Anna")]);
    forgetSeats(anna.id);
    expect(JSON.parse(storage.kept.get("kasimir.seated")!)).toEqual({ cat: { Ben: ben.id } });
  });

  test("belongs to nobody if nobody is there", async () => {
    const { peopleOn } = await open();
    expect(peopleOn("cat", [seat("r", "Anna")]).size).toBe(0);
    expect(storage.kept.size).toBe(0);
  });
});

test("at the table of a child who cannot read the voice is on, and can be turned down for that visit", async () => {
  vi.resetModules();
  const settings = { voice: 0 };
  vi.doMock("../src/ui/settings.svelte", () => ({ settings }));
  const { readAtTable, setVoiceVolume, voiceVolume } = await import("../src/i18n/voice.svelte");
  readAtTable(true);
  expect(voiceVolume()).toBe(100);
  setVoiceVolume(0);
  readAtTable(true); // the table goes on
  expect(voiceVolume()).toBe(0);
  readAtTable(false);
  expect([voiceVolume(), settings.voice]).toEqual([0, 0]);
  setVoiceVolume(40);
  readAtTable(true);
  expect([voiceVolume(), settings.voice]).toEqual([40, 40]);
});
