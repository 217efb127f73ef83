/** Zen's prompt: what the reader can do now, in one sentence. */
import { rich, t } from "../../kit/language/language.svelte";
import type { Offer, Seen } from "../../wire/types.gen";
import type { Part, Prompt } from "../face";
import { colourOf } from "./cards";
import { formNamed, levelNamed } from "./names";
import { offered } from "./offers";
import type { PileView, View } from "./types.gen";

type Colour = PileView["colour"];

export interface Reading {
  view: View;
  legal: readonly Offer[];
  names: string[];
  mine: boolean; // the reader plays; otherwise a spectator
  turns: boolean; // the held card has a place the other way round, too
}

export function promptFor(reading: Reading): Prompt {
  const { view, legal, mine, names } = reading;
  if (view.phase === "over") return { say: [t("over")], rule: "" };
  if (!mine) return { say: [t("zen-somebody-does", { name: names[0]!, phase: view.phase })], rule: t("zen-you-look-on") };
  if (legal.length === 0) return { say: [t("zen-one-moment")], rule: "" };
  switch (view.phase) {
    case "begin":
      return begin(legal);
    case "draw":
      return draw(view, legal);
    case "discard":
      return { say: rich("zen-ask-discard", { which: { noun: t("zen-ask-discard-which") } }), rule: t("zen-rule-discard") };
    case "hand":
      return hand(view, legal);
    default:
      return place(reading);
  }
}

/** The colour in words, for this number of cards. */
const coloured = (colour: Colour, n: number) => ({ noun: t("zen-noun-colour", { colour, n }) });
const cardNoun = (card: string) => ({ noun: t("zen-noun-card", { colour: colourOf(card) }) });
const startNoun = () => ({ noun: t("zen-noun-start-card") });

function begin(legal: readonly Offer[]): Prompt {
  const rule = t("zen-rule-begin");
  if (offered(legal, "begin").length === 1) return { say: rich("zen-ask-begin", { card: startNoun() }), rule };
  return { say: rich("zen-ask-begin-either", { black: coloured("black", 1), white: coloured("white", 1) }), rule };
}

function draw(view: View, legal: readonly Offer[]): Prompt {
  const colours = offered(legal, "draw").map(({ action }) => action.colour);
  const piles = view.piles.filter(({ colour }) => colours.includes(colour));
  const rule = t(piles.some(({ round }) => round === 2) ? "zen-rule-draw-last" : "zen-rule-draw");
  return { say: piles.length === 1 ? drawOne(piles[0]!) : rich("zen-ask-draw-either", { black: coloured("black", 3), white: coloured("white", 3) }), rule };
}

function drawOne({ colour, left }: PileView): Part[] {
  const n = Math.min(3, left);
  return rich("zen-ask-draw", { n, colour: coloured(colour, n) });
}

function hand(view: View, legal: readonly Offer[]): Prompt {
  if (view.placed === 0) return { say: rich("zen-ask-take-up-start", { card: startNoun() }), rule: t("zen-rule-start") };
  if (offered(legal, "hold").length === 0) return { say: [t(view.hand.length === 0 ? "zen-ask-end-all-placed" : "zen-ask-end-none-fits")], rule: t("zen-rule-end") };
  return { say: rich("zen-ask-take-up", { card: cardNoun(view.hand[0]!) }), rule: t("zen-rule-take-up") };
}

function place({ view, turns }: Reading): Prompt {
  const asks = turns ? "zen-ask-place-or-turn" : "zen-ask-place";
  if (view.placed === 0) return { say: rich(asks, { card: startNoun() }), rule: t("zen-rule-start") };
  return { say: rich(asks, { card: cardNoun(view.held!.card) }), rule: t("zen-rule-place", formValues(view)) };
}

/** "9 left · pass 1". */
export const pileWords = ({ left, round }: PileView): string => (left === 0 && round === 2 ? t("zen-pile-used-up") : t("zen-pile-left", { left, pass: round }));

/** A form that came as rows has no name of its own, and no level. */
const isOwn = (view: View): boolean => view.form.level === null;
const formValues = (view: View) => ({ own: isOwn(view) ? "yes" : "no", form: formNamed(view.form.name) });
export const formTitle = (view: View): string => (isOwn(view) ? t("zen-own-form") : formNamed(view.form.name));

/** "Panda, 12 of 37 cards". */
export const progress = (view: View): string => t("zen-progress", { form: formTitle(view), placed: view.placed, cells: view.cells });

/** How far the player is, under the name. */
export function doing(seen: Seen): string {
  const { placed, cells, rounds } = seen.view as View;
  return t("zen-doing", { placed, cells, rounds });
}

export function where(view: View): string {
  return view.form.level === null ? formTitle(view) : t("zen-where", { form: formTitle(view), level: levelNamed(view.form.level) });
}

export const briefly = (view: View): string => t("zen-briefly", { form: formTitle(view), placed: view.placed, cells: view.cells });

/** The result, in one sentence. */
export function result(view: View, who: string, self: "yes" | "no"): Prompt {
  if (view.result === "won") return { say: rich("zen-won", { name: { noun: who }, self, ...formValues(view) }), rule: t("zen-won-rounds", { n: view.rounds }) };
  return { say: [t(view.result === "lost" ? "zen-lost" : "zen-given-up")], rule: t("zen-lost-cards", { placed: view.placed, cells: view.cells }) };
}
