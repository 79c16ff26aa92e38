/** A table as this device knows it: what the server tells is shown step by step, and touches become messages. */
import { Connection } from "./connection";
import { forgetKey, keyTo } from "./keys";
import { speak } from "./speech";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Stage } from "./stage.svelte";
import { moveOf, touching, type Touching } from "./touch";
import { say } from "./words.svelte";
import type { Asked, Event, Happening, LogEntry, Now, PlayNow, SeatNow, TableNow, Told } from "../protocol";

const MOST_SHOWN_AGAIN = 8;
/** So many missed entries are shown one by one; more than that would keep people waiting. */
const BEAT = 700;
const ENTROPY_BYTES = 32;
const LONG_SILENCE = 4000;

export interface Line {
  number: number;
  code: string;
  args: Record<string, string | number>;
}

export class Session {
  table = $state.raw<TableNow | undefined>();
  now = $state.raw<Now | undefined>();
  guest = $state<number | undefined>();
  here = $state<number[]>([]);
  watchers = $state(0);
  lines = $state<Line[]>([]);
  said = $state<{ guest: number; phrase: string; at: number } | undefined>();
  refusal = $state<{ code: string; args: Record<string, string | number> } | undefined>();
  gone = $state<string | undefined>();
  lost = $state(false);
  busy = $state(false);
  path = $state<string[]>([]);
  /** What happened last, and how the table stood before. */
  last = $state.raw<{ before: Now; steps: Happening[] } | undefined>();
  readonly stage = new Stage();
  private readonly connection: Connection;
  private readonly waiting: { entries: LogEntry[]; now: Now }[] = [];
  private shakenMatch = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly name: string) {
    this.connection = new Connection(name, keyTo(name), (told) => this.hear(told), (connected) => this.connected(connected));
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

  get isHost(): boolean {
    return this.now?.guests.some((guest) => guest.guest === this.guest && guest.host) ?? false;
  }

  /** The own seat whose turn it is. */
  get turn(): SeatNow | undefined {
    if (this.busy || this.now?.phase !== "playing") return undefined;
    return this.seats.find((seat) => seat.seat === this.play?.turn && !seat.level);
  }

  get touching(): Touching {
    if (!this.turn || !this.play) return { path: [], next: new Set() };
    if (this.play.kind === "chance") {
      return { path: [], next: new Set(this.play.touch && !this.play.waiting.length ? [this.play.touch] : []) };
    }
    return touching(this.play.choices, this.play.lifted ? [this.play.lifted, ...this.path.slice(1)] : this.path);
  }

  seatName(letter: string): string {
    const seat = this.now?.seats.find((one) => one.seat === letter);
    return seat?.name || say(`web.seat-${letter}`);
  }

  // What people do

  send(asked: Asked): void {
    this.refusal = undefined;
    this.connection.send(asked);
  }

  /** Something on the board was touched. */
  touch(id: string): void {
    if (this.busy) {
      this.stage.skip();
      return;
    }
    const { now, play } = this;
    if (!this.turn || !now || !play) return;
    clearTimeout(this.forced);
    const { path, next } = this.touching;
    if (play.kind === "chance") {
      if (next.has(id)) this.send({ type: "roll", at: now.at });
    } else if (next.has(id)) {
      this.choose([...path, id]);
    } else if (path.includes(id) && !play.lifted) {
      this.path = [];
    } else {
      this.path = play.lifted ? [play.lifted] : [];
      sound("no");
      this.refusal = { code: path.length ? "web.not-there" : "web.not-that", args: {} };
    }
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
        this.guest = told.guest ?? undefined;
        this.take(told.missed ?? [], told.table.now);
        break;
      case "update":
        this.take(told.entries, told.now);
        break;
      case "refused":
        this.refusal = { code: told.code, args: (told.args ?? {}) as Record<string, string | number> };
        this.path = [];
        sound("no");
        if (told.now && !this.busy) this.settle(told.now);
        break;
      case "presence":
        this.here = told.here;
        this.watchers = told.watchers;
        break;
      case "said":
        this.said = { guest: told.guest, phrase: told.phrase, at: Date.now() };
        break;
      case "gone":
        this.gone = told.code;
        if (told.code !== "table.restart") forgetKey(this.name);
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
    while (this.waiting.length) {
      const { entries, now } = this.waiting.shift()!;
      const shown = this.now !== undefined && entries.length <= MOST_SHOWN_AGAIN;
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
      const told = tellOf(event);
      if (told) {
        this.lines.push({ number: entry.number, ...told });
        speak(say(told.code, this.named(told.args)));
      }
      if (event.type === "lifted") this.stage.lifted = { at: event.touch, below: event.below };
      const steps = stepsOf(event);
      if (shown && steps.length) await this.stage.show(steps);
    }
  }

  private settle(now: Now): void {
    const mine = this.turn?.seat;
    this.now = now;
    this.path = [];
    this.stage.clear();
    if (!now.play?.lifted) this.stage.lifted = undefined;
    this.shake();
    if (this.seats.some((seat) => seat.seat === now.play?.turn) && now.play?.turn !== mine) sound("turn");
  }

  /** A forced move plays itself after a beat. */
  private afterwards(): void {
    const only = this.turn && this.play?.kind === "choice" && this.play.choices.length === 1 ? this.play.choices[0] : undefined;
    const at = this.now?.at;
    if (only && at !== undefined && settings.motion !== "none") {
      this.forced = setTimeout(() => this.send({ type: "move", at, move: only.move }), BEAT);
    }
  }

  /** This device adds to the dice, once a match, after the server has bound itself to its seed. */
  private shake(): void {
    const play = this.play;
    if (!play || play.match === this.shakenMatch) return;
    const mine = this.seats.map((seat) => seat.seat).filter((seat) => play.waiting.includes(seat));
    if (!mine.length) return;
    this.shakenMatch = play.match;
    this.send({ type: "shake", match: play.match, entropies: Object.fromEntries(mine.map((seat) => [seat, entropy()])) });
  }

  /** The arguments of a sentence, with names for the letters of seats. */
  named(args: Record<string, string | number>): Record<string, string | number> {
    const names = { ...args };
    for (const key of ["seat", "other"]) {
      if (typeof names[key] === "string" && names[key]) names[key] = this.seatName(names[key]);
    }
    return names;
  }
}

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function stepsOf(event: Event): Happening[] {
  return event.type === "moved" || event.type === "rolled" ? event.happened.steps : [];
}

function tellOf(event: Event): { code: string; args: Record<string, string | number> } | undefined {
  if (event.type !== "moved" && event.type !== "rolled") return undefined;
  const [code, args] = event.happened.tell as [string, Record<string, string | number>];
  return { code, args };
}
