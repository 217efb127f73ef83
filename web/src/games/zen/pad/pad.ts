/** Zen on the score pad. */
import type { Entry, PadGame } from "../../../pages/pad/sheet";
import Pad from "./Pad.svelte";
import { FACTS } from "../types.gen";

export interface ZenEntry extends Entry {
  name: string; // of the form
  rows: string[];
  by: "cells" | "counts";
  placed: [string, string]; // black and white cards
  laid: [number, number][]; // cells that are covered
  end: "" | "used up" | "given up";
}

const player = () => ({ name: "" });
const first = FACTS.forms[0]!;

export const pad: PadGame = {
  fewest: 1,
  most: 1,
  points: false,
  sources: import.meta.glob<string>(["../../../../../src/roji/pad/zen.py", "../../../../../src/roji/games/zen/{rows,scoring}.py"], { eager: true, query: "?raw", import: "default" }),
  player,
  blank: (): ZenEntry => ({ name: first.name, rows: [...first.rows], by: "cells", placed: ["", ""], laid: [], end: "", players: [player()] }),
  Entry: Pad,
};
