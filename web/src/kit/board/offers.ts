/** Finds offered actions by type. */
import type { Offer } from "../../wire/types.gen";

/** An offer of one of these actions. */
export type Offered<A> = Offer & { action: A };

/** The offers of one kind, for a game with these actions. */
export const findOffers =
  <A extends { type: string }>() =>
  <T extends A["type"]>(legal: readonly Offer[], type: T): Offered<Extract<A, { type: T }>>[] =>
    (legal as readonly Offered<A>[]).filter((offer) => offer.action.type === type) as Offered<Extract<A, { type: T }>>[];
