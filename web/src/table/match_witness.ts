/** This device follows every match from event to event, and keeps the closing hash of what it saw. */
import { keepClosing } from "../replay/dice_receipts";
import { closingHash } from "../replay/verify";
import type { Ended, Event, LogEntry, Now, Seated } from "../protocol";

interface Seen {
  match: number;
  commitment: string;
  seats: readonly Seated[];
  /** The events as they were written at the table. */
  texts: string[];
  entropies: Record<string, string>;
}

export class MatchWitness {
  /** What was seen of the match since it began; nothing if this device came later. */
  private seen: Seen | undefined;

  constructor(private readonly name: string) {}

  /** Done when the receipts of matches that ended are kept. */
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
    else if (event.type === "undone") this.seen?.texts.pop();
    return undefined;
  }

  /** The match has ended. Whoever did not see it begin has to take the server's word for it, but only now. */
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
