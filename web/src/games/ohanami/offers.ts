/** Finds offered actions by their content. A board only plays offers back; it never constructs an action. */
import type { Offer } from "../../wire/types.gen";
import type { Action, Lay } from "./types.gen";

export type Offered<A extends Action = Action> = Offer & { action: A };

export function offered<T extends Action["type"]>(legal: readonly Offer[], type: T, card?: number): Offered<Extract<Action, { type: T }>>[] {
  return (legal as readonly Offered[]).filter((offer) => offer.action.type === type && (card === undefined || ("card" in offer.action && offer.action.card === card))) as Offered<Extract<Action, { type: T }>>[];
}

export interface Slot {
  garden: number; // 0 to 2
  end: "lowest" | "highest" | "new";
  card: number;
  offer: Offer;
}

/** Where this card may go: at an end of a garden, or as the first card of a new one. */
export function slots(legal: readonly Offer[], gardens: readonly (readonly number[])[], card: number | null): Slot[] {
  if (card === null) return [];
  const ends = offered(legal, "lay", card).map((offer) => ({ garden: offer.action.garden - 1, end: endOf(offer.action, gardens), card, offer }));
  const start = offered(legal, "start", card)[0];
  const free = gardens.findIndex((garden) => garden.length === 0);
  return start && free >= 0 ? [...ends, { garden: free, end: "new", card, offer: start }] : ends;
}

function endOf(lay: Lay, gardens: readonly (readonly number[])[]): "lowest" | "highest" {
  return lay.card < (gardens[lay.garden - 1]?.[0] ?? 0) ? "lowest" : "highest";
}
