/** A device's session at a table: passes server messages to the parts that show them, and player actions to the server. */
import { Connection } from "./connection";
import { DiceEntropy } from "./dice_entropy";
import { HandOver } from "./hand_over.svelte";
import { Hints } from "./hints.svelte";
import { MatchWitness } from "./match_witness";
import { callPlayer } from "./notify";
import { Refusals } from "./refusals.svelte";
import { forgetKeys, keysTo, rememberGuest, settleLink } from "./seat_tokens";
import { TableState } from "./table_state.svelte";
import { Touches } from "./touches.svelte";
import { UpdateQueue } from "./update_queue.svelte";
import { FamilyAtTable } from "../profiles/at_table.svelte";
import { partsOf, type GameParts } from "../games/games";
import { learnWords, say } from "../i18n/words.svelte";
import { offerReload } from "../ui/reload.svelte";
import { sound } from "../ui/sound";
import type { AnyMessage, AnyRequest, LogEntry, Now } from "../protocol";

const DEEDS: readonly string[] = ["move", "roll", "lift"];
/** Milliseconds without a connection before a message appears. */
const LOST_DELAY = 4000;
/** Errors after which a token is permanently invalid. */
const WORTHLESS: readonly string[] = ["table.key", "table.left", "table.removed", "table.deleted", "table.unknown", "table.gone"];

export class Session extends TableState {
  said = $state<{ guest: number; phrase: string; at: number } | undefined>();
  gone = $state<{ code: string; args: Record<string, string | number> } | undefined>();
  lost = $state(false);
  /** The game's module, once it is loaded. */
  parts = $state.raw<GameParts | undefined>();
  readonly refusals = new Refusals(this);
  readonly handOver = new HandOver(this);
  readonly hints = new Hints(this, (asked) => this.connection.send(asked));
  readonly touches = new Touches(this);
  readonly updates = new UpdateQueue(this, { begin: () => this.beginToShow(), settle: (now) => this.settle(now), idle: () => this.touches.playForced() });
  readonly family: FamilyAtTable;
  private readonly entropy: DiceEntropy;
  private readonly witness: MatchWitness;
  private readonly connection: Connection;
  /** Automatic messages: their refusals are not shown. */
  private readonly unasked = new Set<number>();
  /** Resolves when the game's catalogue is loaded. */
  private worded: Promise<void> = Promise.resolve();
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** @param keys The tokens to try; without any, the table is only watched. */
  constructor(readonly name: string, private readonly keys: readonly string[] = keysTo(name)) {
    super();
    this.entropy = new DiceEntropy(name, this, (asked) => this.sendUnasked(asked));
    this.witness = new MatchWitness(name);
    this.family = new FamilyAtTable(name, this);
    this.connection = new Connection(name, this.keys, (told) => this.hear(told), (connected) => this.connected(connected));
  }

  close(): void {
    this.touches.cancelForced();
    clearTimeout(this.silence);
    this.family.close();
    this.connection.close();
  }

  /** The token of this device's seats. */
  get key(): string | undefined {
    return this.guest === undefined ? undefined : this.connection.key;
  }

  // Player actions

  send(asked: AnyRequest): void {
    this.refusals.clear();
    if (DEEDS.includes(asked.type)) this.touches.awaiting = true;
    this.connection.send(asked);
  }

  /** Send an automatic message. */
  sendUnasked(asked: AnyRequest): number {
    const ref = this.connection.send(asked);
    this.unasked.add(ref);
    return ref;
  }

  /** Begin the match. A second touch causes no error message. */
  begin(starter: string): void {
    this.sendUnasked({ type: "begin", starter });
  }

  /** The next person has the screen. */
  takeOver(): void {
    this.handOver.takeOver();
    this.touches.playForced();
  }

