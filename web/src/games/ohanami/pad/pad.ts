/** Ohanami on the score pad. */
import type { Entry, PadGame } from "../../../pages/pad/sheet";
import Pad from "./Pad.svelte";

/** A card in a garden, and the round in which it was laid. */
export type Laid = [card: number, round: number];

export interface OhanamiPlayer {
  name: string;
  counts: string[][]; // by round and suit
  gardens: Laid[][];
}

export interface OhanamiEntry extends Entry {
  by: "counts" | "cards";
  over: boolean; // all rounds are played, though no card may lie of the last
  players: OhanamiPlayer[];
}

const player = (): OhanamiPlayer => ({ name: "", counts: [1, 2, 3].map(() => ["", "", "", ""]), gardens: [[], [], []] });

export const pad: PadGame = {
  fewest: 2,
  most: 4,
  points: true,
  sources: import.meta.glob<string>(["../../../../../src/roji/pad/ohanami.py", "../../../../../src/roji/games/ohanami/{components,scoring}.py"], { eager: true, query: "?raw", import: "default" }),
  player,
  blank: (): OhanamiEntry => ({ by: "counts", over: false, players: [player(), player()] }),
  Entry: Pad,
};
