/** Cards by their names, and what they show in words. */
import { edgesOf, type Edges } from "./edges";
import type { CardView, View } from "./types.gen";

export const colourOf = (card: string): "black" | "white" => (card.startsWith("B") ? "black" : "white");

export function cardOf(view: View, id: string): CardView {
  return view.cards.find((card) => card.id === id)!;
}

export const lying = (view: View, { card, turned }: { card: string; turned: boolean }): Edges => edgesOf(cardOf(view, card), turned);

const WORDS: Record<string, string> = { slash: "a rising line", backslash: "a falling line", tip: "a tip", notch: "a notch" };
const shape = (name: string): string => WORDS[name] ?? name;

/** "B05, left red, right blue, a tip above, a notch below". */
export function nameOf(id: string, { left, right, top, bottom }: Edges): string {
  return `${id}, left ${left}, right ${right}, ${shape(top)} above, ${shape(bottom)} below`;
}
