/** Choices that are not places of the garden: faces of the die, improvements, drawn plots, decks. */
import type { Offer } from "../../wire/types.gen";
import { t } from "../../kit/language/language.svelte";
import { offered, type Tool } from "./offers";
import type { PlotKind, View } from "./types.gen";
import { deckName, improvementName, improvementRule, plotName, weatherDoes, weatherName, type Deck, type Face, type Improvement } from "./words";

/** The picture of a choice. */
export type Picture = { face: Face } | { chip: Improvement } | { plot: PlotKind } | { deck: Deck };

export interface Item {
  key: string;
  name: string; // for screen readers
  label: string; // below the picture
  picture: Picture;
  offer: Offer | null; // null for things that cannot be chosen
}

export interface Choice {
  title: string;
  items: Item[];
}

export function choiceOf(view: View, legal: readonly Offer[], tool: Tool | null): Choice | null {
  if (legal.length === 0) return null;
  return keep(view, legal) ?? under(view, legal) ?? lay(view, legal) ?? weather(legal) ?? chips(view, legal) ?? decks(view, legal, tool);
}

const same = (a: PlotKind, b: PlotKind): boolean => a.colour === b.colour && a.improvement === b.improvement;

function keep(view: View, legal: readonly Offer[]): Choice | null {
  const offers = offered(legal, "keep");
  if (offers.length === 0) return null;
  const items = (view.drawn ?? []).map((plot, nth) => ({ key: `keep ${nth}`, name: t("takenoko-keep", { plot: plotName(plot) }), label: kindLabel(plot), picture: { plot }, offer: offers.find(({ action }) => same(action, plot)) ?? null }));
  return { title: t("takenoko-drawn", { n: items.length }), items };
}

function under(view: View, legal: readonly Offer[]): Choice | null {
  const offers = offered(legal, "under");
  if (offers.length === 0) return null;
  const rest = without(view.drawn ?? [], view.kept);
  const items = rest.map((plot, nth) => ({ key: `under ${nth}`, name: t("takenoko-under", { plot: plotName(plot) }), label: kindLabel(plot), picture: { plot }, offer: offers.find(({ action }) => same(action, plot)) ?? null }));
  return { title: t("takenoko-under-title"), items };
}

/** The drawn plots without the one that was kept. */
function without(drawn: readonly PlotKind[], kept: PlotKind | null): PlotKind[] {
  const gone = kept ? drawn.findIndex((plot) => same(plot, kept)) : -1;
  return drawn.filter((_, nth) => nth !== gone);
}

function lay(view: View, legal: readonly Offer[]): Choice | null {
  if (offered(legal, "lay").length === 0 || !view.kept) return null;
  return { title: t("takenoko-lay-title"), items: [{ key: "lay", name: plotName(view.kept), label: kindLabel(view.kept), picture: { plot: view.kept }, offer: null }] };
}

function weather(legal: readonly Offer[]): Choice | null {
  const offers = offered(legal, "weather");
  if (offers.length === 0) return null;
  return { title: t("takenoko-weather-title"), items: offers.map((offer) => ({ key: offer.action.face, name: t("takenoko-weather-choice", { name: weatherName(offer.action.face), does: weatherDoes(offer.action.face) }), label: weatherDoes(offer.action.face), picture: { face: offer.action.face }, offer })) };
}

function chips(view: View, legal: readonly Offer[]): Choice | null {
  const [cloud, improve] = [offered(legal, "cloud"), offered(legal, "improve")];
  const item = (name: string, offer: Offer, kind: Improvement, label: string): Item => ({ key: kind, name, label, picture: { chip: kind }, offer });
  const does = (kind: Improvement) => ({ kind, does: improvementRule(kind) });
  if (cloud.length > 0) return { title: t("takenoko-improvements-title"), items: cloud.map((offer) => item(t("takenoko-take", does(offer.action.kind)), offer, offer.action.kind, `${improvementName(offer.action.kind)} · ${view.stocks.chips[offer.action.kind]}`)) };
  if (improve.length > 0) return { title: t("takenoko-improvements-yours"), items: improve.map((offer) => item(t("takenoko-add", does(offer.action.kind)), offer, offer.action.kind, improvementName(offer.action.kind))) };
  return null;
}

function decks(view: View, legal: readonly Offer[], tool: Tool | null): Choice | null {
  const offers = offered(legal, "objective");
  if (offers.length === 0 || (tool !== "objective" && view.phase !== "objective")) return null;
  return { title: t("takenoko-objectives-title"), items: offers.map((offer) => ({ key: offer.action.deck, name: t("takenoko-draw", { deck: offer.action.deck, n: view.decks[offer.action.deck] }), label: `${deckName(offer.action.deck)} · ${view.decks[offer.action.deck]}`, picture: { deck: offer.action.deck }, offer })) };
}

const kindLabel = ({ colour, improvement }: PlotKind): string => t("takenoko-plot-label", { colour, improvement });
