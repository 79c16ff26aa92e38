/** Luck and choice of a match: asking for it, and saying it. */
import { analysisOf } from "./http";
import { language } from "./words.svelte";
import type { MatchAnalysis } from "../protocol";

const PAUSE = 1500;

/** The analysis of a match: asked for until the server has made it, or nobody waits any more. */
export class Awaited {
  analysis = $state.raw<MatchAnalysis | undefined>();
  /** How much of it is made, while it is being made. */
  part = $state<number | undefined>();
  private isWanted = true;

  constructor(table: string, match: number) {
    void this.wait(table, match);
  }

  close(): void {
    this.isWanted = false;
  }

  private async wait(table: string, match: number): Promise<void> {
    while (this.isWanted && !this.analysis) {
      const now = await analysisOf(table, match).catch(() => undefined);
      this.analysis = now?.analysis ?? undefined;
      this.part = now && !now.analysis ? (now.done ?? 0) / Math.max(1, now.events) : undefined;
      if (!now) return;
      if (!this.analysis) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** A share of the win as people say it: +9%. */
export function percent(share: number, sign: "auto" | "exceptZero" = "exceptZero"): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: sign }).format(share);
}
