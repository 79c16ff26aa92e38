/** Where everything begins: the language first, so that nobody sees a word in another one. */
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";

await chooseLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
