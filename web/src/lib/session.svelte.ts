/** A table as this device knows it: what the server tells is shown step by step, and touches become messages. */
import { Connection } from "./connection";
import { forgetKeys, keysTo, settleLink } from "./keys";
import { isolated } from "./names";
import { newsOf, stepsOf, tellOf } from "./news";
import { callPlayer } from "./notify";
import { offerReload } from "./reload.svelte";
import { shake } from "./shake";
import { speak } from "./speech";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Stage } from "./stage.svelte";
import { moveOf, touching, type Touching } from "./touch";
import { witness } from "./witness";
import { learnWords, named, ruleOf, say } from "./words.svelte";
import type { Advised, Asked, Happening, LogEntry, Now, PlayNow, SeatNow, TableNow, Told } from "../protocol";

/** So many missed entries are shown one by one; more than that would keep people waiting. */
const MOST_SHOWN_AGAIN = 8;
const BEAT = 700;
/** What moves sets out so many milliseconds before it is put into words: on a slow phone, both at once would make it stumble. */
const HEAD_START = 60;
const ENTROPY_BYTES = 32;
/** Milliseconds before numbers for the dice are sent again that did not get through. */
const SHAKE_PAUSE = 1000;
const DEEDS: readonly string[] = ["move", "roll", "lift"];
const LONG_SILENCE = 4000;
/** After these a key is worth nothing, whenever one comes back with it. */
const WORTHLESS: readonly string[] = ["table.key", "table.left", "table.removed", "table.deleted", "table.unknown", "table.gone"];
/** Always the same one, so that no spot of a board looks at it twice. */
const NOTHING: Touching = { path: [], next: new Set() };

export interface Line {
  number: number;
  code: string;
  args: Record<string, string | number>;
}

/** What the computer would do: it still thinks, or names a few moves of which one is shown on the board. */
export interface Advice {
  at: number;
  moves: Advised[] | undefined;
  shown: number;
}

