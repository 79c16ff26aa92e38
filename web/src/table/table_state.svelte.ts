/** The state of a table on this device: what the server has sent, and values derived from it. */
import { playerName } from "../i18n/players";
import { named } from "../i18n/words.svelte";
import type { Now, PlayNow, SeatNow, TableNow } from "../protocol";

export class TableState {
  table = $state.raw<TableNow | undefined>();
  now = $state.raw<Now | undefined>();
  guest = $state<number | undefined>();
  here = $state<number[]>([]);
  watchers = $state(0);
  /** Whether players on other servers may appear late. */
  late = $state(false);
  /** Whether the computer's move takes long because its game is still being compiled on the server. */
  compiling = $state(false);
  /** Whether an animation is running: until it ends, `now` is the previous state, and nothing can be done. */
  busy = $state(false);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  skew = 0;

  get play(): PlayNow | undefined {
    return this.now?.play ?? undefined;
  }

  /** The seats of this device. */
  get seats(): SeatNow[] {
    return this.now?.seats.filter((seat) => this.guest !== undefined && seat.guest === this.guest) ?? [];
  }

  /** The free seats. */
  get free(): SeatNow[] {
    return this.now?.seats.filter((seat) => seat.who === "open") ?? [];
  }

  /** Whether a watcher may take a seat. */
  get canSit(): boolean {
    return this.guest === undefined && this.free.length > 0 && !this.now?.locked;
  }

  /** Whether all seats are taken and the host is asked who starts. */
  get asksWhoStarts(): boolean {
    return !!this.now?.starters?.length;
  }

  /** Whether there is anybody to talk to: a player who is no bot, or who may still come. */
  get hasCompany(): boolean {
    return (this.now?.seats.filter(({ who }) => who !== "bot").length ?? 0) > 1 || (this.now?.guests.length ?? 0) > 1;
  }

  /** Whether anybody has points in the series. */
  get hasPoints(): boolean {
    return this.now?.seats.some((seat) => seat.score) ?? false;
  }

  get isHost(): boolean {
    return this.now?.guests.some((guest) => guest.guest === this.guest && guest.host) ?? false;
  }

  /** The own seat that the table waits for, whether or not it can be played yet. */
  get awaitedSeat(): SeatNow | undefined {
    return this.now?.phase === "playing" ? this.seats.find((seat) => seat.seat === this.play?.turn && !seat.level) : undefined;
  }

  /** The own seat whose turn it is. */
  get turn(): SeatNow | undefined {
    return this.busy ? undefined : this.awaitedSeat;
  }

  /** Whether pieces are hidden, so that the position is not sent. */
  get hides(): boolean {
    return this.now?.phase === "playing" && this.play?.position == null;
  }

  seatName(letter: string): string {
    const seat = this.now?.seats.find((one) => one.seat === letter);
    return playerName(seat ?? { seat: letter });
  }

  /** The arguments of a sentence, with names for the letters of seats. */
  named(args: Record<string, string | number>): Record<string, string | number> {
    return named(args, (seat) => this.seatName(seat));
  }
}
