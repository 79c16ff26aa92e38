/** Everybody's book: what is counted of matches, the trophies, and the family as a file. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { analysedOf, counted, emptyTally, favourite, sideOf, type KeptMatch, type Sitter } from "../src/profiles/book";
import { booksOf } from "../src/profiles/book_check";
import { luckOf, starsOf } from "../src/profiles/words";
import type { MatchAnalysis } from "../src/protocol";
import { stubStorage } from "./device";

const GAMES = vi.hoisted(() => ["one", "two", "three"]);
vi.mock("../src/games/games", () => ({ GAMES }));
vi.mock("../src/i18n/words.svelte", () => ({ say: (code: string) => code }));

const ANNA = "a".repeat(16);
const BEN = "b".repeat(16);
let storage: ReturnType<typeof stubStorage>;

async function open() {
  vi.resetModules();
  const [store, people, file, trophies] = await Promise.all([
    import("../src/profiles/book_store.svelte"), import("../src/profiles/profiles.svelte"), import("../src/profiles/family_file"), import("../src/profiles/trophies"),
  ]);
  return { ...people, ...store, ...file, ...trophies };
}
beforeEach(() => (storage = stubStorage()));

/** Numbers that look random and are always the same. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => (state = (state * 48271) % 2147483647) % most;
}

function randomMatches(count: number, seed: number): KeptMatch[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, index): KeptMatch => {
    const sitters: Sitter[] = [{ seat: roll(2) ? "c" : "r", name: "Anna", person: ANNA }];
    sitters.push(roll(2) ? { seat: "b", name: "Ben", person: BEN } : { seat: "b", level: ["kitten", "hard"][roll(2)]! });
    const winners = [[sitters[0]!.seat], ["b"], []][roll(3)]!;
    // Quarters, so that sums do not depend on the order.
    const accounts = sitters.map(() => ({ luck: (roll(9) - 4) / 4, own: roll(3) / 4, lowest: roll(3) / 4 }));
    return { table: `t${index}`, match: 1, at: 1000 + index, game: GAMES[roll(3)]!, sitters, winners, ...(roll(2) && { analysed: { exact: roll(2) > 0, accounts } }) };
  });
}

const store = (matches: KeptMatch[]) => storage.kept.set("kasimir.book", JSON.stringify({ matches, tallies: {} }));

describe("a book", () => {
  test("counts old matches as if they were still there", async () => {
    const matches = randomMatches(340, 7);
    store(matches.slice(0, 290));
    const { addMatch, books, MOST_MATCHES, tallyOf, matchesOf, earnedBy } = await open();
    for (const match of matches.slice(290)) addMatch(match);
    expect(books().matches).toHaveLength(MOST_MATCHES);
    for (const person of [ANNA, BEN]) {
      const whole = matches.reduce((tally, match) => {
        const side = sideOf(match, person);
        return side ? counted(tally, side, earnedBy) : tally;
      }, emptyTally());
      expect(tallyOf(person)).toEqual(whole);
    }
    expect(matchesOf(ANNA)[0]).toEqual(matches.at(-1));
    const reloaded = await open();
    expect(reloaded.tallyOf(BEN)).toEqual(tallyOf(BEN));
  });

  test("has every match once", async () => {
    const { addAnalysis, addMatch, tallyOf } = await open();
    const [match] = randomMatches(1, 3) as [KeptMatch];
    const analysed = { exact: true, accounts: match.sitters.map(() => ({ luck: 0.1, own: 0, lowest: 0.4 })) };
    for (let time = 0; time < 3; time += 1) addMatch({ ...match, at: match.at + time });
    for (let time = 0; time < 2; time += 1) addAnalysis(match.table, 1, analysed);
    expect(tallyOf(ANNA).games[match.game]).toMatchObject({ played: 1, last: match.at, ledger: { matches: 1, exact: 1, luck: 0.1 } });
  });

  test("loses nothing while the page is open, though the storage is full", async () => {
    const matches = randomMatches(3, 37);
    store(matches.slice(0, 1));
    const { addMatch, matchesOf } = await open();
    storage.error = new DOMException("no room", "QuotaExceededError");
    for (const match of matches.slice(1)) addMatch(match);
    expect(matchesOf(ANNA)).toHaveLength(3);
  });

  test("does not lose what another window stored", async () => {
    const here = await open();
    const there = await open();
    const [first, second] = randomMatches(2, 5) as [KeptMatch, KeptMatch];
    here.addMatch(first);
    there.addMatch(second);
    expect((await open()).matchesOf(ANNA)).toEqual([second, first]);
  });

  test("of somebody who left is gone, and matches of others stay", async () => {
    const matches = randomMatches(310, 11);
    store(matches.slice(0, 290));
    const { addLesson, addMatch, books, forgetPerson, matchesOf } = await open();
    for (const match of matches.slice(290)) addMatch(match);
    addLesson(ANNA, "one", 5);
    const shared = matchesOf(BEN).length;
    forgetPerson(ANNA);
    expect(storage.kept.get("kasimir.book")).not.toContain(ANNA);
    expect(matchesOf(BEN)).toHaveLength(shared);
    expect(books().matches).toHaveLength(shared);
  });

  test("names the game that was played most, and of several the latest", () => {
    const count = (played: number, last: number) => ({ played, last, won: 0, drawn: 0, ledger: { matches: 0, exact: 0, luck: 0, own: 0 } });
    expect(favourite(emptyTally())).toBeUndefined();
    expect(favourite({ ...emptyTally(), games: { one: count(2, 9), two: count(3, 5), three: count(3, 6) } })).toBe("three");
  });
});

describe("what is read", () => {
  test("is what was written", () => {
    const books = { matches: randomMatches(30, 13), tallies: { [ANNA]: { ...emptyTally(), earned: { ten: 7 } } } };
    expect(booksOf(JSON.parse(JSON.stringify(books)))).toEqual(books);
  });

  test("has every match once", () => {
    const matches = randomMatches(3, 41);
    expect(booksOf({ matches: [...matches, ...matches] }).matches).toEqual(matches);
  });

  test("never breaks the page, whatever was stored", () => {
    const roll = dice(17);
    const junk = () => [null, 7, "x", [], {}, true, -1, { toString: 1 }, "y".repeat(200)][roll(9)];
    const spoil = (value: unknown): unknown => {
      if (roll(12) === 0) return junk();
      if (Array.isArray(value)) return value.map(spoil);
      return value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoil(one)])) : value;
    };
    const good = { matches: randomMatches(20, 19), tallies: { [ANNA]: emptyTally() } };
    for (let time = 0; time < 200; time += 1) {
      const read = booksOf(spoil(good));
      for (const { at, analysed, sitters, winners } of read.matches) {
        expect(Number.isFinite(at) && winners.every((seat) => typeof seat === "string") && sitters.some(({ person }) => person)).toBe(true);
        expect(analysed?.accounts.length ?? sitters.length).toBe(sitters.length);
      }
      expect(booksOf(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }
  });
});

describe("trophies", () => {
  type Game = Partial<KeptMatch> & { own?: Partial<Sitter>; other?: Partial<Sitter>; luck?: number; lost?: number; gave?: [number, number] };
  let next = 0;
  const played = ({ own, other, luck = 0, lost = 0.4, gave, ...match }: Game): KeptMatch => ({
    table: `t${(next += 1)}`, match: 1, at: next, game: "one", winners: ["b"],
    sitters: [{ seat: "r", name: "Anna", person: ANNA, ...own }, { seat: "b", level: "easy", ...other }],
    ...((gave || luck || lost < 0.4) && { analysed: { exact: true, accounts: [{ luck, own: gave?.[0] ?? 0.3, lowest: lost }, { luck: -luck, own: gave?.[1] ?? 0.3, lowest: 0 }] } }),
    ...match,
  });
  const WON = { winners: ["r"] };

  /** What a first match brings, beside the trophy for the first match. */
  async function brings(...games: Game[]): Promise<string[]> {
    const { addMatch, tallyOf } = await open();
    for (const game of games) addMatch(played(game));
    return Object.keys(tallyOf(ANNA).earned).filter((id) => !id.startsWith("first:")).sort();
  }

  test.each<[string, Game[], string[]]>([
    ["a first match, even lost", [{}], []],
    ["a win against a level", [WON], ["level:easy"]],
    ["a win together with a bot", [{ winners: ["r", "b"] }], []],
    ["playing against a strong bot, won or lost", [{ other: { level: "master" } }], ["brave"]],
    ["playing with the family", [{ other: { level: undefined, person: BEN } }], ["together"]],
    ["one side", [{ own: { seat: "c" } }], []],
    ["both sides", [{ own: { seat: "c" } }, {}], ["cat-and-mouse"]],
    ["all games", GAMES.map((game) => ({ game })), ["all-games"]],
    ["a win from far behind", [{ ...WON, lost: 0.05 }], ["comeback", "level:easy"]],
    ["falling far behind", [{ lost: 0.05 }], []],
    ["a win against luck", [{ ...WON, luck: -0.3 }], ["against-luck", "level:easy"]],
    ["choosing well, though it was lost", [{ gave: [0.01, 0.2] }], ["careful"]],
    ["a match in which nobody could choose badly", [{ gave: [0, 0] }], []],
    ["ten matches", Array.from({ length: 10 }, () => ({})), ["ten"]],
    ["fifty matches", Array.from({ length: 50 }, () => ({})), ["fifty", "ten"]],
  ])("for %s", async (_, games, expected) => {
    expect(await brings(...games)).toEqual(expected);
  });

  test("are kept with the day on which they were earned first", async () => {
    const { addLesson, addMatch, tallyOf } = await open();
    const [first, second] = [played(WON), played(WON)];
    addMatch(first);
    addMatch(second);
    addLesson(ANNA, "two", 77);
    addLesson(ANNA, "two", 88);
    expect(tallyOf(ANNA).earned).toEqual({ "first:one": first.at, "level:easy": first.at, "lesson:two": 77 });
  });

  test("have one id each, by which they are found again", async () => {
    const { allTrophies, trophyOf } = await open();
    const all = allTrophies(["easy", "hard"], { ...emptyTally(), earned: { "level:old": 1 } });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const trophy of all) expect(trophyOf(trophy.id)).toEqual(trophy);
    expect(trophyOf("first:chess")).toBeUndefined();
  });
});

