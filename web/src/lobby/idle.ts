/** Work for when the first screen is there and nobody waits: one thing after the other, and nothing on a metered connection. */

/** Milliseconds after the first screen before anything else is loaded. */
const CALM = 2500;

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether people pay for what is loaded, or wait long for it. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Network };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}

const calm = new Promise<void>((begin) => setTimeout(begin, CALM));
let last: Promise<unknown> = calm;

/** Do something when the browser is idle, after everything that was asked for before. */
export function whenIdle(work: () => Promise<unknown>): void {
  last = last.then(rest).then(work).catch(() => undefined);
}

function rest(): Promise<void> {
  return new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: 4000 });
    else setTimeout(go, 200);
  });
}
