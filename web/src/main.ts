/** Where everything begins: the language first, so that nobody sees a word in another one. */
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { GAMES } from "./lib/games";
import { route } from "./lib/route.svelte";
import { fetchScreen } from "./lib/screens";
import { settings } from "./lib/settings.svelte";
import { chooseLanguage } from "./lib/words.svelte";
import Reload from "./parts/Reload.svelte";

/** Not awaited here: screens import what is in this file, and would wait for its end. */
async function begin(): Promise<void> {
  mount(Reload, { target: document.body });
  const screen = fetchScreen(route());
  // A table is about one game, and says soon which; all others show something of every game.
  await chooseLanguage(settings.language, route().screen === "table" ? [] : GAMES);
  await screen;
  mount(App, { target: document.getElementById("app")! });
}

void begin();
