/** Catalogues without the notes for translators, which no browser needs. */
import type { Plugin } from "vite";

const CATALOGUE = /\.ftl\?raw$/;
const EXPORTED = "export default ";

/** The messages of a catalogue without comments and empty lines. */
export function withoutNotes(text: string): string {
  return text.replace(/^(?:#.*)?\n/gm, "");
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      const text = JSON.parse(code.trim().slice(EXPORTED.length).replace(/;$/, "")) as string;
      return { code: EXPORTED + JSON.stringify(withoutNotes(text)), map: null };
    },
  };
}
