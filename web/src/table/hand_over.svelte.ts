/** Several players at one screen: who has it, and who takes it over next. */
import type { TableState } from "./table_state.svelte";
import { settings } from "../ui/settings.svelte";
import type { SeatNow } from "../protocol";

export class HandOver {
  /** The seat that was last to play at this screen. */
  private holder = $state<string | undefined>();

  constructor(private readonly table: TableState) {}

  /** The player who has to take over the screen before anything else can be touched. */
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

  /** A new match: the first player of this screen has it. */
  reset(): void {
    this.holder = undefined;
  }

  /** It is the turn of a seat at this screen. */
  called(seat: string): void {
    this.holder ??= seat;
  }
}
