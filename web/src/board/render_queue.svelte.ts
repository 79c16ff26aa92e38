/** Renders large boards in slices, yielding to the browser in between, so that input is never blocked. */
import { flushSync } from "svelte";

/** Milliseconds per slice; on a slow phone enough for a few pieces of a board. */
const BREATH = 4;

const waiting: (() => void)[] = [];
let due = false;
let drawing = $state(false);

/** Whether something is still queued. */
export function isDrawing(): boolean {
  return drawing;
}

/** Render something after everything that was queued before. */
export function inTurn(show: () => void): void {
  waiting.push(show);
  goOn();
}

function goOn(): void {
  if (due || !waiting.length) return;
  due = true;
  setTimeout(showSome);
}

function showSome(): void {
  const until = performance.now() + BREATH;
  due = false;
  drawing = true;
  try {
    for (let show = waiting.shift(); show; show = performance.now() < until ? waiting.shift() : undefined) flushSync(show);
  } finally {
    drawing = waiting.length > 0; // a failure does not block the rest of the queue
    goOn();
  }
}
