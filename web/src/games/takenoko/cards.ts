/** The objectives as drawn on their cards. */
import { list } from "../../wire/words";
import { FACTS, type Cell, type Near } from "./types.gen";
import { COLOURS, type Colour, type Deck, type Improvement } from "./words";

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

/** What a card asks for, in words: "four green plots in a diamond", "a pink stalk of 4 with an enclosure", "2 green sections". */
export function nameOf(id: string): string {
  const card = cardOf(id);
  if (card.kind === "plot") return `${list(COLOURS.flatMap((colour) => plots(card.cells.filter((cell) => cell.colour === colour).length, colour)))} in a ${card.shape === "mixed" ? "diamond" : card.shape}`;
  if (card.kind === "gardener") return `${card.columns === 1 ? "a" : card.columns} ${card.colour} ${card.columns === 1 ? "stalk" : "stalks"} of ${card.height}${CONDITIONS[card.condition]}`;
  return list(COLOURS.flatMap((colour) => sections(card.sections.filter((one) => one === colour).length, colour)));
}

const plots = (n: number, colour: Colour): string[] => (n === 0 ? [] : [`${n} ${colour} plots`]);
const sections = (n: number, colour: Colour): string[] => (n === 0 ? [] : [`${n} ${colour} section${n === 1 ? "" : "s"}`]);

const CONDITIONS: Record<Card["condition"], string> = { any: "", none: " without improvement", watershed: " with a watershed", enclosure: " with an enclosure", fertilizer: " with a fertilizer" };

/** How far a card is from fulfilment: "2 to go". */
export const missing = (near: Near): string => (near.fulfilled ? "fulfilled" : `${near.missing} to go`);

/** The points of the objectives of one kind among these. */
export const pointsOf = (cards: readonly string[], kind: Deck): number => cards.reduce((all, id) => all + (cardOf(id).kind === kind ? cardOf(id).points : 0), 0);
