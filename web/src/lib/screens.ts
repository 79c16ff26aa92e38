/** Screens that are not needed at once are loaded when they are. */
import { part } from "./reload.svelte";
import type { Route } from "./route.svelte";

export const screens = {
  new: () => part(() => import("../screens/NewTable.svelte")),
  rules: () => part(() => import("../screens/Rules.svelte")),
  learn: () => part(() => import("../screens/Learn.svelte")),
  table: () => part(() => import("../screens/Table.svelte")),
  replay: () => part(() => import("../screens/Replay.svelte")),
};

/** Load a screen before it is shown, so that it comes together with the words and not after them. */
export async function fetchScreen({ screen }: Route): Promise<void> {
  if (screen !== "lobby") await screens[screen]();
}
