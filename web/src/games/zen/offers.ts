/** Finds offered actions by their content. A board only plays offers back; it never constructs an action. */
import { findOffers, type Offered } from "../../kit/board/offers";
import { t } from "../../kit/language/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { byRow } from "../../kit/board/targets";
import { keyOf, middleOf } from "./cells";
import type { Point } from "./pieces/edges";
import type { Action, At } from "./types.gen";

export const offered = findOffers<Action>();
export type Of<T extends Action["type"]> = Offered<Extract<Action, { type: T }>>;

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
    .sort(byRow);
}
