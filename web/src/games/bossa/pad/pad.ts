/** Bossa on the score pad. */
import type { Entry, PadGame } from "../../../pages/pad/sheet";
import Pad from "./Pad.svelte";

export interface BossaPlayer {
  name: string;
  hand: string; // how many tiles are left
}

export interface BossaEntry extends Entry {
  by: "counts" | "tiles";
  rows: [string, string]; // of the white and the black line
  dice: [string, string];
  arms: string[][][]; // white up, white down, black up, black down: rows of tiles, from the die outwards
  row_size: "2023" | "classic" | "loose";
  chips: boolean;
  white_owner: number;
  last: number; // who had the last turn
  end: "play" | "stuck" | "pile" | "resigned";
  players: BossaPlayer[];
}

const player = (): BossaPlayer => ({ name: "", hand: "" });

export const pad: PadGame = {
  fewest: 2,
  most: 2,
  points: false,
  sources: import.meta.glob<string>(["../../../../../src/roji/pad/bossa.py", "../../../../../src/roji/core/bitsets.py", "../../../../../src/roji/games/bossa/{components,ends,lines}.py"], { eager: true, query: "?raw", import: "default" }),
  player,
  blank: (): BossaEntry => ({ by: "counts", rows: ["", ""], dice: ["", ""], arms: [[], [], [], []], row_size: "2023", chips: false, white_owner: 0, last: 0, end: "play", players: [player(), player()] }),
  Entry: Pad,
};
