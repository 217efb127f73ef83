/** Cards by their names, and what they show in words. */
import { t } from "../../kit/language/language.svelte";
import { edgesOf, type Edges } from "./pieces/edges";
import type { CardView, View } from "./types.gen";

export const colourOf = (card: string): "black" | "white" => (card.startsWith("B") ? "black" : "white");

export function cardOf(view: View, id: string): CardView {
  return view.cards.find((card) => card.id === id)!;
}

export const lying = (view: View, { card, turned }: { card: string; turned: boolean }): Edges => edgesOf(cardOf(view, card), turned);

/** "B05, left red, right blue, a tip above, a notch below". */
export const nameOf = (id: string, { left, right, top, bottom }: Edges): string => t("zen-card", { card: id, left, right, top, bottom });
