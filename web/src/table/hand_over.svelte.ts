/** Several people at one screen: who holds it, and who is to take it over. */
import type { TableState } from "./table_state.svelte";
import { settings } from "../ui/settings.svelte";
import type { SeatNow } from "../protocol";

export class HandOver {
  /** The seat that was last to play at this screen. */
  private holder = $state<string | undefined>();

  constructor(private readonly table: TableState) {}

  /** Whoever is to take the screen over before anything else is touched. */
  get to(): SeatNow | undefined {
    const { holder } = this;
    const { turn, hides, table } = this.table;
    if (!turn || holder === undefined || holder === turn.seat || !settings.handOver) return undefined;
    return table?.opened.house.hand_over || hides ? turn : undefined;
  }

  /** The next person has the screen. */
  takeOver(): void {
    this.holder = this.table.turn?.seat;
  }

  /** Another match: whoever plays first here has the screen. */
  reset(): void {
    this.holder = undefined;
  }

  /** A seat of this screen is to play. */
  called(seat: string): void {
    this.holder ??= seat;
  }
}
