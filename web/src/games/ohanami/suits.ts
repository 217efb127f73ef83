/** The four suits of the 120 cards. */
import { t } from "../../kit/language/language.svelte";
import { FACTS } from "./types.gen";

export type Suit = "water" | "plant" | "stone" | "blossom";

const LETTERS: Record<string, Suit> = { B: "water", G: "plant", S: "stone", P: "blossom" };
export const SUITS: readonly Suit[] = ["water", "plant", "stone", "blossom"];

export const suitOf = (card: number): Suit => LETTERS[FACTS.suits[card - 1]!]!;

/** Every other card is mirrored, so that a garden reads as a scroll. */
export const sceneOf = (card: number): string => `c-${suitOf(card)}${1 + (Math.floor(card / 3) % 2)}`;

/** The accessible name of a card: "56, stone". */
export const nameOf = (card: number): string => t("ohanami-card", { card, suit: suitOf(card) });

/** How many cards of each suit lie in these gardens. */
export function tally(gardens: readonly (readonly number[])[]): Record<Suit, number> {
  const counts: Record<Suit, number> = { water: 0, plant: 0, stone: 0, blossom: 0 };
  for (const card of gardens.flat()) counts[suitOf(card)]++;
  return counts;
}

export interface Rung {
  cards: number;
  points: number;
}

/** Ten rungs of the blossom ladder around the one that has been reached. */
export function ladder(reached: number): Rung[] {
  const rungs = FACTS.ladder.map((points, cards) => ({ cards, points })).slice(1);
  const from = Math.max(0, Math.min(reached - 6, rungs.length - 10));
  return rungs.slice(from, from + 10);
}
