/** The words and signs of Takenoko. */
import type { PlotKind, View } from "./types.gen";

export type Colour = "green" | "yellow" | "pink";
export type Improvement = "watershed" | "enclosure" | "fertilizer";
export type Deck = "plot" | "gardener" | "panda";
export type Deed = View["used"][number];
export type Face = NonNullable<View["weather"]>;

export const COLOURS: readonly Colour[] = ["green", "yellow", "pink"];
export const IMPROVEMENTS: readonly Improvement[] = ["watershed", "enclosure", "fertilizer"];
export const DECKS: readonly Deck[] = ["plot", "gardener", "panda"];
export const DEEDS: readonly Deed[] = ["plots", "channel", "gardener", "panda", "objective"];
export const FACES: readonly Face[] = ["sun", "rain", "wind", "storm", "cloud", "?"];

export const DEED_SIGNS: Record<Deed, string> = { plots: "plot", channel: "channel", gardener: "gardener", panda: "panda", objective: "objective" };
export const DEED_NAMES: Record<Deed, string> = { plots: "Plot", channel: "Channel", gardener: "Gardener", panda: "Panda", objective: "Objective" };

export const DECK_NAMES: Record<Deck, string> = { plot: "Plots", gardener: "Gardener", panda: "Panda" };

export const faceSign = (face: Face): string => `tk-w-${face === "?" ? "question" : face}`;

export const WEATHER: Record<Face, { name: string; does: string }> = {
  sun: { name: "Sun", does: "three different actions" },
  rain: { name: "Rain", does: "one irrigated plot grows" },
  wind: { name: "Wind", does: "an action may be done twice" },
  storm: { name: "Storm", does: "the panda goes anywhere" },
  cloud: { name: "Cloud", does: "take an improvement" },
  "?": { name: "Any weather", does: "choose what it is" },
};

export const IMPROVEMENT_RULES: Record<Improvement, string> = {
  watershed: "The plot needs no channel.",
  enclosure: "The panda eats nothing there.",
  fertilizer: "Bamboo grows by two there.",
};

/** "green plot", "pink plot with an enclosure". */
export function plotName({ colour, improvement }: PlotKind): string {
  return improvement === "plain" ? `${colour} plot` : `${colour} plot with ${improvement === "enclosure" ? "an" : "a"} ${improvement}`;
}

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
