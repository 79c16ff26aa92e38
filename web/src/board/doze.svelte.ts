/** Who waits for long falls asleep: `Doze` says whether nothing has changed for a while. */
import { settings } from "../ui/settings.svelte";

/** Milliseconds until somebody yawns. */
const LONG = 45_000;

export class Doze {
  deep = $state(false);

  /** To be made by a component; `watched` reads what keeps everybody awake. */
  constructor(watched: () => unknown) {
    $effect(() => {
      watched();
      this.deep = false;
      if (settings.motion === "none") return undefined;
      const timer = setTimeout(() => (this.deep = true), LONG);
      return () => clearTimeout(timer);
    });
  }
}