  /** What to do now, in one sentence; of the others, what they do. Nothing while a move of this device is on its way. */
  get prompt(): string {
    const { turn, play } = this;
    const first = play?.prompts?.[0];
    if (!play || !first || this.now?.phase !== "playing") return "";
    if (!this.awaitedSeat) return say(first.code, this.named(first.args ?? {}), "other");
    const { path } = this.touches.highlights;
    const next = play.prompts?.[path.length] ?? play.prompts?.at(-1) ?? first;
    if (!turn || (this.touches.awaiting && !path.length)) return "";
    const prompt = say(next.code, this.named(next.args ?? {}));
    const isShared = this.seats.filter((seat) => !seat.level).length > 1;
    return isShared ? say("web.prompt-for", { name: this.seatName(turn.seat), prompt }) : prompt;
  }

  askHint(): void {
    this.refusals.clear();
    this.hints.ask();
  }

  // Server messages

  private connected(connected: boolean): void {
    clearTimeout(this.silence);
    if (connected) this.lost = false;
    else this.silence = setTimeout(() => (this.lost = true), LOST_DELAY);
  }

  private hear(told: AnyMessage): void {
    switch (told.type) {
      case "welcome":
        return this.welcomed(told);
      case "update":
        return this.learn(told.entries, told.now);
      case "refused":
        return this.refused(told);
      case "because":
        if (told.code && told.at === this.now?.at) this.refusals.refuse(told.code, (told.args ?? {}) as Record<string, string | number>);
        return;
      case "advice":
        return this.hints.answered(told);
      case "presence":
        this.here = told.here;
        this.watchers = told.watchers;
        this.late = told.late ?? false;
        this.compiling = told.compiling ?? false;
        return;
      case "said":
        this.said = { guest: told.guest, phrase: told.phrase, at: Date.now() };
        return;
      case "gone":
        return this.sentAway(told);
      case "pong":
        return;
    }
  }

  private welcomed(told: Extract<AnyMessage, { type: "welcome" }>): void {
    const { game } = told.table.opened;
    if (!this.table) void partsOf(game).then((parts) => (this.parts = parts));
    this.table = told.table;
    this.worded = learnWords(game);
    this.guest = told.guest ?? undefined;
    settleLink(this.name, this.key);
    if (this.guest !== undefined) rememberGuest(this.name, this.guest);
    this.entropy.reconnected();
    this.skew = told.time * 1000 - Date.now();
    this.learn(told.missed ?? [], told.table.now);
  }

  private learn(entries: LogEntry[], now: Now): void {
    void this.witness.follow(entries, now);
    this.updates.add(entries, now);
  }

  private refused(told: Extract<AnyMessage, { type: "refused" }>): void {
    this.touches.awaiting = false;
    this.entropy.refused(told.code, told.ref);
    this.hints.refused(told.ref);
    if (told.now && !this.busy) this.settle(told.now);
    if (told.ref != null && this.unasked.delete(told.ref)) return;
    this.touches.clear();
    sound("no");
    this.refusals.refuse(told.code, (told.args ?? {}) as Record<string, string | number>);
  }

  private sentAway(told: Extract<AnyMessage, { type: "gone" }>): void {
    if (told.code === "table.protocol") {
      void offerReload("updated", this.touches.awaiting);
      return;
    }
    this.gone = { code: told.code, args: told.args ?? {} };
    if (!WORTHLESS.includes(told.code)) return;
    settleLink(this.name, undefined);
    forgetKeys(this.name, this.keys);
  }

  // State changes

  private beginToShow(): Promise<void> {
    this.touches.cancelForced();
    return this.worded;
  }

  /** Apply a new state. */
  private settle(now: Now): void {
    const before = this.now;
    this.now = now;
    this.touches.awaiting = false;
    if (before?.at !== now.at) {
      this.touches.clear();
      this.refusals.clear();
      this.hints.close();
    }
    this.updates.clearStage(now);
    this.entropy.contribute();
    this.family.settled();
    this.callOn(before);
  }

  /** Check whether it is now the turn of a seat at this screen. */
  private callOn(before: Now | undefined): void {
    const seat = this.awaitedSeat;
    const isNewMatch = before?.play?.match !== this.now?.play?.match;
    if (isNewMatch) this.handOver.reset();
    if (!seat || (!isNewMatch && before?.phase === "playing" && before.play?.turn === seat.seat)) return;
    this.handOver.called(seat.seat);
    sound("turn");
    void callPlayer(say("web.notify-turn", { name: this.seatName(seat.seat) }), this.name);
  }
}
