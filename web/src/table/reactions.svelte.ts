/** How everybody takes what has just happened: faces in the strip of seats, and now and then a word of the computer's characters. */
import type { Pose } from "../board/art/characters";
import type { GameParts } from "../games/games";
import type { Happening, SeatNow } from "../protocol";
import { settings } from "../ui/settings.svelte";

type Word = "caught" | "freed" | "cheese" | "missed" | "won";
const POSES: Record<Word, Pose> = { caught: "sulk", freed: "joy", cheese: "joy", missed: "sulk", won: "joy" };
/** Milliseconds for which a word is shown, and until the next one at the earliest: who always talks is a nuisance. */
const SHOWN = 2400;
const SILENCE = 15_000;

interface Felt {
  seats: readonly string[];
  word: Word;
}

/** The seats that a piece or a place belongs to, where the game does not say it: `mouse:r`, `r1`, `plate:r` and `cat`. */
export function seatsOfId(id: string, seats: readonly string[]): string[] {
  const named = [id.split(":").at(-1) ?? "", id.replace(/\d+$/, ""), id === "cat" ? "c" : ""];
  return seats.filter((seat) => named.includes(seat));
}

/** Who feels something about a step. */
export function feltAt(step: Happening, seats: readonly string[], seatsOf: NonNullable<GameParts["seatsOf"]>): Felt | undefined {
  if (step.what === "caught") return { seats: seatsOf(step.piece, seats), word: "caught" };
  if (step.what === "freed") return { seats: seatsOf(step.piece, seats), word: "freed" };
  if (step.what === "carried" && step.thing === "cheese") return { seats: seatsOf(step.to, seats), word: "cheese" };
  if (step.what === "missed") return { seats: [step.seat], word: "missed" };
  return step.what === "won" ? { seats: step.seats, word: "won" } : undefined;
}

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
    return this.table.updates.stage.recent.flatMap((step) => feltAt(step, seats, seatsOf) ?? []);
  });
  /** What each seat looks like until something else happens. */
  readonly moods: Readonly<Record<string, Pose>> = $derived(Object.fromEntries(this.felt.flatMap(({ seats, word }) => seats.map((seat) => [seat, POSES[word]]))));
  private quietUntil = 0;

  /** To be made by a component. */
  constructor(private readonly table: Watched) {
    $effect(() => {
      const last = this.felt.at(-1);
      const bot = this.table.now?.seats.find(({ seat, character }) => character && last?.seats.includes(seat));
      if (!last || !bot || settings.motion === "none" || Date.now() < this.quietUntil) return;
      this.quietUntil = Date.now() + SILENCE;
      this.said = { seat: bot.seat, words: `web.react-${last.word}` };
      setTimeout(() => (this.said = undefined), SHOWN);
    });
  }
}
