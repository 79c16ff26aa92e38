/** Contributes this device's entropy to the dice, once per match, after the server has committed to its seed. */
import type { TableState } from "./table_state.svelte";
import { witness } from "../replay/dice_receipts";
import type { AnyRequest } from "../protocol";

const ENTROPY_BYTES = 32;
/** Milliseconds before lost entropy is sent again. */
const RESEND_DELAY = 1000;

export class DiceEntropy {
  /** The entropy that this device contributed to the last match. */
  private added: { match: number; entropies: Record<string, string> } | undefined;
  /** Whether it may have been lost: the connection broke, or the message was refused. */
  private unsure = false;
  private ref = 0;

  constructor(
    private readonly name: string,
    private readonly table: TableState,
    private readonly send: (asked: AnyRequest) => number,
  ) {}

  /** After a reconnect, what was sent before may be lost. */
  reconnected(): void {
    this.unsure = true;
  }

  /** Send entropy for those of our seats that the match waits for. */
  contribute(): void {
    const { play, seats } = this.table;
    const mine = seats.map((seat) => seat.seat).filter((seat) => play?.waiting.includes(seat));
    if (!play || !mine.length) return;
    if (this.added?.match !== play.match) {
      const entropies = Object.fromEntries(mine.map((seat) => [seat, randomHex()]));
      this.added = { match: play.match, entropies };
      witness(this.name, play.match, { entropies, commitment: play.commitment ?? "" });
    } else if (!this.unsure) return;
    this.unsure = false;
    this.ref = this.send({ type: "shake", ...this.added });
  }

  /** The server has refused a message, possibly this one. */
  refused(code: string, ref: number | null | undefined): void {
    if (code === "table.shaken" && this.added) witness(this.name, this.added.match);
    else if (ref === this.ref || code === "table.rate") setTimeout(() => this.sendAgain(), RESEND_DELAY);
  }

  /** Send the same entropy again, if the match still waits for it. */
  private sendAgain(): void {
    this.unsure = true;
    this.contribute();
  }
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
