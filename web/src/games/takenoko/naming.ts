/** Names of places in the garden: by what lies there, the direction from the pond, and the neighbours. */
import { list, t } from "../../kit/language/language.svelte";
import { keyOf } from "../../kit/board/hexes";
import { around } from "./pieces/hexes";
import type { Cell, PlotView } from "./types.gen";
import { colourName, type Colour } from "./words";

export type Plots = ReadonlyMap<string, PlotView>;

const COMPASS = ["east", "south-east", "south-west", "west", "north-west", "north-east"]; // in the order of `around`

interface Part {
  n: number;
  side: string;
}

export const plotsBy = (plots: readonly PlotView[]): Plots => new Map(plots.map((plot) => [keyOf(plot.at), plot]));

/** The way from the pond, longer part first: "north-west of the pond", "2 steps east of the pond", "2 steps east then 1 south-east of the pond". */
function whereabouts(at: Cell): string {
  const ways = around({ q: 0, r: 0 }).map((way, nth, all) => {
    const next = all[(nth + 1) % 6]!;
    return [{ n: at.q * next.r - at.r * next.q, side: COMPASS[nth]! }, { n: at.r * way.q - at.q * way.r, side: COMPASS[(nth + 1) % 6]! }];
  });
  const [{ n, side }, { n: m, side: other }] = ways.find((parts) => parts.every((part) => part.n >= 0))!.sort((a, b) => b.n - a.n) as [Part, Part];
  if (m > 0) return n === 1 ? t("n-1-step-side-then-1-other-of-the-pond", { side, other }) : t("n-steps-side-then-m-other-of-the-pond", { n, side, m, other });
  return n === 1 ? t("side-of-the-pond", { side }) : t("n-steps-side-of-the-pond", { n, side });
}

/** "the green plot east of the pond", "the pond"; "east of the pond" for an empty place. */
export const placeName = (at: Cell, plots: Plots): string => t("takenoko-place", { ground: plots.get(keyOf(at))?.colour ?? (keyOf(at) === "0,0" ? "pond" : "none"), where: keyOf(at) === "0,0" ? "" : whereabouts(at) });

/** "2 sections, watershed". */
export const whatIsThere = ({ height, improvement, irrigated }: PlotView): string => t("takenoko-plot-has", { n: height, water: irrigated ? "yes" : "no", improvement: improvement ?? "plain" });

/** "beside green and pink"; empty without neighbouring plots. */
export function neighbours(at: Cell, plots: Plots): string {
  const colours = around(at).flatMap((cell) => plots.get(keyOf(cell))?.colour ?? []);
  return colours.length > 0 ? t("takenoko-beside", { colours: list(colours.map((colour) => colourName(colour as Colour))) }) : "";
}

/** "Panda to the pond, eats nothing". */
export const joined = (...parts: string[]): string => parts.filter(Boolean).reduce((target, tag) => t("takenoko-target-tagged", { target, tag }));
