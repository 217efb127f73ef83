/** Tests speak English, with every part. */
import { speech } from "./language.svelte";

const parts = Object.keys(import.meta.glob("../../../../src/roji/content/words/en/*.ftl")).map((path) => path.replace(/.*\/(.*)\.ftl/, "$1"));
await speech.speak("en");
for (const part of parts) await speech.learn(part);
