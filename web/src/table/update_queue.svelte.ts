/** Queues server updates: their events are animated step by step before the new state is applied. */
import { newsOf, stepsOf, tellOf } from "./log_text";
import type { TableState } from "./table_state.svelte";
import { Stage } from "../board/stage.svelte";
import { speak } from "../i18n/speech";
import { tell } from "../i18n/words.svelte";
import { sound } from "../ui/sound";
import type { Event, Happening, LogEntry, Now } from "../protocol";

/** Maximum number of missed entries that are animated; more would take too long. */
const MOST_SHOWN_AGAIN = 8;

/** A sentence of the log. */
export interface Line {
  number: number;
  code: string;
  args: Record<string, string | number>;
}

export interface QueueEvents {
  /** Called before something is shown; the queue waits for the returned promise. */
  begin: () => Promise<void>;
  /** Called with a state when everything that led to it has been shown. */
  settle: (now: Now) => void;
  /** Called when the queue is empty. */
  idle: () => void;
}

export class UpdateQueue {
  lines = $state<Line[]>([]);
  /** The last event, and the state before it. */
  last = $state.raw<{ before: Now; steps: Happening[] } | undefined>();
  readonly stage = new Stage(() => this.table.seats.map(({ seat }) => seat));
  /** The seat whose deed is shown. */
  private acting: string | undefined;
  /** Whether deeds of bots are not animated: one was skipped, and no person has had the turn since. */
  private hurries = false;
  private readonly waiting: { entries: LogEntry[]; now: Now }[] = [];

  constructor(
    private readonly table: TableState,
    private readonly on: QueueEvents,
  ) {}

  add(entries: LogEntry[], now: Now): void {
    this.waiting.push({ entries, now });
    if (!this.table.busy) void this.work();
  }

  /** Skip what is shown; after a bot's deed, those of all bots until the turn of a person. */
  skip(): void {
    this.hurries = this.isBot(this.acting);
    this.stage.skip();
  }

  private isBot(seat: string | null | undefined): boolean {
    const found = this.table.now?.seats.find((one) => one.seat === seat);
    return found !== undefined && (found.who === "bot" || found.level != null);
  }

  /** Show the last move again. */
  async again(): Promise<void> {
    const after = this.table.now;
    if (this.table.busy || !this.last) return;
    this.table.busy = true;
    this.acting = undefined;
    this.table.now = this.last.before;
    await this.stage.show(this.last.steps);
    this.table.now = after;
    this.stage.clear();
    await this.work();
  }

  /** Show a new position on the board, without animations; only a piece that was lifted is held. */
  clearStage({ play }: Now): void {
    this.stage.clear();
    this.stage.lifted = play?.lifted ? { at: play.lifted, below: play.below ?? null } : undefined;
  }

  private async work(): Promise<void> {
    this.table.busy = true;
    await this.on.begin();
    while (this.waiting.length) {
      const { entries, now } = this.waiting.shift()!;
      await this.show(entries);
      this.on.settle(now);
      this.hurries &&= now.phase === "playing" && this.isBot(now.play?.turn);
    }
    this.table.busy = false;
    this.on.idle();
  }

  private async show(entries: LogEntry[]): Promise<void> {
    const before = this.table.now;
    // Missed entries may come in parts, each with the current state: entries that it includes are not shown again.
    const isNews = before !== undefined && (entries[0]?.number ?? 0) > before.number;
    const shown = isNews && entries.length <= MOST_SHOWN_AGAIN;
    const steps = entries.flatMap((entry) => entry.events).flatMap(stepsOf);
    if (steps.length) this.last = shown ? { before, steps } : undefined;
    for (const entry of entries) {
      for (const event of entry.events) await this.showEvent(event, entry, shown);
    }
  }

  private async showEvent(event: Event, entry: LogEntry, shown: boolean): Promise<void> {
    this.remember(event);
    const steps = stepsOf(event);
    this.acting = "seat" in event ? event.seat : undefined;
    if (shown && steps.length) await this.stage.show(steps, this.hurries && this.isBot(this.acting));
    this.tell(event, entry); // not before the dice have landed
  }

  private remember(event: Event): void {
    if (event.type === "undone") this.last = undefined; // it did not happen
    if (event.type === "began" || event.type === "undone") this.stage.forget();
    if (event.type === "began" && event.match > 1) {
      this.lines = []; // everybody has changed seats: the names would be wrong
      this.last = undefined;
    }
    if (event.type === "lifted") {
      this.stage.lifted = { at: event.touch, below: event.below };
      if (!this.table.awaitedSeat) sound("lift"); // who lifts it here has heard it
    }
  }

  private tell(event: Event, entry: LogEntry): void {
    // A player who takes a free seat from the computer is new, not returning.
    const isNew = event.type === "came-back" && entry.events.some((other) => other.type === "joined" && other.seats.includes(event.seat));
    const told = tellOf(event) ?? newsOf(event, this.table);
    if (!told || isNew) return;
    this.lines.push({ number: entry.number, ...told });
    speak(tell(told.code, this.table.named(told.args)));
  }
}
