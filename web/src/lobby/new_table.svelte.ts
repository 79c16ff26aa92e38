/** The options chosen for a new table, and values derived from them. */
import { lastTable } from "./last_tables";
import { botsFor, characterOn, firstLineUp, isPossible, isSame, nextNumber, seated, wishOf, type Bot, type Person, type Sitter } from "./line_up";
import { nameOf } from "./person_name";
import { say } from "../i18n/words.svelte";
import { profileNamed, profiles, profileWith, suggestedLevel } from "../profiles/profiles.svelte";
import { settings } from "../ui/settings.svelte";
import type { GameInfo, NewTable, OptionInfo, Prediction, SetupInfo } from "../protocol";

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

/** The level of the computer that somebody meets first. */
const firstLevel = ({ profile = "" }: Person) => suggestedLevel(profileWith(profile)?.age ?? "reads");

export class TableChoices {
  info = $state.raw<GameInfo | undefined>();
  /** Everybody, in turn order. */
  sitters = $state<Sitter[]>([]);
  /** The seat that the faces below are for. */
  chosen = $state(0);
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
  private chosenVariant = $state<string | undefined>();
  private chosenEdition = $state<string | undefined>();
  private chosenOptions = $state<Record<string, number>>({});

  /** Begin with who played last, or alone against the computer. */
  begin(info: GameInfo): void {
    this.info = info;
    const last = this.recognised(lastTable(info.game)?.sitters ?? []);
    const me = this.people()[0]!;
    const setup = info.setups.find(({ variant, players }) => variant === info.variants[0] && players === info.players[0])!;
    this.sitters = isPossible(last, info) ? last : firstLineUp(me, firstLevel(me), setup, info);
    const other = this.sitters.findIndex(({ who }) => who !== "me");
    this.chosen = other < 0 ? this.players - 1 : other;
  }

  get players(): number {
    return this.sitters.length;
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

  get seats(): string[] {
    return this.setup?.seats ?? [];
  }

  get hasSides(): boolean {
    return (this.setup?.sides.length ?? 1) > 1;
  }

  // Who plays

  /** The people of this device who can be chosen: the family, or those who have said their names here. */
  people(): Person[] {
    const family = profiles().map(({ id, name }) => ({ name, profile: id }));
    const isNew = (name: string) => name.trim() && !profileNamed(name);
    const named = [settings.name, ...settings.others].filter((name, index) => isNew(name) || (!family.length && !index)).map((name) => ({ name }));
    return [...family, ...named].map((one, index) => ({ who: "me", number: index + 1, ...one }));
  }

  /** A line-up of an earlier day with the numbers and names that its people have now. */
  private recognised(sitters: Sitter[]): Sitter[] {
    const people = this.people();
    let number = people.length;
    return sitters.map((one) => {
      if (one.who !== "me") return one;
      const found = people.find((other) => (one.profile ? other.profile === one.profile : other.name === one.name && (one.name || other.number === one.number)));
      return found ?? { who: "me", name: one.name, number: (number += 1) };
    });
  }

  /** Everybody at this screen who has a seat, and those who could have one. */
  get faces(): Person[] {
    const here = this.sitters.filter((one) => one.who === "me");
    const others = this.people().filter((one) => !here.some((other) => isSame(one, other) || (one.name && nameOf(one) === nameOf(other))));
    return [...here, ...others].sort((one, other) => one.number - other.number);
  }

  /** The bots that could take the chosen seat. */
  get bots(): Bot[] {
    return this.info ? botsFor(this.seats[this.chosen] ?? "", this.sitters, this.info) : [];
  }

  character(bot: Bot, seat = this.seats[this.chosen] ?? ""): string {
    return this.info ? characterOn(bot, seat, this.info) : "";
  }

  sit(one: Sitter): void {
    this.sitters = seated(this.sitters, this.chosen, one);
  }

  /** Somebody whose name is not known yet. */
  newPerson(): Person {
    return { who: "me", name: "", number: Math.max(nextNumber(this.sitters), this.people().length + 1) };
  }

  get canGrow(): boolean {
    return this.info?.players.includes(this.players + 1) ?? false;
  }

  get canShrink(): boolean {
    return this.info?.players.includes(this.players - 1) ?? false;
  }

  /** One more seat, for the next person of this device who has none. */
  grow(): void {
    const isFree = (person: Person) => !this.sitters.some((one) => isSame(one, person));
    this.sitters = [...this.sitters, this.faces.find(isFree) ?? this.newPerson()];
    this.chosen = this.players - 1;
  }

  shrink(): void {
    this.sitters = this.sitters.filter((_, index) => index !== this.chosen);
    this.chosen = Math.min(this.chosen, this.players - 1);
  }

  private count(who: Sitter["who"]): number {
    return this.sitters.filter((one) => one.who === who).length;
  }

  /** How many people share this screen. */
  get sharing(): number {
    return this.count("me");
  }

  /** Whether somebody plays on another device. */
  get isFar(): boolean {
    return this.count("open") > 0;
  }

  /** Whether there is anybody who could wait for somebody else. */
  get hasCompany(): boolean {
    return this.sharing + this.count("open") > 1;
  }

  /** The seat of the person who opens the table. */
  get ownSeat(): string {
    return this.seats[this.sitters.findIndex(({ who }) => who === "me")] ?? "";
  }

  // How it is played

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

  /** With days per move, players are away most of the time. */
  get isSlow(): boolean {
    return this.clock >= DAY;
  }

  /** Whether covered pieces are secret: then nobody may take back a move, or get a hint. */
  get isSecret(): boolean {
    return (this.info?.hides ?? false) && this.hidden;
  }

  get prediction(): Prediction | undefined {
    if (this.options.some((one) => this.valueOf(one) !== one.usual)) return undefined;
    return this.info?.predictions.find((one) => one.edition === this.edition && one.variant === this.variant && one.players === this.players);
  }

  /** Keep the names of people without a profile for the next time. */
  private keepNames(): void {
    const names = this.faces.filter(({ profile }) => !profile).map(({ name }) => name.trim());
    if (!profiles().length) settings.name = names.shift() ?? "";
    settings.others = [...new Set(names)].filter((name) => name && name !== settings.name);
  }

  /** The request to open the table. */
  wanted(): NewTable {
    this.keepNames();
    const info = this.info!;
    const seats = this.seats.map((seat, index) => wishOf(this.sitters[index]!, seat, info, nameOf));
    const name = this.sharing ? undefined : nameOf(this.people()[0]!);
    const { first, hidden, auto, undo, listed, hints, variant, edition } = this;
    // Whoever plays without others on other devices comes back whenever they like.
    const waits = this.isSlow || !this.isFar;
    const seconds = { move_seconds: (this.hasCompany && this.clock) || null, away_seconds: waits ? null : this.away || null };
    const house = { first, hidden, auto, undo, listed: listed && this.isFar, hints, hand_over: this.handOver && this.sharing > 1, swap_sides: this.swapSides, ...seconds };
    const options = Object.fromEntries(this.options.map((one) => [one.option, this.valueOf(one)]));
    return { game: info.game, variant, edition, seats, house, options, name };
  }
}
