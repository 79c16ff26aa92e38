import { beforeEach, expect, test, vi } from "vitest";
import { speak, speakNext } from "../src/i18n/speech";

const settings = vi.hoisted(() => ({ voice: 0 }));
vi.mock("../src/ui/settings.svelte", () => ({ settings }));
vi.mock("../src/i18n/words.svelte", () => ({ language: () => "en" }));

class Words {
  lang = "";
  volume = 1;
  constructor(readonly text: string) {}
}
let said: Words[];

beforeEach(() => {
  said = [];
  vi.stubGlobal("SpeechSynthesisUtterance", Words);
  vi.stubGlobal("window", { speechSynthesis: {} });
  vi.stubGlobal("speechSynthesis", { cancel: () => (said = []), speak: (words: Words) => said.push(words) });
});

test("the voice speaks at its volume", () => {
  settings.voice = 40;
  speak("Your turn");
  expect(said).toMatchObject([{ text: "Your turn", volume: 0.4 }]);
});

test("at volume 0 it is silent, but a button to read aloud is still heard", () => {
  settings.voice = 0;
  speak("Your turn");
  expect(said).toEqual([]);
  speak("The rules", true);
  expect(said).toMatchObject([{ text: "The rules", volume: 1 }]);
});

test("what comes next does not interrupt what is spoken", () => {
  settings.voice = 40;
  speak("It rains");
  speak("Anna rolls 3");
  speakNext("Choose a mouse");
  expect(said).toMatchObject([{ text: "Anna rolls 3" }, { text: "Choose a mouse" }]);
});
