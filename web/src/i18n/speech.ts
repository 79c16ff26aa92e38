/** Reads texts aloud, for children who cannot read yet; silent if the browser has no voice. */
import { fullTag } from "./languages";
import { unturned } from "./names";
import { LOUDEST, voiceVolume } from "./voice.svelte";
import { language } from "./words.svelte";

/** Speak a sentence, if that is switched on; interrupts the previous one. */
export function speak(text: string, always = false): void {
  if ("speechSynthesis" in window && (voiceVolume() || always)) speechSynthesis.cancel();
  speakNext(text, always);
}

/** Speak a sentence when the previous ones have been spoken. */
export function speakNext(text: string, always = false): void {
  const volume = voiceVolume();
  if ((!volume && !always) || !("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(unturned(text));
  words.lang = fullTag(language());
  words.volume = (volume || LOUDEST) / LOUDEST;
  speechSynthesis.speak(words);
}
