/** Lists the files that the score pad needs: public/pad-worker.js caches exactly these for offline use. */
import type { Plugin } from "vite";

const PAGE = /src\/pages\/Pad\.svelte$/;
const WORDS = ["shell", "later", "pad"];
const PAD = /games\/(\w+)\/pad\/pad\.ts/; // a game has a pad
const FIXED = ["/pad", "/theme.js", "/mark.svg", "/pad.webmanifest", "/pad-192.png", "/pad-512.png"];
const MICROPYTHON = /micropython\.mjs$/;
const NODE = /^(fs|module|path|url)$/;
const FONTS = /zen-(kaku-gothic-new|old-mincho)-((latin|latin-ext|polish)-)?[457]00-.*\.woff2$|kanji.*\.woff2$/; // letters of English, German and Polish

interface Piece {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  moduleIds?: string[];
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string>; importedAssets?: Set<string> };
}

/** Modules that the page loads on demand: the messages, pads and emblems of games that have a pad, and MicroPython. */
function later(pieces: Record<string, Piece>): RegExp {
  const games = Object.values(pieces).flatMap((piece) => piece.moduleIds ?? []).flatMap((id) => PAD.exec(id)?.[1] ?? []).join("|");
  return new RegExp(`words/\\w+/(${WORDS.join("|")}|${games})\\.ftl|games/(${games})/(pad/pad\\.ts|emblem\\.svg)|micropython\\.mjs`);
}

/** The requested chunks, with all that they import. */
function needed(pieces: Record<string, Piece>): string[] {
  const asked = later(pieces);
  const isWanted = (piece: Piece): boolean => Boolean(piece.isEntry) || (piece.moduleIds ?? []).some((id) => PAGE.test(id) || asked.test(id));
  const open = Object.values(pieces).filter((piece) => piece.type === "chunk" && isWanted(piece)).map(({ fileName }) => fileName);
  const found = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const piece = pieces[name];
    if (found.has(name) || !piece) continue;
    found.add(name);
    open.push(...(piece.imports ?? []));
    for (const file of [...(piece.viteMetadata?.importedCss ?? []), ...(piece.viteMetadata?.importedAssets ?? [])]) if (!/\.woff2?$/.test(file)) found.add(file);
  }
  for (const name of Object.keys(pieces)) if (FONTS.test(name) || name.endsWith(".wasm")) found.add(name);
  return [...found].sort().map((name) => `/${name}`);
}

export const offline: Plugin = {
  name: "offline",
  apply: "build",
  enforce: "pre",
  resolveId(id, importer) {
    return importer && MICROPYTHON.test(importer) && NODE.test(id) ? { id, external: true } : undefined; // imported only outside a browser
  },
  generateBundle(_, bundle) {
    const files = [...FIXED, ...needed(bundle as unknown as Record<string, Piece>)];
    this.emitFile({ type: "asset", fileName: "pad-files.js", source: `self.FILES = ${JSON.stringify(files)};\n` });
  },
};
