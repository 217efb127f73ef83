/** Finds offered actions by their content. A board only plays offers back; it never constructs an action. */
import { findOffers } from "../../kit/board/offers";
import { t } from "../../kit/language/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { keyOf, type Spot } from "../../kit/board/hexes";
import { byRow } from "../../kit/board/targets";
import { spotOf } from "./pieces/hexes";
import { one, type Tile } from "./tiles";
import type { Action, Cell, View } from "./types.gen";

export const offered = findOffers<Action>();

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

/** The places where a tile of this kind may grow, row by row, each with its change of the score. */
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

/** The tiles that may be pruned so that wood can grow again. */
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
