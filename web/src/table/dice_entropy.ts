/** This device adds to the dice, once a match, after the server has bound itself to its seed. */
import type { TableState } from "./table_state.svelte";
import { witness } from "../replay/dice_receipts";
import type { AnyRequest } from "../protocol";

const ENTROPY_BYTES = 32;
/** Milliseconds before numbers for the dice are sent again that did not get through. */
const RESEND_DELAY = 1000;

export class DiceEntropy {
  /** What this device has added to the dice of the last match. */
  private added: { match: number; entropies: Record<string, string> } | undefined;
  /** Whether that may not have got through: the connection broke, or it was one message too many. */
  private unsure = false;
  private ref = 0;

  constructor(
    private readonly name: string,
    private readonly table: TableState,
    private readonly send: (asked: AnyRequest) => number,
  ) {}

  /** The connection is new: what was sent over the one before may be lost. */
  reconnected(): void {
    this.unsure = true;
  }

  /** Send numbers for those of our seats that the match waits for. */
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

  /** The server has refused a message; perhaps it was ours. */
  refused(code: string, ref: number | null | undefined): void {
    if (code === "table.shaken" && this.added) witness(this.name, this.added.match);
    else if (ref === this.ref || code === "table.rate") setTimeout(() => this.sendAgain(), RESEND_DELAY);
  }

  /** Send the same numbers once more, if they are still waited for. */
  private sendAgain(): void {
    this.unsure = true;
    this.contribute();
  }
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
