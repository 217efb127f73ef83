/** The actions on offer, grouped by verb, with those that are refused now beside them. */
import type { Offer, Words } from "../../wire/types.gen";
import { sentence } from "../../wire/words";
import { named, piece, type View } from "./reading";

export interface Choice {
  label: string; // without the verb
  aloud: string; // with the verb
  place: string; // its place name, to highlight advice
  offer?: Offer; // none where it is refused
  why: string;
}

export interface Group {
  verb: string;
  label: string;
  choices: Choice[];
}

type Action = View & { type: string };
type Refused = { action: Action; why: Words; code?: number };

/** The name of an action as a place. */
export const placeOf = (action: unknown): string => `act:${JSON.stringify(action)}`;

function choice(action: Action, offer?: Offer, why?: Words): Choice {
  const label = piece(action);
  const verb = named("verb", action.type);
  return { label: label || verb, aloud: label ? `${verb}: ${label}` : verb, place: placeOf(action), why: why ? sentence(why) : "", ...(offer ? { offer } : {}) };
}

/** A group per verb; illegal actions keep their place, so that nothing jumps. */
export function groups(legal: readonly Offer[], view: View): Group[] {
  const offers = (legal as (Offer & { action: Action })[]).map((offer) => ({ code: offer.code, type: offer.action.type, choice: choice(offer.action, offer) }));
  const refused = ((view["refused"] as Refused[] | undefined) ?? []).map(({ action, why, code = Infinity }) => ({ code, type: action.type, choice: choice(action, undefined, why) }));
  const found = new Map<string, Choice[]>();
  for (const { type, choice } of [...offers, ...refused].sort((one, other) => one.code - other.code)) found.set(type, [...(found.get(type) ?? []), choice]);
  return [...found].map(([verb, choices]) => ({ verb, label: named("verb", verb), choices }));
}
