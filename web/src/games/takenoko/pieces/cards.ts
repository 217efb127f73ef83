/** The objectives as drawn on their cards. */
import { list, t } from "../../../kit/language/language.svelte";
import { FACTS, type Cell, type Near } from "../types.gen";
import { COLOURS, type Colour, type Deck, type Improvement } from "../words";

export interface Card {
  kind: Deck;
  points: number;
  cells: readonly { at: Cell; colour: Colour }[]; // of a plot objective
  shape: string;
  colour: Colour; // of a gardener objective
  columns: number;
  height: number;
  condition: Improvement | "none" | "any";
  sections: readonly Colour[]; // of a panda objective
}

const NOTHING = { cells: [], shape: "", colour: "green" as const, columns: 0, height: 0, condition: "any" as const, sections: [] };

type Fact = (typeof FACTS.cards)[number];

function drawn(fact: Fact): Card {
  const { kind, points } = fact;
  if (kind === "plot") return { ...NOTHING, kind, points, shape: fact.shape, cells: fact.cells.map(({ q, r, colour }) => ({ at: { q, r }, colour })) };
  if (kind === "gardener") return { ...NOTHING, kind, points, colour: fact.colour, columns: fact.columns, height: fact.height, condition: fact.improvement === "plain" ? "none" : fact.improvement };
  return { ...NOTHING, kind, points, sections: COLOURS.flatMap((colour) => Array<Colour>(fact.sections[colour]).fill(colour)) };
}

const CARDS: ReadonlyMap<string, Card> = new Map(FACTS.cards.map((fact) => [fact.id, drawn(fact)]));

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (!card) throw new Error(`no objective ${id}`);
  return card;
}

/** What a card asks for, in words: "4 green plots in a diamond", "a pink stalk of 4 with an enclosure", "2 green sections". */
export function nameOf(id: string): string {
  const card = cardOf(id);
  const each = (key: string, of: readonly Colour[]): string => list(COLOURS.filter((colour) => of.includes(colour)).map((colour) => t(key, { n: of.filter((one) => one === colour).length, colour })));
  if (card.kind === "plot") return t("takenoko-card-plots", { plots: each("takenoko-plots-of", card.cells.map(({ colour }) => colour)), shape: card.shape });
  if (card.kind === "gardener") return t("takenoko-card-stalks", { n: card.columns, colour: card.colour, height: card.height, condition: card.condition });
  return each("takenoko-sections-of", card.sections);
}

/** How far a card is from fulfilment: "2 to go". */
export const missing = (near: Near): string => (near.fulfilled ? t("takenoko-card-fulfilled") : t("takenoko-card-missing", { n: near.missing }));

/** The points of the objectives of one kind among these. */
export const pointsOf = (cards: readonly string[], kind: Deck): number => cards.reduce((all, id) => all + (cardOf(id).kind === kind ? cardOf(id).points : 0), 0);
