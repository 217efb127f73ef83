/** Takenoko on the score pad. */
import type { Entry, PadGame } from "../../../pages/pad/sheet";
import Pad from "./Pad.svelte";

export interface TakenokoPlayer {
  name: string;
  claimed: string[]; // objectives by id; a panda objective as often as it was fulfilled
}

export interface TakenokoEntry extends Entry {
  emperor: number | null;
  stopped: boolean; // before the Emperor came
  players: TakenokoPlayer[];
}

const player = (): TakenokoPlayer => ({ name: "", claimed: [] });

export const pad: PadGame = {
  fewest: 2,
  most: 4,
  points: true,
  sources: import.meta.glob<string>(["../../../../../src/roji/pad/takenoko.py", "../../../../../src/roji/games/takenoko/{components,points}.py"], { eager: true, query: "?raw", import: "default" }),
  player,
  blank: (): TakenokoEntry => ({ emperor: null, stopped: false, players: [player(), player()] }),
  Entry: Pad,
};
