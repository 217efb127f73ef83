import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";

const BOTH = /src\/(App|games\/(index|face)\.ts|base|fonts\.css|tokens|kit\/(ui\/(Crest|Dialog|Icon|Sprites|Lazy|LoadFailed)|browser\/(ThemeSwitch|theme|sound|tab|ticking)|language\/(LanguageSwitch|language))|wire\/(http|keys|words)|pages\/(options|address|route|NotFound))/;
const TABLE = /src\/(games\/desk\.ts|kit\/(?!board\/(Paper|camera|picture)|language\/imperative)|pages\/(Table|table\/(?!House|More|Shuffle|seats\/(Away|Gathering|Invite|localhost)|turn\/(Advice|Warning)|end\/(?!result)|together\/))|wire\/(?!fair|blake2))/;
const PAPER = /src\/kit\/board\/(Paper|camera)/;
const FACE = /src\/games\/(\w+)\/(?!index|emblem|pad\/|Place|rules\/|parts\/(Harvest|Alcove)|workshop|\w*Option|types)/;

// Japanese fonts come in slices. We use only woff2, and 400 also for 500, and the mincho's 700 also for its 400: each weight is megabytes.
const slices: Plugin = {
  name: "slices",
  enforce: "pre",
  transform(code, id) {
    if (!/@fontsource.*\.css$/.test(id)) return;
    const alone = code.replace(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
    const also = id.includes("mincho") ? "400" : id.endsWith("/400.css") ? "500" : "";
    return also ? alone + alone.replace(/font-weight: \d+/g, `font-weight: ${also}`) : alone;
  },
};

// Drop translators' comments from the catalogues.
const catalogues: Plugin = {
  name: "catalogues",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))}`;
  },
};

/** Links of a site without a server, which lies anywhere: its pages are named after the # of one document. */
const anywhere: Plugin = {
  name: "anywhere",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".svelte") ? code.replace(/href="\/([^"]*\.\w+)"/g, 'href="./$1"').replace(/href="\//g, 'href="#/') : undefined),
  transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: "./site.webmanifest" } }, { tag: "link", attrs: { rel: "apple-touch-icon", href: "./pad-192.png" } }],
};

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  define: { __SITE__: mode === "site" },
  worker: { format: "es" },
  plugins: [svelte(), slices, catalogues, offline, ...(mode === "site" ? [anywhere] : [])],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/roji/server/pages",
    emptyOutDir: true,
    manifest: true, // tools/budget.py weighs what a first visit loads
    assetsInlineLimit: 0, // the content security policy allows files of our own and nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    // Every file costs a request: one chunk is shared by both pages, one by the table and the faces, and each face is a chunk.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: [{ name: "kit", test: BOTH }, { name: "table", test: TABLE }, { name: "paper", test: PAPER }, { name: (id: string) => FACE.exec(id)?.[1] ?? null, test: FACE, debugName: "face" }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/kit/language/language.setup.ts"] },
}));
