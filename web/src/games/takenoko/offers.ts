/** Finds offered actions by their content. A board only plays offers back; it never constructs an action. */
import { findOffers, type Offered } from "../../kit/board/offers";
import { t } from "../../kit/language/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { keyOf, type Spot } from "../../kit/board/hexes";
import { byRow } from "../../kit/board/targets";
import { across, edgeKey, edgeOf, type Side, spotOf } from "./pieces/hexes";
import { joined, neighbours, placeName, plotsBy, whatIsThere, type Plots } from "./naming";
import type { Action, Cell, Effect, View } from "./types.gen";
import type { Improvement } from "./words";

export const offered = findOffers<Action>();

/** What the reader is about to do in the garden. */
export type Tool = "gardener" | "panda" | "objective" | "water" | Improvement;
/** The offer that a touch on a target plays. */
export type Doing = "gardener" | "panda" | "storm" | "rain" | "serve" | "lay" | "water" | "chip";

/** A place of the garden that can be touched. */
export interface Target extends Spot {
  key: string;
  doing: Doing;
  name: string;
  tag: string; // what happens, in a word or two, and the points of objectives that it fulfils
  offer: Offer;
  side: Side | null; // of an edge
  at: Cell;
  kind: Improvement | null;
}

/** The offered places: those of the current step, or else those of the selected tool. */
export function targets(view: View, legal: readonly Offer[], tool: Tool | null): Target[] {
  const plots = plotsBy(view.plots);
  const effects = new Map(view.effects.map((effect) => [effect.code, effect]));
  const found = (legal as readonly Offered<Action>[]).flatMap((offer): Target[] => {
    const doing = doingOf(offer.action, tool);
    return doing === null ? [] : [targetOf(offer, doing, plots, effects.get(offer.code))];
  });
  return found.sort(byRow);
}

function doingOf(action: Action, tool: Tool | null): Doing | null {
  switch (action.type) {
    case "lay":
    case "serve":
      return action.type;
    case "rain":
    case "storm":
      return tool === null ? action.type : null;
    case "gardener":
    case "panda":
    case "water":
      return tool === action.type ? action.type : null;
    case "chip":
      return tool === action.kind ? "chip" : null;
    default:
      return null;
  }
}

type Placed = { at: Cell; side?: Side; kind?: Improvement };

function targetOf(offer: Offered<Action>, doing: Doing, plots: Plots, effect: Effect | undefined): Target {
  const { at, side = null, kind = null } = offer.action as unknown as Placed & { side?: Side | null; kind?: Improvement | null };
  const tag = [tagOf(doing, plots, effect), effect?.ready ? t(effect.ready > 0 ? "takenoko-tag-gains" : "takenoko-tag-loses", { n: Math.abs(effect.ready) }) : ""].filter(Boolean).join(", ");
  const there = plots.get(keyOf(at));
  const target = side ? t("takenoko-target-water", { one: placeName(at, plots), other: placeName(across(at, side), plots) }) : t(`takenoko-target-${doing}`, { place: placeName(at, plots), kind: kind ?? "" });
  const name = joined(target, side ? "" : there ? whatIsThere(there) : doing === "lay" ? neighbours(at, plots) : "", tag);
  return { key: side ? edgeKey(at, side) : keyOf(at), at, side, kind, ...(side ? edgeOf(at, side) : spotOf(at)), doing, tag, name, offer };
}

/** "eats 1", "grows 3"; empty if the bamboo does not change. */
function tagOf(doing: Doing, plots: Plots, effect: Effect | undefined): string {
  if (!effect) return "";
  const change = effect.plots.reduce((all, { at, height }) => all + height - (plots.get(keyOf(at))?.height ?? 0), 0);
  if (doing === "panda" || doing === "storm") return effect.eaten ? t("takenoko-tag-eats") : t("takenoko-tag-eats-nothing");
  if (change > 0) return t("takenoko-tag-grows", { n: change });
  if (doing === "gardener") return t("takenoko-tag-grows-nothing");
  if (doing === "lay" || doing === "water" || doing === "chip") return effect.plots.some(({ at, irrigated }) => irrigated && !plots.get(keyOf(at))?.irrigated) ? t("takenoko-tag-irrigated") : doing === "lay" ? t("takenoko-tag-dry") : "";
  return "";
}
