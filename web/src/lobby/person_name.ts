/** What the people of a new table are called. */
import type { Person } from "./line_up";
import { say } from "../i18n/words.svelte";
import { profileWith } from "../profiles/profiles.svelte";

/** What somebody at this device is called now. */
export function nameOf({ name, number, profile = "" }: Person): string {
  return profileWith(profile)?.name ?? (name.trim() || say("web.player", { number }));
}
