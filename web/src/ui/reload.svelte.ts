/**
 * Handles a page that is older than its server, or misses a part: offers a button that reloads it at the same address.
 * Nothing is reloaded without a touch, so there are no reload loops, and nobody loses what they are doing.
 */

export type Reason = "updated" | "incomplete";

export interface Trouble {
  reason: Reason;
  /** Whether something was sent of which we do not know if it arrived. */
  unsure: boolean;
  /** Whether the page was reloaded a moment ago, and that did not help. */
  again: boolean;
}

const KEY = "kasimir.reloaded";
/** Milliseconds in which the same problem must show again to conclude that a reload did not help. */
const A_MOMENT = 120_000;
const PAUSE = 2000;
/** The entry script of this page; its name has a content hash. */
const SCRIPT = "script[type=module][src]";
const build = scriptOf(document);

let found = $state.raw<Trouble | undefined>();
let silent = $state(false);

/** Styles that failed to load: Vite requests each only once, and would show the rest without them. */
const missingStyles = new Set<HTMLLinkElement>();
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missingStyles.add(target);
}, true);

/** Why the page should be reloaded, if so. */
export function trouble(): Trouble | undefined {
  return found;
}

/** Whether a part of the page waits for a server that does not answer. */
export function isSilent(): boolean {
  return silent;
}

/** Offer to reload the page. The returned promise never resolves, because its caller cannot continue. */
export function offerReload(reason: Reason, unsure = false): Promise<never> {
  found = { reason, unsure: unsure || (found?.unsure ?? false), again: Date.now() - reloadedAt() < A_MOMENT };
  return new Promise(() => undefined);
}

/** Reload the page as soon as the server answers. */
export async function reload(): Promise<void> {
  await servedBuild();
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage we cannot detect later that it did not help.
  }
  location.reload();
}

function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

/** Load a lazy part of this page, including its styles. */
export function part<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  return load().catch(() => loadAgain(load));
}

/** A short network failure is no upgrade: retry what the server still has. */
async function loadAgain<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  if ((await servedBuild()) !== build) return offerReload("updated");
  return loadStyles().then(load).catch(() => offerReload("incomplete"));
}

async function loadStyles(): Promise<void> {
  await Promise.all([...missingStyles].map((link) => new Promise((loaded, failed) => {
    missingStyles.delete(link);
    const another = link.cloneNode() as HTMLLinkElement;
    another.onload = loaded;
    another.onerror = failed;
    link.replaceWith(another);
  })));
}

/** What the server has now, as soon as it answers. */
async function servedBuild(): Promise<string> {
  for (;;) {
    const served = await askForBuild();
    silent = served === undefined;
    if (served !== undefined) return served;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** Not every response is from our server: it may be a proxy's error page, or a captive portal. */
async function askForBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? scriptOf(new DOMParser().parseFromString(await answer.text(), "text/html")) : undefined;
  } catch {
    return undefined;
  }
}

function scriptOf(page: Document): string | undefined {
  return page.querySelector(SCRIPT)?.getAttribute("src") ?? undefined;
}
