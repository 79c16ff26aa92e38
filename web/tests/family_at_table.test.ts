/** What a table leaves in the books of those who sit at this screen. */
import { beforeEach, expect, test, vi } from "vitest";
import type { MatchAnalysis, SeatNow } from "../src/protocol";
import type { TableState } from "../src/table/table_state.svelte";
import { stubStorage } from "./device";

const readAtTable = vi.hoisted(() => vi.fn());
const analysis = vi.hoisted((): { now: Partial<MatchAnalysis> | undefined } => ({ now: undefined }));
vi.mock("../src/i18n/voice.svelte", () => ({ readAtTable }));
vi.mock("../src/games/games", () => ({ GAMES: ["one", "two"] }));
vi.mock("../src/ui/reload.svelte", () => ({ part: <Thing>(load: () => Promise<Thing>) => load() }));
vi.mock("../src/table/analysis.svelte", () => ({
  Awaited: class {
    over = Promise.resolve();
    analysis = analysis.now;
    close = () => undefined;
  },
}));

const EXACT = {
  exact: true, curve: [[0.5, 0.5], [0.05, 0.95], [1, 0]],
  accounts: [{ seat: "r", luck: { value: 0.5 }, own: { value: 0 } }, { seat: "b", luck: { value: -0.5 }, own: { value: 0.5 } }],
} as unknown as MatchAnalysis;

async function open() {
  vi.resetModules();
  const [people, store, { FamilyAtTable }] = await Promise.all([
    import("../src/profiles/profiles.svelte"), import("../src/profiles/book_store.svelte"), import("../src/profiles/at_table.svelte"),
  ]);
  const anna = people.addProfile({ name: "Anna", face: "flower", colour: "r", age: "pictures" })!;
  const ben = people.addProfile({ name: "Ben", face: "cap", colour: "b", age: "reads" })!;
  return { ...store, FamilyAtTable, anna, ben };
}
beforeEach(() => {
  stubStorage();
  readAtTable.mockReset();
  analysis.now = undefined;
});

const ANNA: SeatNow = { seat: "r", who: "person", name: "Anna", guest: 1 };
const BOT: SeatNow = { seat: "b", who: "bot", level: "easy" };

/** A table of which these seats are ours; a result makes its match end. */
function tableOf(seats: SeatNow[], ours: SeatNow[], result: { winners: string[]; reason: string } | null, match = 1): TableState {
  return { skew: 0, seats: ours, now: { seats }, table: { opened: { game: "one" } }, play: { match, result } } as unknown as TableState;
}
const WON = { winners: ["r"], reason: "won" };

test("a match is recorded once, with the analysis, and its trophies are news", async () => {
  const { anna, FamilyAtTable, tallyOf, matchesOf } = await open();
  analysis.now = EXACT;
  const family = new FamilyAtTable("cat", tableOf([ANNA, BOT], [ANNA], WON));
  for (let time = 0; time < 3; time += 1) family.settled();
  await vi.waitFor(() => expect(matchesOf(anna.id)[0]?.analysed).toMatchObject({ exact: true }));
  expect(matchesOf(anna.id)).toMatchObject([{ table: "cat", match: 1, game: "one", winners: ["r"], sitters: [{ seat: "r", person: anna.id }, { seat: "b", level: "easy" }] }]);
  expect(tallyOf(anna.id).games["one"]).toMatchObject({ played: 1, won: 1 });
  await vi.waitFor(() => expect([...family.news]).toEqual([[anna.id, ["first:one", "level:easy", "comeback", "careful"]]]));

  const visit = new FamilyAtTable("cat", tableOf([ANNA, BOT], [ANNA], WON)); // the page is opened again
  visit.settled();
  await vi.waitFor(() => expect(tallyOf(anna.id).games["one"]).toMatchObject({ played: 1, ledger: { matches: 1 } }));
  expect(visit.news.size).toBe(0);
});

test.each<[string, TableState]>([
  ["is still played", tableOf([ANNA, BOT], [ANNA], null)],
  ["was abandoned", tableOf([ANNA, BOT], [ANNA], { winners: [], reason: "abandoned" })],
  ["was played elsewhere by somebody of the same name", tableOf([ANNA, BOT], [], WON)],
  ["was ended by the computer for somebody", tableOf([{ ...ANNA, level: "normal" }, BOT], [{ ...ANNA, level: "normal" }], WON)],
  ["was played by somebody else", tableOf([{ ...ANNA, name: "Clara" }, BOT], [{ ...ANNA, name: "Clara" }], WON)],
])("a match is not recorded if it %s", async (_, table) => {
  const { FamilyAtTable, books } = await open();
  new FamilyAtTable("cat", table).settled();
  new FamilyAtTable("dog", tableOf([ANNA, BOT], [ANNA], WON)).settled();
  await vi.waitFor(() => expect(books().matches.map((match) => match.table)).toContain("dog"));
  expect(books().matches).toHaveLength(1);
});

test("everything is read aloud only where a child who cannot read sits alone", async () => {
  const { FamilyAtTable } = await open();
  const ben: SeatNow = { seat: "b", who: "person", name: "Ben", guest: 1 };
  const reads = (ours: SeatNow[]) => {
    new FamilyAtTable("cat", tableOf([ANNA, ben], ours, null)).settled();
    return readAtTable.mock.lastCall?.[0] as boolean;
  };
  expect([reads([ANNA]), reads([ben]), reads([ANNA, ben]), reads([])]).toEqual([true, false, false, false]);
  const family = new FamilyAtTable("cat", tableOf([ANNA, BOT], [ANNA], null));
  family.settled();
  family.close();
  expect(readAtTable.mock.lastCall).toEqual([false]);
});
