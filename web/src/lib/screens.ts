/** Screens that are not needed at once are loaded when they are. */
import type { Route } from "./route.svelte";

export const screens = {
  new: () => import("../screens/NewTable.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  table: () => import("../screens/Table.svelte"),
  replay: () => import("../screens/Replay.svelte"),
};

/** Load a screen before it is shown, so that it comes together with the words and not after them. */
export async function fetchScreen({ screen }: Route): Promise<void> {
  if (screen !== "lobby") await screens[screen]();
}
