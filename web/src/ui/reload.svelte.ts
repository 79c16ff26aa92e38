/**
 * When this page is older than its server, or a part of it cannot be had: one button loads it anew, at the same address.
 * Nothing is ever reloaded without a touch: so it cannot go round in circles, and nobody loses what they are about to do.
 */

export type Reason = "updated" | "incomplete";

export interface Trouble {
  reason: Reason;
  /** Whether something was done of which we do not know if it got through. */
  unsure: boolean;
  /** Whether the page was reloaded a moment ago, and that did not help. */
  again: boolean;
}

const KEY = "kasimir.reloaded";
/** Milliseconds in which the same trouble shows again, if a reload has not helped. */
const A_MOMENT = 120_000;
const PAUSE = 2000;
/** The script that this page begins with; its name changes with everything that it is made of. */
const SCRIPT = "script[type=module][src]";
const build = scriptOf(document);

let found = $state.raw<Trouble | undefined>();
let silent = $state(false);

/** Styles that could not be loaded: Vite asks for each only once, and would show the rest without them. */
const missingStyles = new Set<HTMLLinkElement>();
addEventListener("error", ({ target }) => {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") missingStyles.add(target);
}, true);

/** Why the page should be reloaded, if it should. */
export function trouble(): Trouble | undefined {
  return found;
}

/** Whether a part of the page waits for a server that does not answer. */
export function isSilent(): boolean {
  return silent;
}

/** Offer to reload the page. Whatever waits for this waits until then: it has been said why. */
export function offerReload(reason: Reason, unsure = false): Promise<never> {
  found = { reason, unsure: unsure || (found?.unsure ?? false), again: Date.now() - reloadedAt() < A_MOMENT };
  return new Promise(() => undefined);
}

/** Load the page anew as soon as there is somebody to load it from. */
export async function reload(): Promise<void> {
  await servedBuild();
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage we do not know later that it has not helped.
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

/** A part of this page that is loaded when it is needed, its styles included. */
export function part<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  return load().catch(() => loadAgain(load));
}

/** A network that was gone for a moment is no upgrade: what the server still has comes without anybody's doing. */
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

/** Not every answer is ours: a proxy may say that nobody is there, and a hotel that it wants to be paid. */
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
