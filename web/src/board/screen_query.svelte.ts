/** Media queries about the screen. On paper none holds: boards are as wide as the page, so that more than one fits. */
import { flushSync } from "svelte";
import { MediaQuery } from "svelte/reactivity";

let printing = $state(false);
// At once: pages are counted before anything that is drawn later.
addEventListener("beforeprint", () => flushSync(() => (printing = true)));
addEventListener("afterprint", () => (printing = false));

export class ScreenQuery {
  private readonly query: MediaQuery;

  constructor(query: string) {
    this.query = new MediaQuery(query);
  }

  get current(): boolean {
    return !printing && this.query.current;
  }
}
