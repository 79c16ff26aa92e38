/** How loud texts are read aloud, in percent: as set on this device, or at the table of a child who cannot read yet. */
import { settings } from "../ui/settings.svelte";

export const LOUDEST = 100;

let atTable = $state<number | undefined>();

export function voiceVolume(): number {
  return atTable ?? settings.voice;
}

/** At such a table the volume is only that of this visit. */
export function setVoiceVolume(percent: number): void {
  if (atTable === undefined) settings.voice = percent;
  else atTable = percent;
}

/** Begin to read aloud at this table, or end it. */
export function readAtTable(isWanted: boolean): void {
  atTable = isWanted ? (atTable ?? (settings.voice || LOUDEST)) : undefined;
}
