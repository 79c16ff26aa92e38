/** The animation for something that cannot be touched: it shakes. */
import { settings } from "../ui/settings.svelte";

const TIME = 320;
const NO = [0, -5, 5, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));

/** Shake an element with everything on it; not with reduced motion. */
export function shake(id: string): void {
  if (settings.motion === "none") return;
  for (const spot of document.querySelectorAll(`[data-spot="${CSS.escape(id)}"], [data-at="${CSS.escape(id)}"]`)) spot.animate(NO, { duration: TIME });
}
