/** Hints: moves that the computer recommends. */
import type { TableState } from "./table_state.svelte";
import type { Advice as Answer, Advised, AnyRequest } from "../protocol";

/** A requested hint, or some recommended moves, one of which is shown on the board. */
export interface Advice {
  at: number;
  moves: Advised[] | undefined;
  /** Whether the computer could only search briefly. */
  brief?: boolean;
  shown: number;
}

export class Hints {
  advice = $state<Advice | undefined>();
  private ref = 0;

  constructor(
    private readonly table: TableState,
    private readonly send: (asked: AnyRequest) => number,
  ) {}

  get canAsk(): boolean {
    const { play, turn, hides, table } = this.table;
    return turn !== undefined && play?.kind === "choice" && play.choices.length > 1 && !hides && table?.opened.house.hints !== false;
  }

  /** The ids to touch for the recommended move that is shown. */
  get touches(): readonly string[] {
    const { advice } = this;
    return (advice?.at === this.table.now?.at && advice?.moves?.[advice.shown]?.touch) || [];
  }

  ask(): void {
    const { now } = this.table;
    if (!now) return;
    this.advice = { at: now.at, moves: undefined, shown: 0 };
    this.ref = this.send({ type: "hint", at: now.at });
  }

  /** Show another recommended move. */
  show(index: number): void {
    if (this.advice) this.advice = { ...this.advice, shown: index };
  }

  close(): void {
    this.advice = undefined;
  }

  answered({ at, moves, brief }: Answer): void {
    if (at === this.table.now?.at) this.advice = { at, moves, brief: brief ?? false, shown: 0 };
  }

  /** The server has refused a message, possibly the request for a hint. */
  refused(ref: number | null | undefined): void {
    if (ref === this.ref) this.close();
  }
}
