/** Reading aloud, for children who cannot read yet; silent where the browser has no voice. */
import { unturned } from "./names";
import { settings } from "./settings.svelte";
import { language } from "./words.svelte";

/** Say a sentence aloud, if that is wanted; what was being said is dropped. */
export function speak(text: string, always = false): void {
  if ((!settings.speech && !always) || !("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(unturned(text));
  words.lang = language();
  speechSynthesis.speak(words);
}
