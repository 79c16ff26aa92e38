/** Lazy loading of screens. */
import { part } from "./reload.svelte";
import type { Route } from "./route.svelte";

export const screens = {
  new: () => part(() => import("../lobby/NewTable.svelte")),
  rules: () => part(() => import("../learn/Rules.svelte")),
  learn: () => part(() => import("../learn/Learn.svelte")),
  table: () => part(() => import("../table/Table.svelte")),
  replay: () => part(() => import("../replay/Replay.svelte")),
  family: () => part(() => import("../profiles/Family.svelte")),
  unknown: () => part(() => import("./Unknown.svelte")),
};

/** Load a screen in advance, so that it appears together with its texts. */
export async function fetchScreen({ screen }: Route): Promise<void> {
  if (screen !== "lobby") await screens[screen]();
}
