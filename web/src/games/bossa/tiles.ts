/** The 27 dot tiles: their dots, their names, and where the dots lie; and the markers. */
import { t } from "../../kit/language/language.svelte";
import { FACTS } from "./types.gen";

export type Colour = "white" | "black";
export type ChipKind = "doubler" | "inverter";

/** The three action markers, each to be used once in the game. */
export const MARKERS = ["redraw", "exchange", "stack"] as const;

export interface Dots {
  white: number;
  black: number;
}

/** A tile with the chip that is on it. */
export interface Laid {
  tile: number;
  chip: ChipKind | null;
}

export const dotsOf = (tile: number): Dots => FACTS.tiles[tile]!;

/** "2/3": two white dots and three black ones. */
export const nameOf = (tile: number): string => `${dotsOf(tile).white}/${dotsOf(tile).black}`;

/** The tile named "2/3". */
export const numberOf = (name: string): number => FACTS.tiles.findIndex((_, tile) => nameOf(tile) === name);

/** "1/2 + 2/3", held together by thin spaces. */
export const namesOf = (tiles: readonly number[]): string => tiles.map(nameOf).join("\u2009+\u2009");

/** The accessible name of a tile: "2 white, 3 black". */
export const aloud = (tile: number): string => t("bossa-tile", { ...dotsOf(tile) });

export const CHIPS = ["doubler", "inverter"] as const;

/** The dots of a tile in each colour, with the chip on it. */
export function shown({ tile, chip }: Laid): Dots {
  const { white, black } = dotsOf(tile);
  if (chip === "doubler") return { white: 2 * white, black: 2 * black };
  return chip === "inverter" ? { white: black, black: white } : { white, black };
}

/** The dots of several tiles, added up in both colours. */
export function sums(tiles: readonly Laid[]): Dots {
  return tiles.map(shown).reduce((all, dots) => ({ white: all.white + dots.white, black: all.black + dots.black }), { white: 0, black: 0 });
}

const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

export interface Pip {
  x: number; // in steps from the middle
  y: number;
  colour: Colour;
}

/** The dots as on a die, the white ones first. */
export function pips({ white, black }: Dots): Pip[] {
  return (PLACES[white + black] ?? []).map(([x, y], i) => ({ x, y, colour: i < white ? "white" : "black" }));
}
