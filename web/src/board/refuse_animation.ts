/** Something that cannot be touched shakes its head. */
import { settings } from "./settings.svelte";

const TIME = 320;
const NO = [0, -5, 5, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));

/** Shake a thing on the board with all that lies or stands on it; where motion is off, words alone must do. */
export function shake(id: string): void {
  if (settings.motion === "none") return;
  for (const spot of document.querySelectorAll(`[data-spot="${CSS.escape(id)}"], [data-at="${CSS.escape(id)}"]`)) spot.animate(NO, { duration: TIME });
}
