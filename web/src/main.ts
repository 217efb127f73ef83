import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speech } from "./kit/language/language.svelte";

await speech.speak(preferred());
mount(App, { target: document.getElementById("app")! });
