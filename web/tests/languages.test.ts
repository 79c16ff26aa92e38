import { expect, test } from "vitest";
import { withoutNotes } from "../catalogues";
import { firstSpoken, fullTag, LANGUAGES, ownName } from "../src/i18n/languages";

test("every folder of catalogues is a language", () => {
  expect(LANGUAGES).toContain("en");
  expect(LANGUAGES).toContain("ru");
});

test("a language is called as its speakers call it", () => {
  expect(ownName("fr")).toBe("Français");
  expect(ownName("pt-BR")).toBe("Português (Brasil)");
  expect(ownName("pt")).toBe("Português (Portugal)");
});

test("no two languages have the same name", () => {
  expect(new Set(LANGUAGES.map(ownName)).size).toBe(LANGUAGES.length);
});

test("the browser takes each Portuguese as it is written", () => {
  const counted = (language: string) => new Intl.PluralRules(fullTag(language)).select(0);
  expect([fullTag("pt"), counted("pt")]).toEqual(["pt-PT", "other"]);
  expect([fullTag("pt-BR"), counted("pt-BR")]).toEqual(["pt-BR", "one"]);
  expect(fullTag("fr")).toBe("fr");
});

test("the first wish that can be met is met", () => {
  expect(firstSpoken(["pt-br", "en"])).toBe("pt-BR");
  expect(firstSpoken(["pt-BR", "pt"])).toBe("pt-BR");
  expect(firstSpoken(["pt", "pt-BR"])).toBe("pt");
  expect(firstSpoken(["pt-PT"])).toBe("pt");
  expect(firstSpoken(["pt-AO", "en"])).toBe("pt");
  expect(firstSpoken(["tlh", "pt"])).toBe("pt");
  expect(firstSpoken(["tlh"])).toBe("en");
});

test("a catalogue loses its notes and nothing else", () => {
  expect(withoutNotes("## Group\n\n# Where: here.\none = 1\n\n# Where: there.\ntwo = { $a ->\n   *[other] # 2\n  }\n")).toBe("one = 1\ntwo = { $a ->\n   *[other] # 2\n  }\n");
});
