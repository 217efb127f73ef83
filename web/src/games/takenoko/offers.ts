/** The actions on offer, found by what they do. A board plays them back and makes none of its own. */
import { t } from "../../kit/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { across, byRow, edgeKey, edgeOf, keyOf, spotOf, type Side, type Spot } from "./hexes";
import type { Action, Cell, Effect, PlotView, View } from "./types.gen";
import type { Improvement } from "./words";

export type Offered<A extends Action = Action> = Offer & { action: A };
type Of<T extends Action["type"]> = Offered<Extract<Action, { type: T }>>;

export function offered<T extends Action["type"]>(legal: readonly Offer[], type: T): Of<T>[] {
  return (legal as readonly Offered[]).filter((offer) => offer.action.type === type) as Of<T>[];
}

/** What the reader is about to do in the garden. */
export type Tool = "gardener" | "panda" | "objective" | "water" | Improvement;
/** What a touch on a target does. */
export type Doing = "gardener" | "panda" | "storm" | "rain" | "serve" | "lay" | "water" | "chip";

/** A place of the garden that can be touched. */
export interface Target extends Spot {
  key: string;
  doing: Doing;
  name: string;
  tag: string; // what happens, in a word or two
  offer: Offer;
  side: Side | null; // of an edge
  at: Cell;
  kind: Improvement | null;
}

/** The places on offer: those that the step itself asks for, or else those of the tool in hand. */
export function targets(view: View, legal: readonly Offer[], tool: Tool | null): Target[] {
  const plots = new Map(view.plots.map((plot) => [keyOf(plot.at), plot]));
  const effects = new Map(view.effects.map((effect) => [effect.code, effect]));
  const found = (legal as readonly Offered[]).flatMap((offer): Target[] => {
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

function targetOf(offer: Offered, doing: Doing, plots: Map<string, PlotView>, effect: Effect | undefined): Target {
  const { at, side = null, kind = null } = offer.action as unknown as Placed & { side?: Side | null; kind?: Improvement | null };
  const tag = tagOf(doing, plots, effect);
  const target = side ? t("takenoko-target-water", { one: keyOf(at), other: keyOf(across(at, side)) }) : t(`takenoko-target-${doing}`, { place: placeName(at, plots), kind: kind ?? "" });
  return { key: side ? edgeKey(at, side) : keyOf(at), at, side, kind, ...(side ? edgeOf(at, side) : spotOf(at)), doing, tag, name: tag ? t("takenoko-target-tagged", { target, tag }) : target, offer };
}

/** "green 1,0", "the pond", "1,1" where nothing lies yet. */
export function placeName(at: Cell, plots: Map<string, PlotView>): string {
  const cell = keyOf(at);
  return t("takenoko-place", { ground: plots.get(cell)?.colour ?? (cell === "0,0" ? "pond" : "none"), cell });
}

/** "eats 1", "grows 3", or nothing where nothing happens to the bamboo. */
function tagOf(doing: Doing, plots: Map<string, PlotView>, effect: Effect | undefined): string {
  if (!effect) return "";
  const change = effect.plots.reduce((all, { at, height }) => all + height - (plots.get(keyOf(at))?.height ?? 0), 0);
  if (doing === "panda" || doing === "storm") return effect.eaten ? t("takenoko-tag-eats") : t("takenoko-tag-eats-nothing");
  if (change > 0) return t("takenoko-tag-grows", { n: change });
  if (doing === "gardener") return t("takenoko-tag-grows-nothing");
  if (doing === "lay" || doing === "water" || doing === "chip") return effect.plots.some(({ at, irrigated }) => irrigated && !plots.get(keyOf(at))?.irrigated) ? t("takenoko-tag-irrigated") : doing === "lay" ? t("takenoko-tag-dry") : "";
  return "";
}

/** The target nearest to a touch. */
export function nearest<S extends Spot>(all: readonly S[], { x, y }: Spot): S | undefined {
  return [...all].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
}

const STEPS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** The target that an arrow key leads to: ahead in that direction, and rather straight ahead than aside. */
export function towards<S extends Spot>(all: readonly S[], here: Spot, key: string): S | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const along = (other: Spot): number => (other.x - here.x) * step.x + (other.y - here.y) * step.y;
  const aside = (other: Spot): number => Math.abs((other.x - here.x) * step.y) + Math.abs((other.y - here.y) * step.x);
  const cost = (other: Spot): number => along(other) + 2 * aside(other);
  return all.filter((other) => along(other) > 1).sort((a, b) => cost(a) - cost(b))[0];
}
