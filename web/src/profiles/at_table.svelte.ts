/** The family at a table: records the matches of those who sit at this screen, and reads aloud for who cannot read. */
import { SvelteMap } from "svelte/reactivity";
import { readAtTable } from "../i18n/voice.svelte";
import { part } from "../ui/reload.svelte";
import { Awaited } from "../table/analysis.svelte";
import type { TableState } from "../table/table_state.svelte";
import { peopleOn } from "./seated";
import type { KeptMatch, Sitter } from "./book";
import type { Profile } from "./profiles.svelte";

const loadStore = () => part(() => import("./book_store.svelte"));
const loadBook = () => part(() => import("./book"));

export class FamilyAtTable {
  /** The trophies that this match has brought, by person. */
  readonly news = new SvelteMap<string, string[]>();
  private readonly done = new Set<number>();
  private awaited: Awaited | undefined;

  constructor(private readonly name: string, private readonly table: TableState) {}

  close(): void {
    this.awaited?.close();
    readAtTable(false);
  }

  /** The table has a new state. */
  settled(): void {
    const seats = this.table.seats.filter(({ level }) => !level); // the computer may play for somebody
    const people = peopleOn(this.name, seats);
    const [only] = people.values();
    readAtTable(this.table.seats.length === 1 && only?.age === "pictures");
    const { play } = this.table;
    if (play && !play.result) this.news.clear();
    if (!people.size || !play?.result || play.result.reason === "abandoned" || this.done.has(play.match)) return;
    this.done.add(play.match);
    void this.keep(this.matchOf(people), [...people.values()]);
  }

  private matchOf(people: Map<string, Profile>): KeptMatch {
    const { now, play, table } = this.table;
    const sitters = now!.seats.map(({ seat, name, level, character }): Sitter => {
      const person = people.get(seat)?.id;
      return { seat, ...(name && { name }), ...(level && { level }), ...(character && { character }), ...(person && { person }) };
    });
    const at = Math.round((Date.now() + this.table.skew) / 1000);
    return { table: this.name, match: play!.match, at, game: table!.opened.game, sitters, winners: play!.result!.winners };
  }

  /** Store a match, and once more with the server's analysis. */
  private async keep(match: KeptMatch, people: Profile[]): Promise<void> {
    const [store, { analysedOf }] = await Promise.all([loadStore(), loadBook()]);
    const before = new Map(people.map(({ id }) => [id, Object.keys(store.tallyOf(id).earned)]));
    const tellNews = () => {
      for (const { id } of people) {
        const earned = Object.keys(store.tallyOf(id).earned).filter((trophy) => !before.get(id)!.includes(trophy));
        if (earned.length) this.news.set(id, earned);
      }
    };
    store.addMatch(match);
    tellNews();
    if (store.isAnalysed(match)) return;
    this.awaited?.close();
    const awaited = (this.awaited = new Awaited(match.table, match.match));
    await awaited.over;
    if (!awaited.analysis) return;
    store.addAnalysis(match.table, match.match, analysedOf(awaited.analysis));
    if (this.table.play?.match === match.match) tellNews();
  }
}
