/** Follows every match event by event, and stores the closing hash computed from what this device received. */
import { keepClosing } from "../replay/dice_receipts";
import { closingHash } from "../replay/verify";
import type { Ended, Event, LogEntry, Now, Seated, Undone } from "../protocol";

interface Seen {
  match: number;
  commitment: string;
  seats: readonly Seated[];
  /** The events as they were written at the table. */
  texts: string[];
  entropies: Record<string, string>;
}

export class MatchWitness {
  /** The match as received from its beginning; nothing if this device joined later. */
  private seen: Seen | undefined;

  constructor(private readonly name: string) {}

  /** Resolves when the receipts of ended matches are stored. */
  async follow(entries: readonly LogEntry[], now: Now): Promise<void> {
    await Promise.all(entries.flatMap((entry) => entry.events).map((event) => this.see(event, now)));
  }

  private see(event: Event, now: Now): Promise<void> | undefined {
    if (event.type === "ended") return this.keep(event, now);
    if (event.type === "began") {
      const { match, commitment, seats = [] } = event;
      this.seen = seats.length ? { match, commitment, seats, texts: [], entropies: {} } : undefined;
    } else if (event.type === "shaken") Object.assign(this.seen?.entropies ?? {}, event.entropies);
    else if (event.type === "moved") this.seen?.texts.push(event.move);
    else if (event.type === "rolled") this.seen?.texts.push(event.outcome);
    else if (event.type === "undone") this.undo(event);
    return undefined;
  }

  /** A record keeps what was taken back; old servers removed it. */
  private undo({ count = 0 }: Undone): void {
    if (count) this.seen?.texts.push(`undo ${count}`);
    else this.seen?.texts.pop();
  }

  /** The match has ended. A device that joined later stores the closing hash from the server, but only now. */
  private async keep(event: Ended, { play }: Now): Promise<void> {
    const { seen } = this;
    this.seen = undefined;
    const told = { seed: event.seed, closing: event.closing ?? "" };
    if (seen) keepClosing(this.name, seen.match, { ...told, commitment: seen.commitment, closing: await closingOf(seen, event) });
    else if (play && told.closing) keepClosing(this.name, play.match, { ...told, commitment: "" });
  }
}

function closingOf(seen: Seen, { winners, reason, seed, entropies }: Ended): Promise<string> {
  const all = { ...seen.entropies, ...entropies };
  return closingHash({ ...seen, seed, entropies: seen.seats.map(({ seat }) => all[seat] ?? ""), result: { winners, reason } });
}
