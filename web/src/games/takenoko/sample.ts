/** Takenoko tables for tests: a view with only what the test is about. */
import { offer } from "../../wire/sample";
import type { Offer } from "../../wire/types.gen";
import type { Action, Cell, PlayerView, PlotView, View } from "./types.gen";
import type { Colour, Improvement } from "./words";

export const at = (q: number, r: number): Cell => ({ q, r });

const COLOUR: Record<string, Colour> = { G: "green", Y: "yellow", P: "pink" };
const LETTER: Record<string, Improvement> = { W: "watershed", E: "enclosure", F: "fertilizer" };

/** "G(1,0)2 YF(1,1)": a green plot of two sections, a dry yellow one with a fertilizer. */
export function plots(text: string): PlotView[] {
  return [...text.matchAll(/([GYP])([WEF]?)\((-?\d+),(-?\d+)\)(\d?)/g)].map(([, colour, letter, q, r, height]) => ({
    at: at(Number(q), Number(r)), colour: COLOUR[colour!]!, improvement: LETTER[letter!] ?? null, printed: letter !== "", height: Number(height), irrigated: height !== "",
  }));
}

export function playerWith(some: Partial<PlayerView> = {}): PlayerView {
  return {
    hand: null, kinds: ["plot", "gardener", "panda"], drawn: [0, 0, 0], claimed: [], channels: 0, chips: { watershed: 0, enclosure: 0, fertilizer: 0 }, sections: { green: 0, yellow: 0, pink: 0 },
    points: 0, panda_points: 0, emperor: false, resigned: false, ...some,
  };
}

export function viewWith(some: Partial<View> = {}): View {
  return {
    phase: "actions", turn: 1, round: 1, seat: 0, weather: null, used: [], left: 2, may_end: false, plots: plots("G(1,0)2 Y(0,1)1 P(1,1)"), channels: [], gardener: at(0, 0), panda: at(0, 0),
    pile: 24, drawn: null, kept: null, drawn_count: 0, laid: null, short: [], decks: { plot: 13, gardener: 13, panda: 13 }, stocks: { channels: 20, chips: { watershed: 3, enclosure: 3, fertilizer: 3 }, bamboo: { green: 34, yellow: 29, pink: 24 } },
    players: [playerWith({ hand: ["PL-G1", "GA-G1", "PA-G"] }), playerWith()], threshold: 9, emperor: null, last_turns: null, near: [], rejected: [], under_decks: [], effects: [], refused: [], blocked: [], coming: null, ...some,
  };
}

/** Offers in the order given, numbered from 0. */
export const offers = (...actions: Action[]): Offer[] => actions.map((action, code) => offer(code, { ...action }));
