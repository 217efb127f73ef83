/** The actions on offer, found by what they do. A board plays them back and makes none of its own. */
import { t } from "../../kit/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { keyOf, spotOf, type Spot } from "./hexes";
import { one, type Tile } from "./tiles";
import type { Action, Cell, View } from "./types.gen";

export type Offered<A extends Action = Action> = Offer & { action: A };
type Of<T extends Action["type"]> = Offered<Extract<Action, { type: T }>>;

export function offered<T extends Action["type"]>(legal: readonly Offer[], type: T): Of<T>[] {
  return (legal as readonly Offered[]).filter((offer) => offer.action.type === type) as Of<T>[];
}

/** A place on the bonsai that can be touched: a bud where a tile may grow, or a tile that may be pruned. */
export interface Target extends Spot {
  key: string;
  at: Cell;
  name: string;
  offer: Offer;
  tile: Tile | null; // what would grow; null where something is cut
  gain: number; // points
  goes: Cell[]; // what would be cut
}

const points = (gain: number): string => (gain === 0 ? t("bonsai-no-points") : gain > 0 ? t("bonsai-points-more", { n: gain }) : t("bonsai-points-less", { n: -gain }));

/** Where a tile of this kind may grow, row by row, each with what it does to the score. */
export function buds(view: View, legal: readonly Offer[], tile: Tile | null): Target[] {
  const gains = new Map(view.gains.map((gain) => [`${gain.tile} ${keyOf(gain.at)}`, gain.points]));
  return offered(legal, "grow")
    .filter(({ action }) => action.tile === tile)
    .map((offer) => {
      const { at } = offer.action;
      const gain = gains.get(`${tile} ${keyOf(at)}`) ?? 0;
      return { key: keyOf(at), at, ...spotOf(at), name: t("bonsai-grow-at", { tile: one(offer.action.tile), cell: keyOf(at), points: points(gain) }), offer, tile, gain, goes: [] };
    })
    .sort(byRow);
}

/** What may be cut so that wood can grow again. */
export function cuts(view: View, legal: readonly Offer[]): Target[] {
  const sets = new Map(view.removals.map((removal) => [keyOf(removal.at), removal.cells]));
  return offered(legal, "prune")
    .map((offer) => {
      const { at } = offer.action;
      const goes = sets.get(keyOf(at)) ?? [at];
      return { key: keyOf(at), at, ...spotOf(at), name: t("bonsai-prune-at", { cell: keyOf(at), n: goes.length }), offer, tile: null, gain: 0, goes };
    })
    .sort(byRow);
}

const byRow = (a: Target, b: Target): number => a.y - b.y || a.x - b.x;

/** The target nearest to a touch. */
export function nearest<S extends Spot>(targets: readonly S[], { x, y }: Spot): S | undefined {
  return [...targets].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
}

const STEPS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** The target that an arrow key leads to: ahead in that direction, and rather straight ahead than aside. */
export function towards<S extends Spot>(targets: readonly S[], here: Spot, key: string): S | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const along = (other: Spot): number => (other.x - here.x) * step.x + (other.y - here.y) * step.y;
  const aside = (other: Spot): number => Math.abs((other.x - here.x) * step.y) + Math.abs((other.y - here.y) * step.x);
  const cost = (other: Spot): number => along(other) + 2 * aside(other);
  return targets.filter((other) => along(other) > 1).sort((a, b) => cost(a) - cost(b))[0];
}
