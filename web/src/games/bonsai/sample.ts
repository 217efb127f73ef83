/** Bonsai tables for tests: a view with only what the test is about. */
import { offer } from "../../wire/sample";
import type { Offer } from "../../wire/types.gen";
import type { Tile } from "./tiles";
import type { Action, Growing, PlayerView, View } from "./types.gen";

const TILE: Record<string, Tile> = { W: "wood", L: "leaf", F: "flower", R: "fruit" };

/** "W(0,-1) L(1,-1)" as tiles, the bud first. */
export function tiles(text: string): Growing[] {
  const grown = [...text.matchAll(/([WLFR])\((-?\d+),(-?\d+)\)/g)].map(([, letter, q, r]) => ({ tile: TILE[letter!]!, at: { q: Number(q), r: Number(r) } }));
  return [{ tile: "wood", at: { q: 0, r: 0 } }, ...grown];
}

export function playerWith(some: Partial<PlayerView> = {}): PlayerView {
  const none = { wood: 0, leaf: 0, flower: 0, fruit: 0 };
  return {
    trees: [{ tiles: tiles("") }], supply: { ...none, wood: 1 }, capacity: 5, cards: [], tools: 0, growth: none, budget: null, claimed: [], renounced: [],
    points: { leaf: 0, flower: 0, fruit: 0, parchment: 0, goals: 0, total: 0 }, stuck: false, resigned: false, ...some,
  };
}

export function viewWith(some: Partial<View> = {}): View {
  return {
    phase: "action", turn: 1, slots: [11, 24, 43, 34], deck: 28, players: [playerWith()], goals: [], discarded: [], tends: 0, final_turns: null, target: null,
    scenario: "none", chosen_goals_note: false, gains: [], removals: [], hindered: null, ...some,
  };
}

/** Offers in the order given. */
export const offers = (...actions: Action[]): Offer[] => actions.map((action, code) => offer(code, { ...action }));
