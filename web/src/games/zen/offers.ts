/** The actions on offer, found by what they do. A board plays them back and makes none of its own. */
import { t } from "../../kit/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { keyOf, middleOf } from "./cells";
import type { Point } from "./edges";
import type { Action, At } from "./types.gen";

export type Offered<A extends Action = Action> = Offer & { action: A };
export type Of<T extends Action["type"]> = Offered<Extract<Action, { type: T }>>;

export function offered<T extends Action["type"]>(legal: readonly Offer[], type: T): Of<T>[] {
  return (legal as readonly Offered[]).filter((offer) => offer.action.type === type) as Of<T>[];
}

/** The ways in which a card may be held, unturned first. */
export const holds = (legal: readonly Offer[], card: string): Of<"hold">[] => offered(legal, "hold").filter(({ action }) => action.card === card).sort((a, b) => Number(a.action.turned) - Number(b.action.turned));

/** A place for the held card. */
export interface Target extends Point {
  key: string;
  at: At;
  name: string;
  offer: Offer;
}

/** Where the held card may lie, row by row. */
export function targets(legal: readonly Offer[]): Target[] {
  return offered(legal, "place")
    .map((offer) => ({ key: keyOf(offer.action.at), at: offer.action.at, ...middleOf(offer.action.at), name: t("zen-place-at", { at: keyOf(offer.action.at) }), offer }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The target nearest to a touch. */
export function nearest<S extends Point>(all: readonly S[], { x, y }: Point): S | undefined {
  return [...all].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
}

const STEPS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
export const isArrow = (key: string): boolean => key in STEPS;

/** The target that an arrow key leads to: ahead in that direction, and rather straight ahead than aside. */
export function towards<S extends Point>(all: readonly S[], here: Point, key: string): S | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const along = (other: Point): number => (other.x - here.x) * step.x + (other.y - here.y) * step.y;
  const aside = (other: Point): number => Math.abs((other.x - here.x) * step.y) + Math.abs((other.y - here.y) * step.x);
  const cost = (other: Point): number => along(other) + 2 * aside(other);
  return all.filter((other) => along(other) > 1).sort((a, b) => cost(a) - cost(b))[0];
}
