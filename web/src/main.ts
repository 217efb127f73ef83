import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speech } from "./kit/language/language.svelte";

await speech.speak(preferred());
if (__SITE__) {
  await speech.learn("pocket");
  (await import("./pocket/offline")).keepOffline();
  mount((await import("./pocket/EngineBar.svelte")).default, { target: document.body });
}
mount(App, { target: document.getElementById("app")! });
