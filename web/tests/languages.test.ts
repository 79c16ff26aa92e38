import { expect, test } from "vitest";
import { withoutNotes } from "../catalogues";
import { firstSpoken, LANGUAGES, ownName } from "../src/i18n/languages";

test("every folder of catalogues is a language", () => {
  expect(LANGUAGES).toContain("en");
  expect(LANGUAGES).toContain("ru");
});

test("a language is called as its speakers call it", () => {
  expect(ownName("fr")).toBe("Français");
  expect(ownName("pt-BR")).toBe("Português (Brasil)");
});

test("the first wish that can be met is met", () => {
  const spoken = ["en", "pt", "pt-BR"];
  expect(firstSpoken(["pt-br", "en"], spoken)).toBe("pt-BR");
  expect(firstSpoken(["pt-PT"], spoken)).toBe("pt");
  expect(firstSpoken(["tlh", "pt"], spoken)).toBe("pt");
  expect(firstSpoken(["tlh"], spoken)).toBe("en");
});

test("a catalogue loses its notes and nothing else", () => {
  expect(withoutNotes("## Group\n\n# Where: here.\none = 1\n\n# Where: there.\ntwo = { $a ->\n   *[other] # 2\n  }\n")).toBe("one = 1\ntwo = { $a ->\n   *[other] # 2\n  }\n");
});
