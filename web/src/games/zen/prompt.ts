/** What Zen asks of the reader, in one sentence. */
import type { Offer, Seen } from "../../wire/types.gen";
import { count } from "../../wire/words";
import type { Part, Prompt } from "../face";
import { colourOf } from "./cards";
import { offered } from "./offers";
import { FACTS, type PileView, type View } from "./types.gen";

export interface Reading {
  view: View;
  legal: readonly Offer[];
  names: string[];
  mine: boolean; // the reader plays; otherwise looks on
  turns: boolean; // the held card has a place the other way round, too
}

export function promptFor(reading: Reading): Prompt {
  const { view, legal, mine, names } = reading;
  if (view.phase === "over") return { say: ["The game is over."], rule: "" };
  if (!mine) return { say: [`${names[0]} ${DOES[view.phase]}.`], rule: "You look on." };
  if (legal.length === 0) return { say: ["One moment."], rule: "" };
  switch (view.phase) {
    case "begin":
      return begin(legal);
    case "draw":
      return draw(view, legal);
    case "discard":
      return { say: ["Which card is ", { noun: "discarded first" }, "?"], rule: "Discards come again in the order in which they lie." };
    case "hand":
      return hand(view, legal);
    default:
      return place(reading);
  }
}

const DOES: Record<View["phase"], string> = { begin: "turns up the start card", draw: "draws", hand: "looks at a hand", place: "places a card", discard: "discards", over: "rests" };

const either = (colours: readonly string[]): Part[] => colours.flatMap((colour, i): Part[] => (i === 0 ? [{ noun: colour }] : [" or ", { noun: colour }]));

function begin(legal: readonly Offer[]): Prompt {
  const colours = offered(legal, "begin").map(({ action }) => action.colour);
  const rule = "It is the start card: everything else grows from it.";
  return colours.length === 1 ? { say: ["Turn up the ", { noun: "start card" }, "."], rule } : { say: ["Turn up a ", ...either(colours), " card."], rule };
}

function draw(view: View, legal: readonly Offer[]): Prompt {
  const colours = offered(legal, "draw").map(({ action }) => action.colour);
  const piles = view.piles.filter(({ colour }) => colours.includes(colour));
  const few = piles.length === 1 ? Math.min(3, piles[0]!.left) : 3;
  const rule = piles.some(({ round }) => round === 2) ? "In the second pass what is not placed does not come again." : "What you do not place comes again once.";
  if (few === 1) return { say: ["Draw the last ", ...either(colours), " card."], rule };
  return { say: [few === 3 ? "Draw three " : "Draw the last two ", ...either(colours), " cards."], rule };
}

const mustStay = (view: View): string => `Edges interlock, half circles agree, and the picture stays a part of ${formName(view)}.`;

function hand(view: View, legal: readonly Offer[]): Prompt {
  if (view.placed === 0) return { say: ["Take up the ", { noun: "start card" }, "."], rule: "It may lie either way round." };
  if (offered(legal, "hold").length === 0) return { say: [view.hand.length === 0 ? "All cards are placed. End the hand." : "No card fits. End the hand."], rule: "What is not placed is discarded." };
  return { say: ["Take up a ", { noun: `${colourOf(view.hand[0]!)} card` }, " to place."], rule: "In any order; none is forced." };
}

function place({ view, turns }: Reading): Prompt {
  if (view.placed === 0) return { say: ["Place the ", { noun: "start card" }, turns ? ", or turn it." : "."], rule: "It may lie either way round." };
  return { say: ["Place the ", { noun: `${colourOf(view.held!.card)} card` }, turns ? ", or turn it." : "."], rule: mustStay(view) };
}

/** "9 left · pass 1". */
export const pileWords = ({ left, round }: PileView): string => (left === 0 && round === 2 ? "used up" : `${left} left · pass ${round}`);

/** A form that came as rows has no name of its own, and no level. */
export const formName = (view: View): string => (view.form.level === null ? "your form" : view.form.name);
export const levelName = (view: View): string => (view.form.level === null ? "" : FACTS.levels[view.form.level - 1]!);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
export const formTitle = (view: View): string => capital(formName(view));

/** How far the player is, under the name. */
export function doing(seen: Seen): string {
  const view = seen.view as View;
  return `${view.placed} of ${count(view.cells, "card")} · round ${view.rounds}`;
}

export function where(view: View): string {
  return [formTitle(view), levelName(view)].filter(Boolean).join(" · ");
}

export const briefly = (view: View): string => `${formTitle(view)} · ${view.placed}/${view.cells}`;

/** The result, in one sentence. */
export function result(view: View, names: string[]): Prompt {
  const who = names[0]!;
  if (view.result === "won") return { say: [{ noun: who }, `${who === "You" ? " have" : " has"} completed ${formName(view)}.`], rule: `${count(view.rounds, "round")}.` };
  return { say: [view.result === "lost" ? "The piles are used up." : "Given up."], rule: `${view.placed} of ${count(view.cells, "card")} lie in the picture.` };
}
