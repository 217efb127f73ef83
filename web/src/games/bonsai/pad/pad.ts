/** Bonsai on the score pad. */
import type { Entry, PadGame } from "../../../pages/pad/sheet";
import Pad from "./Pad.svelte";
import type { Tile } from "../tiles";

export type Grown = [tile: Tile, q: number, r: number];

export interface BonsaiPlayer {
  name: string;
  wood: string;
  leaves: string;
  flowers: string; // the free sides of each
  fruits: string;
  trees: Grown[][]; // two in the Emperor challenge
  growth: string; // how many cards
  helper: string;
  master: string;
  parchments: number[];
  goals: number[];
  second: number[]; // those of them that the second bonsai has met
}

export interface BonsaiEntry extends Entry {
  by: "counts" | "tree";
  level: string; // alone
  scenario: string;
  players: BonsaiPlayer[];
}

const player = (): BonsaiPlayer => ({ name: "", wood: "", leaves: "", flowers: "", fruits: "", trees: [[]], growth: "", helper: "", master: "", parchments: [], goals: [], second: [] });

export const pad: PadGame = {
  fewest: 1,
  most: 4,
  points: true,
  sources: import.meta.glob<string>(["../../../../../src/roji/pad/bonsai.py", "../../../../../src/roji/core/{bitsets,hexes}.py", "../../../../../src/roji/games/bonsai/{components,goals,placement,points,scenarios,tree}.py"], { eager: true, query: "?raw", import: "default" }),
  player,
  blank: (): BonsaiEntry => ({ by: "counts", level: "gakusei", scenario: "none", players: [player(), player()] }),
  Entry: Pad,
};