export class Session {
  table = $state.raw<TableNow | undefined>();
  now = $state.raw<Now | undefined>();
  guest = $state<number | undefined>();
  here = $state<number[]>([]);
  watchers = $state(0);
  /** Whether those who play by another server may be seen late. */
  late = $state(false);
  lines = $state<Line[]>([]);
  said = $state<{ guest: number; phrase: string; at: number } | undefined>();
  refusal = $state<{ code: string; args: Record<string, string | number> } | undefined>();
  gone = $state<{ code: string; args: Record<string, string | number> } | undefined>();
  lost = $state(false);
  busy = $state(false);
  path = $state<string[]>([]);
  advice = $state<Advice | undefined>();
  /** Whether the server has not yet answered what was done: until then nothing glows, and a second touch counts for nothing. */
  private awaiting = $state(false);
  /** Who holds this screen, where several people share it: the seat that was last to play here. */
  private holder = $state<string | undefined>();
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  skew = 0;
  /** Messages that nobody touched anything for: what is refused of them is nobody's concern. */
  private readonly unasked = new Set<number>();
  private hintRef = 0;
  /** The seat whose choice was the last thing that happened: it may ask to take it back. */
  lastChoice = $state<string | undefined>();
  /** What happened last, and how the table stood before. */
  last = $state.raw<{ before: Now; steps: Happening[] } | undefined>();
  readonly stage = new Stage();
  /** The keys that we came with. */
  private readonly keys: readonly string[];
  private readonly connection: Connection;
  private readonly waiting: { entries: LogEntry[]; now: Now }[] = [];
  /** What this device has added to the dice of the last match. */
  private shaken: { match: number; entropies: Record<string, string> } | undefined;
  /** Whether that may not have got through: the connection broke, or it was one message too many. */
  private unsure = false;
  private shakeRef = 0;
  /** Done when there are words for what happens in this game. */
  private worded: Promise<void> = Promise.resolve();
  private silence: ReturnType<typeof setTimeout> | undefined;
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly name: string) {
    this.keys = keysTo(name);
    this.connection = new Connection(name, this.keys, (told) => this.hear(told), (connected) => this.connected(connected));
  }

  close(): void {
    clearTimeout(this.forced);
    clearTimeout(this.silence);
    this.connection.close();
  }

  // What can be asked

  get play(): PlayNow | undefined {
    return this.now?.play ?? undefined;
  }

  /** The seats of this device. */
  get seats(): SeatNow[] {
    return this.now?.seats.filter((seat) => this.guest !== undefined && seat.guest === this.guest) ?? [];
  }

  /** The key to those seats. */
  get key(): string | undefined {
    return this.guest === undefined ? undefined : this.connection.key;
  }

  /** The seats where nobody sits. */
  get free(): SeatNow[] {
    return this.now?.seats.filter((seat) => seat.who === "open") ?? [];
  }

  /** Whether whoever looks on may sit down. */
  get canSit(): boolean {
    return this.guest === undefined && this.free.length > 0 && !this.now?.locked;
  }

  /** Whether all have sat down, and only the host can tell who is to start. */
  get awaitsYoungest(): boolean {
    return this.now?.phase === "open" && this.table?.opened.house.first === "youngest" && !this.free.length;
  }

  /** Whether a match of the series was worth something to somebody. */
  get hasPoints(): boolean {
    return this.now?.seats.some((seat) => seat.score) ?? false;
  }

  get isHost(): boolean {
    return this.now?.guests.some((guest) => guest.guest === this.guest && guest.host) ?? false;
  }

  /** The own seat whose turn it is. */
  get turn(): SeatNow | undefined {
    if (this.busy || this.now?.phase !== "playing") return undefined;
    return this.seats.find((seat) => seat.seat === this.play?.turn && !seat.level);
  }

  /** Whoever is to take the screen over before anything else is touched. */
  get handOver(): SeatNow | undefined {
    const house = this.table?.opened.house;
    const { turn, holder } = this;
    if (!turn || holder === undefined || holder === turn.seat || !settings.handOver) return undefined;
    return house?.hand_over || this.hides ? turn : undefined;
  }

  /** Whether something is hidden at this table: then the position is not told. */
  get hides(): boolean {
    return this.now?.phase === "playing" && this.play?.position == null;
  }

  get canHint(): boolean {
    const { play } = this;
    return this.turn !== undefined && play?.kind === "choice" && play.choices.length > 1 && !this.hides && this.table?.opened.house.hints !== false;
  }

  /** What the advised move that is shown would touch. */
  get hinted(): ReadonlySet<string> {
    const { advice } = this;
    return new Set(advice?.at === this.now?.at ? advice?.moves?.[advice.shown]?.touch : []);
  }

  get touching(): Touching {
    if (!this.turn || !this.play || this.handOver) return NOTHING;
    if (this.awaiting) return { path: this.path, next: new Set() };
    if (this.play.kind === "chance") {
      return { path: [], next: new Set(this.play.touch && !this.play.waiting.length ? [this.play.touch] : []) };
    }
    return touching(this.play.choices, this.play.lifted ? [this.play.lifted, ...this.path.slice(1)] : this.path);
  }

  seatName(letter: string): string {
    const seat = this.now?.seats.find((one) => one.seat === letter);
    return seat?.name ? isolated(seat.name) : say(`web.seat-${letter}`);
  }

  // What people do

  send(asked: Asked): void {
    this.refusal = undefined;
    if (DEEDS.includes(asked.type)) this.awaiting = true;
    this.connection.send(asked);
  }

  /** Send what nobody asked for by a touch. */
  private whisper(asked: Asked): number {
    const ref = this.connection.send(asked);
    this.unasked.add(ref);
    return ref;
  }

  /** The youngest starts. Whoever touches twice need not be told that it has begun. */
  begin(starter: string | undefined): void {
    this.whisper({ type: "begin", starter });
  }

  /** The next person has the screen. */
  takeOver(): void {
    this.holder = this.turn?.seat;
    this.afterwards();
  }

  /** Ask the computer what it would do. */
  askHint(): void {
    if (!this.now) return;
    this.refusal = undefined;
    this.advice = { at: this.now.at, moves: undefined, shown: 0 };
    this.hintRef = this.connection.send({ type: "hint", at: this.now.at });
  }

  /** Something on the board was touched. */
  touch(id: string): void {
    if (this.busy) {
      this.stage.skip();
      return;
    }
    const { now, play } = this;
    if (!now || !play || this.handOver || this.awaiting) return;
    if (!this.turn) {
      this.waitFor(id);
      return;
    }
    clearTimeout(this.forced);
    const { path, next } = this.touching;
    if (next.has(id)) {
      if (play.kind === "chance") this.send({ type: "roll", at: now.at });
      else this.choose([...path, id]);
    } else if (path.includes(id) && !play.lifted) {
      this.path = [];
    } else if (!play.lifted && play.choices.some((choice) => choice.touch[0] === id)) {
      this.choose([id]); // another one instead of the one that was chosen
    } else {
      this.path = play.lifted ? [play.lifted] : [];
      this.shakeHead(id);
      this.whisper({ type: "why", at: now.at, touches: [...path, id] });
    }
  }

  /** Something was touched that cannot be; why, the server says. */
  private shakeHead(id: string): void {
    sound("no");
    shake(id);
  }

  /** A player touches something while somebody else is thinking. */
  private waitFor(id: string): void {
    if (!this.seats.length || !this.play?.turn) return;
    this.shakeHead(id);
    this.refuse("web.not-now", { name: this.seatName(this.play.turn) });
  }

  private refuse(code: string, args: Record<string, string | number>): void {
    this.refusal = { code, args };
    speak(this.refusalText);
  }

  /** Why not, and the rule behind it. */
  get refusalText(): string {
    if (!this.refusal) return "";
    return [say(this.refusal.code, this.named(this.refusal.args)), ruleOf(this.refusal.code)].filter(Boolean).join(" ");
  }

  private choose(path: string[]): void {
    const { now, play } = this;
    if (!now || !play) return;
    const move = moveOf(play.choices, path);
    if (move) {
      this.path = [];
      this.send({ type: "move", at: now.at, move: move.move });
    } else {
      this.path = path;
      const hides = (this.table?.opened.house.hidden ?? true) && path.length === 1 && path[0]!.startsWith("place:");
      if (hides) this.send({ type: "lift", at: now.at, touch: path[0]! });
    }
  }

  /** Show the last move again. */
  async again(): Promise<void> {
    const after = this.now;
    if (this.busy || !this.last) return;
    this.busy = true;
    this.now = this.last.before;
    await this.stage.show(this.last.steps);
    this.now = after;
    this.stage.clear();
    await this.work();
  }

  // What the server tells

  private connected(connected: boolean): void {
    clearTimeout(this.silence);
    if (connected) this.lost = false;
    else this.silence = setTimeout(() => (this.lost = true), LONG_SILENCE);
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "welcome":
        this.table = told.table;
        this.worded = learnWords(told.table.opened.game);
        this.guest = told.guest ?? undefined;
        settleLink(this.name, this.key);
        this.unsure = true;
        this.skew = told.time * 1000 - Date.now();
        this.take(told.missed ?? [], told.table.now);
        break;
      case "update":
        this.take(told.entries, told.now);
        break;
      case "refused":
        this.awaiting = false;
        if (told.code === "table.shaken" && this.shaken) witness(this.name, this.shaken.match);
        else if (told.ref === this.shakeRef || told.code === "table.rate") setTimeout(() => this.shakeAgain(), SHAKE_PAUSE);
        if (told.ref === this.hintRef) this.advice = undefined;
        if (told.now && !this.busy) this.settle(told.now);
        if (told.ref != null && this.unasked.delete(told.ref)) break;
        this.path = [];
        sound("no");
        this.refuse(told.code, (told.args ?? {}) as Record<string, string | number>);
        break;
      case "because":
        if (told.code && told.at === this.now?.at) this.refuse(told.code, (told.args ?? {}) as Record<string, string | number>);
        break;
      case "advice":
        if (told.at === this.now?.at) this.advice = { at: told.at, moves: told.moves, shown: 0 };
        break;
      case "presence":
        this.here = told.here;
        this.watchers = told.watchers;
        this.late = told.late ?? false;
        break;
      case "said":
        this.said = { guest: told.guest, phrase: told.phrase, at: Date.now() };
        break;
      case "gone":
        if (told.code === "table.protocol") {
          void offerReload("updated", this.awaiting);
          break;
        }
        this.gone = { code: told.code, args: told.args ?? {} };
        if (!WORTHLESS.includes(told.code)) break;
        settleLink(this.name, undefined);
        forgetKeys(this.name, this.keys);
        break;
      case "pong":
        break;
    }
  }

  private take(entries: LogEntry[], now: Now): void {
    this.waiting.push({ entries, now });
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    clearTimeout(this.forced);
    await this.worded;
    while (this.waiting.length) {
      const { entries, now } = this.waiting.shift()!;
      // What is missed may come in parts, each with the present state: entries that this state knows are not shown again.
      const isNews = this.now !== undefined && (entries[0]?.number ?? 0) > this.now.number;
      const shown = isNews && entries.length <= MOST_SHOWN_AGAIN;
      const steps = entries.flatMap((entry) => entry.events).flatMap(stepsOf);
      if (steps.length) this.last = shown && this.now ? { before: this.now, steps } : undefined;
      for (const entry of entries) await this.showEntry(entry, shown);
      this.settle(now);
    }
    this.busy = false;
    this.afterwards();
  }

  private async showEntry(entry: LogEntry, shown: boolean): Promise<void> {
    for (const event of entry.events) {
      if (event.type === "moved") this.lastChoice = event.seat;
      else if (event.type === "rolled" || event.type === "undone" || event.type === "began") this.lastChoice = undefined;
      if (event.type === "began" && event.match > 1) {
        this.lines = []; // everybody has moved on by a seat: the names would no longer be right
        this.last = undefined;
      }
      if (event.type === "lifted") this.stage.lifted = { at: event.touch, below: event.below };
      const steps = stepsOf(event);
      const showing = shown && steps.length ? this.stage.show(steps) : undefined;
      if (showing) await this.stage.rest(HEAD_START);
      // Whoever takes a free seat that the computer had helped out with is new, and not back.
      const isNew = event.type === "came-back" && entry.events.some((other) => other.type === "joined" && other.seats.includes(event.seat));
      const told = tellOf(event) ?? newsOf(event, this);
      if (told && !isNew) {
        this.lines.push({ number: entry.number, ...told });
        speak(say(told.code, this.named(told.args)));
      }
      await showing;
    }
  }

  private settle(now: Now): void {
    const before = this.now;
    this.now = now;
    this.awaiting = false;
    if (before?.at !== now.at) {
      this.path = [];
      this.refusal = this.advice = undefined;
    }
    this.stage.clear();
    const lifted = now.play?.lifted;
    this.stage.lifted = lifted ? { at: lifted, below: now.play?.below ?? null } : undefined;
    this.shake();
    this.callOn(before);
  }

  /** It may be somebody's turn at this screen now. */
  private callOn(before: Now | undefined): void {
    const { now } = this;
    const seat = now?.phase === "playing" ? this.seats.find((one) => one.seat === now.play?.turn && !one.level) : undefined;
    const isNewMatch = before?.play?.match !== now?.play?.match;
    if (isNewMatch) this.holder = undefined;
    if (!seat || (!isNewMatch && before?.phase === "playing" && before.play?.turn === seat.seat)) return;
    this.holder ??= seat.seat;
    sound("turn");
    void callPlayer(say("web.notify-turn", { name: this.seatName(seat.seat) }), this.name);
  }

  /** A forced move plays itself after a beat. */
  private afterwards(): void {
    const only = this.turn && !this.handOver && this.play?.kind === "choice" && this.play.choices.length === 1 ? this.play.choices[0] : undefined;
    const at = this.now?.at;
    if (only && at !== undefined && settings.motion !== "none") {
      this.forced = setTimeout(() => this.send({ type: "move", at, move: only.move }), BEAT);
    }
  }

  /** This device adds to the dice, once a match, after the server has bound itself to its seed. */
  private shake(): void {
    const play = this.play;
    const mine = this.seats.map((seat) => seat.seat).filter((seat) => play?.waiting.includes(seat));
    if (!play || !mine.length) return;
    if (this.shaken?.match !== play.match) {
      const entropies = Object.fromEntries(mine.map((seat) => [seat, entropy()]));
      this.shaken = { match: play.match, entropies };
      witness(this.name, play.match, { entropies, commitment: play.commitment ?? "" });
    } else if (!this.unsure) return;
    this.unsure = false;
    this.shakeRef = this.whisper({ type: "shake", ...this.shaken });
  }

  /** Send the same numbers once more, if they are still waited for. */
  private shakeAgain(): void {
    this.unsure = true;
    this.shake();
  }

  /** The arguments of a sentence, with names for the letters of seats. */
  named(args: Record<string, string | number>): Record<string, string | number> {
    return named(args, (seat) => this.seatName(seat));
  }
}

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
