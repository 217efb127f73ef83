/** The games on the home page, in order. A game without a face is shown as coming. */
import type { Component } from "svelte";
import { speech, t } from "../kit/language/language.svelte";
import { games } from "../wire/http";
import type { GameCard } from "../wire/types.gen";
import type { Face, Stone } from "./face";
import { outside } from "./outside.svelte";

export const STONES: Stone[] = [
  { name: "bonsai", title: "Bonsai", kanji: "盆栽", about: "Grow a tree, tile by tile", length: "1–4 · 40 min", emblem: () => import("./bonsai/emblem.svg?raw"), face: () => import("./bonsai"), leading: ["scenario", "level"], pictures: { goal_colours: () => import("./bonsai/ColoursOption.svelte") } },
  { name: "ohanami", title: "Ohanami", kanji: "お花見", about: "Lay three gardens in order", length: "2–4 · 20 min", emblem: () => import("./ohanami/emblem.svg?raw"), face: () => import("./ohanami") },
  { name: "takenoko", title: "Takenoko", kanji: "竹の子", about: "A gardener, a panda, bamboo", length: "2–4 · 45 min", emblem: () => import("./takenoko/emblem.svg?raw"), face: () => import("./takenoko") },
  { name: "bossa", title: "Bossa", kanji: "坊茶", about: "Two lines, two dice", length: "2 · 10 min", emblem: () => import("./bossa/emblem.svg?raw"), face: () => import("./bossa") },
  { name: "zen", title: "Zen", kanji: "禅", about: "A picture that interlocks", length: "1 · 15 min", emblem: () => import("./zen/emblem.svg?raw"), face: () => import("./zen"), page: { path: "/forms", label: "zen-forms-page", load: () => import("./zen/workshop/Workshop.svelte") }, leading: ["form"], pictures: { form: () => import("./zen/FormOption.svelte") }, ended: () => import("./zen/workshop/shelf") },
];

const plain = (): Promise<{ face: Face }> => import("./plain");

/** Our games, then those of other packages once the server has listed them. */
export const stones = (): Stone[] => [...STONES, ...outside.stones];
export const stoneOf = (game: string): Stone | undefined => stones().find((stone) => stone.name === game);

/** Games that have no stone here get a plain one. */
export function meet(cards: readonly GameCard[]): void {
  const strangers = cards.filter(({ name }) => !stoneOf(name));
  const made = strangers.map(({ name, title, fewest, most }): Stone => ({ name, title, kanji: "", about: "", length: fewest === most ? `${most}` : `${fewest}–${most}`, emblem: () => import("./plain/emblem.svg?raw"), face: plain, plain: true }));
  if (made.length > 0) outside.stones = [...outside.stones, ...made];
  for (const { name } of made) void speech.learn(name);
}

/** The description of a game on the home page; by default its number of players. */
export const aboutOf = ({ name, plain, about }: Stone): string => (plain && !speech.knows(`game-${name}-about`) ? about : t(`game-${name}-about`));
export const lengthOf = ({ name, plain, length }: Stone): string => (plain && !speech.knows(`game-${name}-length`) ? length : t(`game-${name}-length`));

export async function faceOf(game: string): Promise<Face> {
  if (!stoneOf(game)) meet((await games()).games);
  const load = stoneOf(game)?.face ?? plain;
  const words = load === plain ? speech.learn("plain").then(() => speech.learn(game)) : speech.learn(game); // the part loaded last takes precedence
  const [{ face }] = await Promise.all([load(), words]);
  return "sit" in face ? (face as Face) : { ...(await plain()).face, ...face };
}

const pictures = import.meta.glob<{ default: Component<{ of: string }> }>("./*/rules/RulePicture.svelte");

/** What a game draws beside its rules and its lessons; it needs the symbols of the face. */
export const rulePicture = (game: string): (() => Promise<{ default: Component<{ of: string }> }>) | undefined => pictures[`./${game}/rules/RulePicture.svelte`];
