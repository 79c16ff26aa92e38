/** The ways to choose who starts. Those that all games share have their messages in the common catalogue. */
import { say } from "../i18n/words.svelte";

const SHARED = ["drawn", "chosen", "youngest"];

const catalogue = (game: string, first: string) => (SHARED.includes(first) ? "web" : game);

/** The label of a way. `starter` is the first seat that may start, "you" if it is one's own. */
export const firstName = (game: string, first: string, starter: string) => say(`${catalogue(game, first)}.first-${first}`, { seat: starter });

/** The question that the host answers. */
export const firstQuestion = (game: string, first: string) => say(`${catalogue(game, first)}.who-${first}`);

/** The text for everybody else meanwhile. */
export const firstAsked = (game: string, first: string, host: string) => say(`${catalogue(game, first)}.asked-${first}`, { name: host });