describe("luck and choices", () => {
  test("of an analysis: the result itself is nothing that somebody came back from", () => {
    const account = (seat: string, luck: number) => ({ seat, luck: { value: luck }, own: { value: 0.1 } });
    const analysis = { exact: true, chance: true, curve: [[0.5, 0.5], [0.1, 0.9], [1, 0]], accounts: [account("r", 0.2), account("b", -0.2)] };
    expect(analysedOf(analysis as unknown as MatchAnalysis)).toEqual({ exact: true, accounts: [{ luck: 0.2, own: 0.1, lowest: 0.1 }, { luck: -0.2, own: 0.1, lowest: 0.5 }] });
  });

  test("in words: more given away never means more stars, and nobody has none", () => {
    const ledger = (own: number, luck = 0) => ({ matches: 2, exact: 0, luck, own });
    const stars = Array.from({ length: 50 }, (_, step) => starsOf(ledger(step / 25)));
    expect(stars).toEqual([...stars].sort((one, other) => other - one));
    expect([stars[0], stars.at(-1)]).toEqual([5, 1]);
    expect([-1, 0, 1].map((luck) => luckOf(ledger(0, luck)))).toEqual(["teasing", "fair", "kind"]);
  });
});

describe("a file", () => {
  test("brings a family to another device", async () => {
    const here = await open();
    const anna = here.addProfile({ name: "Anna", face: "flower", colour: "r", age: "reads" })!;
    for (const match of randomMatches(30, 23)) here.addMatch({ ...match, sitters: match.sitters.map(({ person, ...sitter }) => ({ ...sitter, ...(person === ANNA && { person: anna.id }) })) });
    const [text, tally] = [here.fileText(), here.tallyOf(anna.id)];
    stubStorage();
    const there = await open();
    expect(there.profiles()).toEqual([]);
    const found = there.readFamily(text);
    if (typeof found === "string") throw new Error(found);
    there.replaceFamily(found);
    const reloaded = await open();
    expect(reloaded.profiles()).toEqual([anna]);
    expect(reloaded.tallyOf(anna.id)).toEqual(tally);
  });

  test("brings nothing about people who are not in it", async () => {
    const { books, replaceFamily } = await open();
    const person = { id: BEN, name: "Ben", face: "cap", colour: "b", age: "grown" } as const;
    replaceFamily({ people: [person], books: { matches: randomMatches(40, 29), tallies: { [ANNA]: emptyTally() } } });
    expect(JSON.stringify(books())).not.toContain(ANNA);
    expect(books().matches.length).toBeGreaterThan(0);
  });

  test.each([
    ["not-ours", "{"], ["not-ours", "null"], ["not-ours", "[]"], ["not-ours", '{"kind":"a record","version":1}'], ["not-ours", '{"kind":"kasimir family"}'],
    ["newer", '{"kind":"kasimir family","version":2}'], ["nobody", '{"kind":"kasimir family","version":1,"people":[{"name":"Anna"}]}'],
  ])("is refused (%s): %s", async (fault, text) => {
    expect((await open()).readFamily(text)).toBe(fault);
  });

  test("everything can be deleted, and nothing is left", async () => {
    const { addMatch, addProfile, books, deleteFamily, profiles } = await open();
    addProfile({ name: "Anna", face: "flower", colour: "r", age: "reads" });
    for (const match of randomMatches(5, 31)) addMatch(match);
    deleteFamily();
    expect([...storage.kept]).toEqual([]);
    expect([profiles(), books()]).toEqual([[], { matches: [], tallies: {} }]);
  });
});
