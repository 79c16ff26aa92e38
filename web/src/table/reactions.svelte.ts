/** How everybody takes what has just happened: faces in the strip of seats, and now and then a word of the computer's characters. */
import type { Pose } from "../board/art/characters";
import { feltAt, seatsOfId, type Felt } from "./feelings";
import type { GameParts } from "../games/games";
import type { Happening, SeatNow } from "../protocol";
import { settings } from "../ui/settings.svelte";

/** Milliseconds for which a word is shown, and until the next one at the earliest: who always talks is a nuisance. */
const SHOWN = 2400;
const SILENCE = 15_000;

interface Watched {
  now: { seats: SeatNow[] } | undefined;
  parts: GameParts | undefined;
  updates: { stage: { recent: readonly Happening[] } };
}

export class Reactions {
  said = $state.raw<{ seat: string; words: string } | undefined>();
  private readonly felt: Felt[] = $derived.by(() => {
    const seats = this.table.now?.seats.map(({ seat }) => seat) ?? [];
    const seatsOf = this.table.parts?.seatsOf ?? seatsOfId;
    return this.table.updates.stage.recent.flatMap((step) => feltAt(step, seats, seatsOf));
  });
  /** What each seat looks like until something else happens. */
  readonly moods: Readonly<Record<string, Pose>> = $derived(Object.fromEntries(this.felt.flatMap(({ seats, pose }) => seats.map((seat) => [seat, pose]))));
  private quietUntil = 0;

  /** To be made by a component. */
  constructor(private readonly table: Watched) {
    $effect(() => {
      const last = this.felt.at(-1);
      const bot = this.table.now?.seats.find(({ seat, character }) => character && last?.seats.includes(seat));
      if (!last?.word || !bot || settings.motion === "none" || Date.now() < this.quietUntil) return;
      this.quietUntil = Date.now() + SILENCE;
      this.said = { seat: bot.seat, words: `web.react-${last.word}` };
      setTimeout(() => (this.said = undefined), SHOWN);
    });
  }
}
