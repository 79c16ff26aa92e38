/** Shows and speaks why something cannot be done. */
import type { TableState } from "./table_state.svelte";
import { speak } from "../i18n/speech";
import { ruleOf, say } from "../i18n/words.svelte";
import { settings } from "../ui/settings.svelte";

export class Refusals {
  latest = $state<{ code: string; args: Record<string, string | number> } | undefined>();

  constructor(private readonly table: TableState) {}

  /** Why not, in a short sentence; with squares and spaces and the rule behind it for those who want them. */
  get text(): string {
    if (!this.latest) return "";
    const { code } = this.latest;
    const args = this.table.named(this.latest.args);
    return settings.precise ? [say(code, args), ruleOf(code)].filter(Boolean).join(" ") : say(code, args, "short");
  }

  refuse(code: string, args: Record<string, string | number>): void {
    this.latest = { code, args };
    speak(this.text);
  }

  clear(): void {
    this.latest = undefined;
  }
}
