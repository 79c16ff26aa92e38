/** A table as this device knows it: what the server has sent, and what follows from that alone. */
import { playerName } from "../i18n/players";
import { named } from "../i18n/words.svelte";
import type { Now, PlayNow, SeatNow, TableNow } from "../protocol";

export class TableState {
  table = $state.raw<TableNow | undefined>();
  now = $state.raw<Now | undefined>();
  guest = $state<number | undefined>();
  here = $state<number[]>([]);
  watchers = $state(0);
  /** Whether those who play by another server may be seen late. */
  late = $state(false);
  /** Whether something that happened is still being shown: until then `now` is how the table stood before, and nothing can be done. */
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

  /** The seats where nobody sits. */
  get free(): SeatNow[] {
    return this.now?.seats.filter((seat) => seat.who === "open") ?? [];
  }

  /** Whether whoever looks on may sit down. */
  get canSit(): boolean {
    return this.guest === undefined && this.free.length > 0 && !this.now?.locked;
  }

  /** Whether all have sat down, and the host is asked who is to start. */
  get asksWhoStarts(): boolean {
    return !!this.now?.starters?.length;
  }

  /** Whether a match of the series was worth something to somebody. */
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

  /** Whether something is hidden at this table: then the position is not told. */
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
