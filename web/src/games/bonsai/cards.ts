/** The 47 cards: pictures and short descriptions. */
import { list, t } from "../../kit/language/language.svelte";
import { one, two, type Tile } from "./tiles";
import { FACTS, type Action, type View } from "./types.gen";

export type Kind = "tool" | "growth" | "master" | "helper" | "parchment";

export class Card {
  constructor(
    readonly id: number,
    readonly kind: Kind,
    private readonly contents: readonly string[],
    private readonly worth: number, // of a Parchment
  ) {}

  /** The picture. */
  get signs(): readonly string[] {
    return this.kind === "tool" ? ["tool"] : this.contents;
  }

  /** Beside the picture. */
  get times(): string {
    return this.kind === "tool" ? "+2" : this.kind === "parchment" ? `×${this.worth}` : "";
  }

  get title(): string {
    return t(`bonsai-card-${this.kind}`);
  }

  /** Below the picture, in two or three words. */
  get says(): string {
    if (this.kind === "growth") return t("bonsai-says-growth", { tile: this.contents[0]! });
    return this.kind === "master" ? t("bonsai-says-master", { which: this.contents[0] === "any" ? "any" : "printed", n: this.contents.length }) : t(`bonsai-says-${this.kind}`);
  }

  /** What it does, as the rest of a sentence. */
  get effect(): string {
    if (this.kind === "tool") return t("bonsai-effect-tool");
    if (this.kind === "growth") return t("bonsai-effect-growth", { tile: this.contents[0]! });
    if (this.kind === "helper") return t("bonsai-effect-helper", { tile: this.contents[1]! });
    if (this.kind === "parchment") return t("bonsai-effect-parchment", { n: this.worth, of: this.contents[0]! });
    return this.contents[0] === "any" ? t("bonsai-effect-master-any") : t("bonsai-effect-master", { tiles: counted(this.contents as Tile[]) });
  }
}

export const cardOf = (id: number): Card => CARDS[id - 1]!;

const CARDS: Card[] = FACTS.cards.map(({ id, type, contents }) => new Card(id, type, contents, worthOf(id)));

function worthOf(id: number): number {
  return (FACTS.parchment_points as Record<string, number>)[id] ?? 0;
}

/** "a leaf and two flowers". */
function counted(tiles: readonly Tile[]): string {
  const kinds = [...new Set(tiles)];
  return list(kinds.map((tile) => (tiles.filter((other) => other === tile).length > 1 ? two(tile) : one(tile))));
}

/** The accessible name of a card: "Growth: grow one more leaf whenever you cultivate". */
export const nameOf = (id: number): string => t("bonsai-card-named", { title: cardOf(id).title, effect: cardOf(id).effect });

/** Which card is meant: "Take the 2nd card (Growth, 1 more leaf)". */
export function bid(action: Action, view: View): string {
  const id = action.type === "meditate" ? view.slots[action.slot - 1] : null;
  if (action.type !== "meditate" || !id) return "";
  const { kind, title, says, times } = cardOf(id);
  return t("bonsai-bid-card", { slot: action.slot, title, shows: kind === "parchment" ? times : says });
}

/** The tiles that come with a slot's card, and whether one of them is to be chosen. */
export interface Gift {
  tiles: readonly Tile[];
  choice: boolean;
}

export const giftOf = (slot: number): Gift => ({ tiles: FACTS.slots[slot - 1] as readonly Tile[], choice: slot === 2 });

/** "wood or a leaf". */
export const giftWords = (slot: number): string => t(`bonsai-gift-${slot}`);

export const PARCHMENTS = CARDS.filter(({ kind }) => kind === "parchment").length;
