/** Zen tables for tests: a view with only what the test is about. */
import { offer } from "../../wire/sample";
import type { Offer } from "../../wire/types.gen";
import { FACTS, type Action, type PileView, type View } from "./types.gen";

const pile = (colour: "black" | "white", some: Partial<PileView> = {}): PileView => ({ colour, in_play: true, left: 30, round: 1, discarded: 0, discards: [], coming: null, ...some });

export function viewWith(some: Partial<View> = {}): View {
  return {
    phase: "hand", form: { name: "Square", level: 1, rows: ["BW", "WB"] }, table: [], hand: [], held: null, cards: [...FACTS.deck.cards], piles: [pile("black"), pile("white")],
    offsets: [{ x: 0, y: 0 }, { x: 1, y: 1 }], rounds: 1, placed: 0, cells: 4, unseen: null, hopeless: false, result: null, ...some,
  };
}

export { pile };

/** Offers in the order given. */
export const offers = (...actions: Action[]): Offer[] => actions.map((action, code) => offer(code, { ...action }));
