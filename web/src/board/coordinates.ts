/** Whether boards name their squares: only for those who want it, or whose sentences name them. */
import { settings } from "../ui/settings.svelte";

export function areSquaresNamed(): boolean {
  return settings.coordinates || settings.precise;
}
