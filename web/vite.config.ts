import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const BOTH = /src\/(App|games\/(index|face)\.ts|base|fonts|tokens|kit\/(Crest|Dialog|Icon|Sprites|Late|ThemeSwitch|LanguageSwitch|theme|sound|tab|ticking|language)|wire\/(http|keys|words)|pages\/(options|address|route|Nowhere))/;
const TABLE = /src\/(kit\/(?!Paper|bidding|camera|picture)|pages\/(Table|table\/(?!Advice|Asked|Away|Gather|Invite|More|Over|Shuffle|Together|Veil|Warning))|wire\/(?!fair|blake2))/;

export default defineConfig({
  plugins: [svelte(), { name: "woff2 alone", enforce: "pre", transform: (code, id) => (/@fontsource.*\.css$/.test(id) ? code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "") : undefined) }],
  build: {
    outDir: "../src/roji/server/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own and nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    // A file costs a request and its headers: what both pages share is one, what table and faces share is another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "kit", test: BOTH }, { name: "table", test: TABLE }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/kit/language.setup.ts"] },
});
