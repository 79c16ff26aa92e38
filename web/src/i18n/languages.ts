/** The available languages: one for each folder of catalogues. */

/** The messages shown when catalogues cannot be loaded, by path: they are bundled. */
export const ready = import.meta.glob<string>("../../../locales/*/reload.ftl", { query: "?raw", import: "default", eager: true });

/** The tag of a language, such as `de` or `pt-BR`. */
export type Language = string;

export const LANGUAGES: readonly Language[] = Object.keys(ready).map((path) => path.split("/").at(-2)!);

/** The name of a language in that language. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the preferred languages that is available, possibly in another regional variety. */
export function firstSpoken(wanted: readonly string[], spoken: readonly Language[] = LANGUAGES): Language {
  for (const tag of wanted) {
    const names = [tag.toLowerCase(), tag.slice(0, 2).toLowerCase()];
    const found = names.flatMap((name) => spoken.filter((language) => language.toLowerCase() === name));
    if (found[0]) return found[0];
  }
  return "en";
}
