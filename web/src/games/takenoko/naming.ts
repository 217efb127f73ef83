/** Places of the garden as a player finds them: by what lies there, from the pond, and by what lies beside. */
import { list, t } from "../../kit/language/language.svelte";
import { keyOf } from "../../kit/board/hexes";
import { around, spotOf } from "./pieces/hexes";
import type { Cell, PlotView } from "./types.gen";
import { colourName, type Colour } from "./words";

export type Plots = ReadonlyMap<string, PlotView>;

const COMPASS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];

export const plotsBy = (plots: readonly PlotView[]): Plots => new Map(plots.map((plot) => [keyOf(plot.at), plot]));

/** "north-west of the pond", "2 steps east of the pond". */
function whereabouts(at: Cell): string {
  const { x, y } = spotOf(at);
  const side = COMPASS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8]!;
  const n = (Math.abs(at.q) + Math.abs(at.r) + Math.abs(at.q + at.r)) / 2;
  return n === 1 ? t("side-of-the-pond", { side }) : t("n-steps-side-of-the-pond", { n, side });
}

/** "the green plot east of the pond", "the pond", "east of the pond" where nothing lies yet. */
export const placeName = (at: Cell, plots: Plots): string => t("takenoko-place", { ground: plots.get(keyOf(at))?.colour ?? (keyOf(at) === "0,0" ? "pond" : "none"), where: keyOf(at) === "0,0" ? "" : whereabouts(at) });

/** "2 sections, watershed". */
export const whatIsThere = ({ height, improvement, irrigated }: PlotView): string => t("takenoko-plot-has", { n: height, water: irrigated ? "yes" : "no", improvement: improvement ?? "plain" });

/** "beside green and pink"; nothing where no plot is. */
export function neighbours(at: Cell, plots: Plots): string {
  const colours = around(at).flatMap((cell) => plots.get(keyOf(cell))?.colour ?? []);
  return colours.length > 0 ? t("takenoko-beside", { colours: list(colours.map((colour) => colourName(colour as Colour))) }) : "";
}

/** "Panda to the pond, eats nothing". */
export const joined = (...parts: string[]): string => parts.filter(Boolean).reduce((target, tag) => t("takenoko-target-tagged", { target, tag }));

/** Of several with one name each tells which one it is. */
export function distinct<T extends { name: string; x: number; y: number }>(all: readonly T[]): T[] {
  return all.map((one) => {
    const alike = all.filter(({ name }) => name === one.name).sort((a, b) => a.x - b.x || a.y - b.y);
    return alike.length === 1 ? one : { ...one, name: t("takenoko-target-nth", { target: one.name, n: alike.indexOf(one) + 1, all: alike.length }) };
  });
}
