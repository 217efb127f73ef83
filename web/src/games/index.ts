/** The stones of the path, in order. A game without a face is shown as coming. */
import { speech } from "../kit/language.svelte";
import type { Face, Stone } from "./face";

export const STONES: Stone[] = [
  { name: "bonsai", title: "Bonsai", kanji: "盆栽", about: "Grow a tree, tile by tile", length: "1–4 · 40 min", emblem: () => import("./bonsai/emblem.svg?raw"), face: () => import("./bonsai") },
  { name: "ohanami", title: "Ohanami", kanji: "お花見", about: "Lay three gardens in order", length: "2–4 · 20 min", emblem: () => import("./ohanami/emblem.svg?raw"), face: () => import("./ohanami") },
  { name: "takenoko", title: "Takenoko", kanji: "竹の子", about: "A gardener, a panda, bamboo", length: "2–4 · 45 min", emblem: () => import("./takenoko/emblem.svg?raw"), face: () => import("./takenoko") },
  { name: "bossa", title: "Bossa", kanji: "坊茶", about: "Two lines, two dice", length: "2 · 10 min", emblem: () => import("./bossa/emblem.svg?raw"), face: () => import("./bossa") },
  { name: "zen", title: "Zen", kanji: "禅", about: "A picture that interlocks", length: "1 · 15 min", emblem: () => import("./zen/emblem.svg?raw"), face: () => import("./zen"), page: { path: "/forms", label: "zen-forms-page", load: () => import("./zen/workshop/Workshop.svelte") }, ended: () => import("./zen/workshop/shelf") },
];

export const stoneOf = (game: string): Stone | undefined => STONES.find((stone) => stone.name === game);

export async function faceOf(game: string): Promise<Face | undefined> {
  const [loaded] = await Promise.all([stoneOf(game)?.face?.(), speech.learn(game)]);
  return loaded?.face;
}
