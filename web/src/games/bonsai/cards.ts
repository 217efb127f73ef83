/** What is printed on the 47 cards, and what it means, in a few words. */
import { list } from "../../wire/words";
import { many, one, type Tile } from "./tiles";
import { FACTS } from "./types.gen";

export type Kind = "tool" | "growth" | "master" | "helper" | "parchment";

export interface Card {
  id: number;
  kind: Kind;
  title: string;
  signs: readonly string[]; // the picture
  times: string; // beside it
  says: string; // below it, two or three words
  effect: string; // in a sentence
}

export const cardOf = (id: number): Card => CARDS[id - 1]!;

const TITLES: Record<Kind, string> = { tool: "Tool", growth: "Growth", master: "Master", helper: "Helper", parchment: "Parchment" };
const CARD_KINDS = ["growth", "master", "helper"];

const CARDS: Card[] = FACTS.cards.map(({ id, type, contents }) => {
  const signs: readonly string[] = contents;
  return { id, kind: type, title: TITLES[type], ...faceOf(type, signs, worthOf(id)) };
});

function worthOf(id: number): number {
  return (FACTS.parchment_points as Record<string, number>)[id] ?? 0;
}

function faceOf(kind: Kind, signs: readonly string[], worth: number): Pick<Card, "signs" | "times" | "says" | "effect"> {
  if (kind === "tool") return { signs: ["tool"], times: "+2", says: "keep 2 more", effect: "keep two more tiles" };
  if (kind === "growth") return { signs, times: "", says: `1 more ${signs[0]}`, effect: `grow one more ${signs[0]} whenever you cultivate` };
  if (kind === "helper") return { signs, times: "", says: "place now", effect: `place up to one tile of any kind and ${one(signs[1] as Tile)} now` };
  if (kind === "parchment") return { signs, times: `×${worth}`, says: "at the end", effect: `${worth === 1 ? "1 point" : `${worth} points`} at the end for each ${CARD_KINDS.includes(signs[0]!) ? `${TITLES[signs[0] as Kind]} card you own` : `${signs[0]} tile on your bonsai`}` };
  if (signs[0] === "any") return { signs, times: "", says: "gain any one", effect: "gain a tile of your choice" };
  return { signs, times: "", says: signs.length === 2 ? "gain both" : "gain all", effect: `gain ${counted(signs as Tile[])}` };
}

function counted(tiles: readonly Tile[]): string {
  const kinds = [...new Set(tiles)];
  return list(kinds.map((tile) => (tiles.filter((other) => other === tile).length > 1 ? `two ${many(tile)}` : one(tile))));
}

/** How a card is called aloud: "Growth: grow one more leaf whenever you cultivate". */
export const nameOf = (id: number): string => `${cardOf(id).title}: ${cardOf(id).effect}`;

/** The tiles that come with a slot's card, and whether one of them is to be chosen. */
export interface Gift {
  tiles: readonly Tile[];
  choice: boolean;
}

export const giftOf = (slot: number): Gift => ({ tiles: FACTS.slots[slot - 1] as readonly Tile[], choice: slot === 2 });

export function giftWords(slot: number): string {
  const { tiles, choice } = giftOf(slot);
  if (tiles.length === 0) return "no tile";
  return choice ? tiles.map(one).join(" or ") : list(tiles.map(one));
}

export const PARCHMENTS = CARDS.filter(({ kind }) => kind === "parchment").length;
