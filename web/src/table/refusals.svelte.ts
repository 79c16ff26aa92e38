/** Shows and speaks why something cannot be done. */
import type { TableState } from "./table_state.svelte";
import { speak } from "../i18n/speech";
import { ruleOf, say } from "../i18n/words.svelte";

export class Refusals {
  latest = $state<{ code: string; args: Record<string, string | number> } | undefined>();

  constructor(private readonly table: TableState) {}

  /** Why not, and the rule behind it. */
  get text(): string {
    if (!this.latest) return "";
    return [say(this.latest.code, this.table.named(this.latest.args)), ruleOf(this.latest.code)].filter(Boolean).join(" ");
  }

  refuse(code: string, args: Record<string, string | number>): void {
    this.latest = { code, args };
    speak(this.text);
  }

  clear(): void {
    this.latest = undefined;
  }
}
