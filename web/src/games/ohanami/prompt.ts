/** Ohanami's prompt: what the reader can do now, in one sentence. */
import { rich, t } from "../../kit/language/language.svelte";
import type { Prompt } from "../face";
import type { Offer, Seen } from "../../wire/types.gen";
import { offered } from "./offers";
import { FACTS, type View } from "./types.gen";

export interface Reading {
  seen: Seen;
  names: string[];
  picks: number[]; // selected, not yet kept
  held: number | null; // the card to lay next
}

export function promptFor(reading: Reading): Prompt {
  const { seen } = reading;
  const view = seen.view as View;
  if (seen.seat === null) return watch(reading, view);
  if (resigned(seen)) return { say: [t("ohanami-resigned")], rule: "" };
  if (view.phase === "choose") return seen.legal.length > 0 ? choose(reading, view, seen.seat) : kept(reading, view);
  return seen.legal.length > 0 ? lay(reading, view) : wait(reading, view, seen.seat);
}

/** The reader has left the game and plays no more. */
export const resigned = (seen: Seen): boolean => seen.seat !== null && seen.players[seen.seat]!.resigned;

/** How many cards are still to be kept this turn. */
export const missing = (view: View): number => Math.max(0, Math.min(FACTS.keep - view.chosen.length, view.hand.length));

/** The seat that gets the cards which this seat passes on. */
export function neighbour(view: View, seat: number): number {
  const seats = view.players.length;
  return (seat + (view.passes === "left" ? 1 : seats - 1)) % seats;
}

function choose({ names, picks }: Reading, view: View, seat: number): Prompt {
  const rest = view.hand.length - missing(view);
  const side = view.players.length > 2 ? view.passes : "across";
  const rule = rest === 0 ? t("ohanami-last-cards") : t("ohanami-hand-on", { n: rest, name: names[neighbour(view, seat)]!, side });
  const left = missing(view) - picks.length;
  return { say: left === 0 ? rich("ohanami-keep-these", { cards: { nouns: picks } }) : [t("ohanami-choose", { n: left })], rule };
}

function kept({ seen, names }: Reading, view: View): Prompt {
  return { say: rich("ohanami-kept", { cards: { nouns: view.chosen } }), rule: t("ohanami-waiting-for", { names: { nouns: busy(seen, names) } }) };
}

function lay({ seen, held }: Reading, view: View): Prompt {
  const card = { noun: held ?? "" };
  const next = view.chosen.filter((other) => other !== held);
  const then = (rule: string): string => (next.length > 0 ? t("ohanami-then", { rule, cards: { nouns: next } }) : rule);
  const ends = offered(seen.legal, "lay", held ?? undefined).length > 0;
  const start = offered(seen.legal, "start", held ?? undefined).length > 0;
  if (ends) return { say: start ? rich("ohanami-lay-or-start", { card }) : rich("ohanami-lay-at-an-end", { card }), rule: then(t("ohanami-rule-ends")) };
  if (start) return { say: rich("ohanami-start-with", { card }), rule: then(t("ohanami-rule-gardens")) };
  return { say: rich("ohanami-fits-nowhere", { card }), rule: then(t("ohanami-rule-aside")) };
}

function wait({ seen, names }: Reading, view: View, seat: number): Prompt {
  const mine = view.lays.includes(seat) ? t("ohanami-after-that", { cards: { nouns: view.chosen } }) : t("ohanami-turn-laid");
  return { say: [laying(seen, names, view)], rule: mine };
}

function watch({ seen, names }: Reading, view: View): Prompt {
  const rule = t("ohanami-look-on");
  if (view.phase === "lay") return { say: [laying(seen, names, view)], rule };
  const who = busy(seen, names);
  if (who.length === 1) return { say: [t("ohanami-one-chooses", { name: who[0]!, n: FACTS.keep - view.players[seen.to_act[0]!]!.chosen })], rule };
  return { say: [t("ohanami-several-choose", { names: { nouns: who }, n: who.length })], rule };
}

function laying(seen: Seen, names: string[], view: View): string {
  const who = busy(seen, names);
  if (who.length === 1) return t("ohanami-one-lays", { name: who[0]!, n: view.players[seen.to_act[0]!]!.chosen });
  return t("ohanami-several-lay", { names: { nouns: who } });
}

const busy = (seen: Seen, names: string[]): string[] => seen.to_act.map((seat) => names[seat]!);

/** What another player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  const acts = seen.to_act.includes(seat);
  if (view.phase === "choose") return acts ? t("ohanami-is-choosing") : t("ohanami-has-chosen");
  if (view.phase === "over") return "";
  if (acts) return t("ohanami-is-laying", { n: view.players[seat]!.chosen });
  return view.lays.includes(seat) ? t("ohanami-waits") : t("ohanami-has-laid");
}

export function where(view: View): string {
  if (view.phase === "over") return t("ohanami-over");
  return t("ohanami-where", { round: view.round, turn: view.turn, side: view.passes });
}

/** The same for a narrow bar. */
export function briefly(view: View): string {
  return view.phase === "over" ? where(view) : t("ohanami-where-briefly", { round: view.round, turn: view.turn });
}

export function keepLabel(picks: readonly number[], view: View): string {
  const need = missing(view);
  if (picks.length < need) return t("ohanami-keep-some", { n: need });
  return view.hand.length > need ? t("ohanami-keep-and-pass", { cards: { nouns: picks } }) : t("ohanami-keep", { cards: { nouns: picks } });
}

export const choices = (legal: readonly Offer[], picks: readonly number[]): Offer[] => picks.flatMap((card) => offered(legal, "choose", card));
