/** The options chosen for a new table, and values derived from them. */
import { say } from "../i18n/words.svelte";
import { settings } from "../ui/settings.svelte";
import type { GameInfo, NewTable, OptionInfo, Prediction, SetupInfo, Wish } from "../protocol";

const DAY = 24 * 3600;
/** Choices for the time per move in seconds; 0 for no limit. */
export const CLOCKS = [0, 30, 60, 120, 300, DAY, 3 * DAY];
/** Grace periods in seconds after which the computer plays for an absent player; 0 for never. */
export const AWAYS = [60, 600, 0];

export function clockName(seconds: number): string {
  if (seconds === 0) return say("web.clock-none");
  if (seconds < 60) return say("web.clock-seconds", { seconds });
  return seconds < DAY ? say("web.clock-minutes", { minutes: seconds / 60 }) : say("web.clock-days", { days: seconds / DAY });
}

export class TableChoices {
  info = $state.raw<GameInfo | undefined>();
  name = $state(settings.name);
  others = $state([...settings.others]);
  level = $state("easy");
  hidden = $state(true);
  auto = $state(false);
  undo = $state(true);
  listed = $state(false);
  hints = $state(true);
  handOver = $state(false);
  swapSides = $state(false);
  first = $state("drawn");
  clock = $state(0);
  away = $state(60);
  private chosenPlayers = $state<number | undefined>();
  private chosenVariant = $state<string | undefined>();
  private chosenEdition = $state<string | undefined>();
  private chosenSide = $state<number | undefined>();
  private chosenOptions = $state<Record<string, number>>({});

  get players(): number {
    return this.chosenPlayers ?? this.info?.players[0] ?? 2;
  }
  set players(count: number) {
    this.chosenPlayers = count;
  }

  get variant(): string | undefined {
    return this.chosenVariant ?? this.info?.variants[0];
  }
  set variant(variant: string | undefined) {
    this.chosenVariant = variant;
  }

  get setup(): SetupInfo | undefined {
    return this.info?.setups.find((one) => one.variant === this.variant && one.players === this.players);
  }

  /** The edition that was chosen, or the usual one of this variant and number of players. */
  get edition(): string | undefined {
    return this.chosenEdition ?? this.setup?.edition;
  }
  set edition(edition: string | undefined) {
    this.chosenEdition = edition;
  }

  get options(): OptionInfo[] {
    return this.info?.options.filter((one) => one.edition === this.edition) ?? [];
  }

  valueOf({ option, values, usual }: OptionInfo): number {
    const chosen = this.chosenOptions[option];
    return chosen !== undefined && values.includes(chosen) ? chosen : usual;
  }

  choose({ option }: OptionInfo, value: number): void {
    this.chosenOptions[option] = value;
  }

  /** The side of the person who opens the table: by default one that may start. */
  get side(): number {
    const { sides = [], starters = [] } = this.setup ?? {};
    return this.chosenSide ?? Math.max(0, sides.findIndex((side) => starters.includes(side[0] ?? "")));
  }
  set side(side: number) {
    this.chosenSide = side;
  }

  get ownSeat(): string {
    return this.setup?.sides[this.side]?.[0] ?? "";
  }

  /** The seats of all others, in turn order. */
  get otherSeats(): string[] {
    return this.setup?.seats.filter((seat) => seat !== this.ownSeat) ?? [];
  }

  /** With days per move, players are away most of the time. */
  get isSlow(): boolean {
    return this.clock >= DAY;
  }

  get prediction(): Prediction | undefined {
    if (this.options.some((one) => this.valueOf(one) !== one.usual)) return undefined;
    return this.info?.predictions.find((one) => one.edition === this.edition && one.variant === this.variant && one.players === this.players);
  }

  /** The name of the other player with a number from 0, as typed in. */
  otherName(number: number): string {
    return this.others[number]?.trim() || say("web.player", { number: number + 2 });
  }

  /** The request to open the table, with somebody on every other seat. */
  wanted(other: (number: number) => Wish): NewTable {
    settings.name = this.name.trim();
    const me: Wish = { who: "me", name: settings.name || say("web.player", { number: 1 }) };
    const seats = this.setup?.seats.map((seat) => (seat === this.ownSeat ? me : other(this.otherSeats.indexOf(seat)))) ?? [];
    const { first, hidden, auto, undo, listed, hints, variant, edition } = this;
    const seconds = { move_seconds: this.clock || null, away_seconds: this.isSlow ? null : this.away || null };
    const house = { first, hidden, auto, undo, listed, hints, hand_over: this.handOver, swap_sides: this.swapSides, ...seconds };
    const options = Object.fromEntries(this.options.map((one) => [one.option, this.valueOf(one)]));
    return { game: this.info?.game ?? "", variant, edition, seats, house, options };
  }
}
