/** Much to show at once: it takes turns, and the browser breathes in between, so that no touch has to wait. */
import { flushSync } from "svelte";

/** Milliseconds after which the browser has its turn; on a slow phone that is time for a few pieces of a board. */
const BREATH = 4;

const waiting: (() => void)[] = [];
let due = false;
let drawing = $state(false);

/** Whether something still waits for its turn. */
export function isDrawing(): boolean {
  return drawing;
}

/** Show something when all that came before is shown. */
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
    drawing = waiting.length > 0; // what fails keeps nothing else from being shown
    goOn();
  }
}
