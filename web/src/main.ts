/** Entry point: loads the language first, so that no text appears in another one. */
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { comeAlive } from "./board/idle_life";
import { GAMES } from "./games/games";
import { route } from "./ui/route.svelte";
import { fetchScreen } from "./ui/screens";
import { settings } from "./ui/settings.svelte";
import { chooseLanguage } from "./i18n/words.svelte";
import Reload from "./ui/Reload.svelte";

/** Not awaited here: screens import this module, and would wait for its end. */
async function begin(): Promise<void> {
  mount(Reload, { target: document.body });
  const screen = fetchScreen(route());
  // A table needs one game, known after its first message; all other screens show something of every game.
  await chooseLanguage(settings.language, route().screen === "table" ? [] : GAMES);
  await screen;
  mount(App, { target: document.getElementById("app")! });
  comeAlive();
}

void begin();
