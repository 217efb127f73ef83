/** The counting table: where each of the 27 tiles is, as far as the reader knows, and how many unseen tiles show each number. */
import { FACTS, type View } from "./types.gen";

export type Where = "unseen" | "hand" | "line" | "out";

export interface Cell {
  white: number;
  black: number;
  where: Where;
}

export interface Counted {
  rows: (Cell | null)[][]; // by black dots, then by white ones
  white: number[]; // unseen tiles, by their number of white dots
  black: number[];
}

export function tableOf(view: View): Counted {
  const rows = Array.from({ length: 7 }, (_, black) => Array.from({ length: 7 }, (_, white) => cellAt(view, white, black)));
  const unseen = view.unseen.map((tile) => FACTS.tiles[tile]!);
  const left = (colour: "white" | "black"): number[] => Array.from({ length: 7 }, (_, dots) => unseen.filter((tile) => tile[colour] === dots).length);
  return { rows, white: left("white"), black: left("black") };
}

function cellAt(view: View, white: number, black: number): Cell | null {
  const tile = FACTS.tiles.findIndex((one) => one.white === white && one.black === black);
  return tile < 0 ? null : { white, black, where: whereIs(view, tile) };
}

function whereIs(view: View, tile: number): Where {
  if (view.unseen.includes(tile)) return "unseen";
  if (view.discards.includes(tile)) return "out";
  return view.players.some((player) => player.hand?.includes(tile)) || tile === view.given ? "hand" : "line";
}
