/** Polls the luck analysis of a match, and formats it. */
import { Refusal, analysisOf } from "../ui/http";
import { fullTag } from "../i18n/languages";
import { language, say } from "../i18n/words.svelte";
import type { AnalysisNow, MatchAnalysis, Share } from "../protocol";

const PAUSE = 1500;
/** Errors after which polling stops. */
const HOPELESS = ["table.no-analysis", "table.no-record", "table.unknown", "table.gone"];

/** The analysis of a match: polled until it is ready, or nobody waits any more. */
export class Awaited {
  analysis = $state.raw<MatchAnalysis | undefined>();
  /** Progress while it is being computed. */
  part = $state<number | undefined>();
  /** Resolves when it is ready, or nobody waits any more. */
  readonly over: Promise<void>;
  /** Whether the analysis waits until the game is compiled on the server. */
  private compiling = $state(false);
  private isWanted = true;

  constructor(table: string, match: number) {
    this.over = this.wait(table, match);
  }

  close(): void {
    this.isWanted = false;
  }

  /** What happens until the analysis is ready. */
  get progress(): string {
    return say(this.compiling ? "web.compiling" : "web.luck-working");
  }

  private take(now: AnalysisNow): void {
    this.analysis = now.analysis ?? undefined;
    this.compiling = now.compiling ?? false;
    this.part = now.analysis ? undefined : (now.done ?? 0) / Math.max(1, now.events);
  }

  private async wait(table: string, match: number): Promise<void> {
    while (this.isWanted && !this.analysis) {
      const now = await analysisOf(table, match).catch((error: unknown) => error as Error);
      if (now instanceof Error) {
        this.part = undefined;
        if (!(now instanceof Refusal) || HOPELESS.includes(now.code)) return;
      } else this.take(now);
      if (!this.analysis) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** A change in wins as text, with its error: +0.35 ± 0.02. */
export function inWins({ value, error = 0 }: Share): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = (part: number, signDisplay: "never" | "exceptZero") => new Intl.NumberFormat(fullTag(language()), { ...digits, signDisplay }).format(part);
  return error < 0.005 ? number(value, "exceptZero") : `${number(value, "exceptZero")} ± ${number(error, "never")}`;
}
