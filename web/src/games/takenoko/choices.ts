/** What the reader chooses among where no place of the garden is meant: faces of the die, improvements, plots drawn, decks. */
import type { Offer } from "../../wire/types.gen";
import { count } from "../../wire/words";
import { offered, type Tool } from "./offers";
import type { PlotKind, View } from "./types.gen";
import { capital, DECK_NAMES, IMPROVEMENT_RULES, plotName, WEATHER, type Deck, type Face, type Improvement } from "./words";

/** The picture of a choice. */
export type Picture = { face: Face } | { chip: Improvement } | { plot: PlotKind } | { deck: Deck };

export interface Item {
  key: string;
  name: string; // aloud
  label: string; // below the picture
  picture: Picture;
  offer: Offer | null; // null for what only lies there
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
  const items = (view.drawn ?? []).map((plot, nth) => ({ key: `keep ${nth}`, name: `Keep the ${plotName(plot)}`, label: kindLabel(plot), picture: { plot }, offer: offers.find(({ action }) => same(action, plot)) ?? null }));
  return { title: items.length === 1 ? "The last plot" : `${count(items.length, "plot")} drawn`, items };
}

function under(view: View, legal: readonly Offer[]): Choice | null {
  const offers = offered(legal, "under");
  if (offers.length === 0) return null;
  const rest = without(view.drawn ?? [], view.kept);
  const items = rest.map((plot, nth) => ({ key: `under ${nth}`, name: `The ${plotName(plot)} first under the pile`, label: kindLabel(plot), picture: { plot }, offer: offers.find(({ action }) => same(action, plot)) ?? null }));
  return { title: "Under the pile first", items };
}

/** What was drawn, less the one that was kept. */
function without(drawn: readonly PlotKind[], kept: PlotKind | null): PlotKind[] {
  const gone = kept ? drawn.findIndex((plot) => same(plot, kept)) : -1;
  return drawn.filter((_, nth) => nth !== gone);
}

function lay(view: View, legal: readonly Offer[]): Choice | null {
  if (offered(legal, "lay").length === 0 || !view.kept) return null;
  return { title: "To lay", items: [{ key: "lay", name: plotName(view.kept), label: kindLabel(view.kept), picture: { plot: view.kept }, offer: null }] };
}

function weather(legal: readonly Offer[]): Choice | null {
  const offers = offered(legal, "weather");
  if (offers.length === 0) return null;
  return { title: "The weather", items: offers.map((offer) => ({ key: offer.action.face, name: `${WEATHER[offer.action.face].name}: ${WEATHER[offer.action.face].does}`, label: WEATHER[offer.action.face].name, picture: { face: offer.action.face }, offer })) };
}

function chips(view: View, legal: readonly Offer[]): Choice | null {
  const [cloud, improve] = [offered(legal, "cloud"), offered(legal, "improve")];
  const item = (verb: string, offer: Offer, kind: Improvement, label: string): Item => ({ key: kind, name: `${verb} ${kind}. ${IMPROVEMENT_RULES[kind]}`, label, picture: { chip: kind }, offer });
  if (cloud.length > 0) return { title: "Improvements", items: cloud.map((offer) => item("Take a", offer, offer.action.kind, `${capital(offer.action.kind)} · ${view.stocks.chips[offer.action.kind]}`)) };
  if (improve.length > 0) return { title: "Your improvements", items: improve.map((offer) => item("Add your", offer, offer.action.kind, capital(offer.action.kind))) };
  return null;
}

function decks(view: View, legal: readonly Offer[], tool: Tool | null): Choice | null {
  const offers = offered(legal, "objective");
  if (offers.length === 0 || (tool !== "objective" && view.phase !== "objective")) return null;
  return { title: "Objectives", items: offers.map((offer) => ({ key: offer.action.deck, name: `Draw a ${offer.action.deck} objective, ${view.decks[offer.action.deck]} left`, label: `${DECK_NAMES[offer.action.deck]} · ${view.decks[offer.action.deck]}`, picture: { deck: offer.action.deck }, offer })) };
}

const kindLabel = ({ colour, improvement }: PlotKind): string => (improvement === "plain" ? capital(colour) : capital(improvement));
