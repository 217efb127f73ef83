/** The words and signs of Takenoko. */
import { t } from "../../kit/language/language.svelte";
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
const faceName = (face: Face): string => (face === "?" ? "question" : face);
export const faceSign = (face: Face): string => `tk-w-${faceName(face)}`;

export const deedName = (deed: Deed): string => t(`takenoko-deed-${deed}`);
export const deckName = (deck: Deck): string => t(`takenoko-deck-${deck}`);
export const colourName = (colour: Colour): string => t(`takenoko-colour-${colour}`);
export const improvementName = (kind: Improvement): string => t(`takenoko-improvement-${kind}`); // capitalised, to stand alone
export const improvementRule = (kind: Improvement): string => t(`takenoko-improvement-does-${kind}`);
export const weatherName = (face: Face): string => t(`takenoko-weather-${faceName(face)}`);
export const weatherDoes = (face: Face): string => t(`takenoko-weather-does-${faceName(face)}`);
export const weatherNow = (face: Face): string => t(`takenoko-weather-now-${faceName(face)}`); // within a sentence

/** "green plot", "pink plot with an enclosure". */
export const plotName = ({ colour, improvement }: PlotKind): string => t("takenoko-plot", { colour, improvement });
