/** What Ohanami asks of the reader, in one sentence. */
import type { Part, Prompt } from "../face";
import type { Offer, Seen } from "../../wire/types.gen";
import { count, list } from "../../wire/words";
import { offered } from "./offers";
import type { View } from "./types.gen";

export interface Reading {
  seen: Seen;
  names: string[];
  picks: number[]; // touched, not yet kept
  held: number | null; // the card to lay next
}

export function promptFor(reading: Reading): Prompt {
  const { seen } = reading;
  const view = seen.view as View;
  if (seen.seat === null) return watch(reading, view);
  if (resigned(seen)) return { say: ["You have resigned; the others play on."], rule: "" };
  if (view.phase === "choose") return seen.legal.length > 0 ? choose(reading, view, seen.seat) : kept(reading, view);
  return seen.legal.length > 0 ? lay(reading, view) : wait(reading, view, seen.seat);
}

/** The reader has left the game and plays no more. */
export const resigned = (seen: Seen): boolean => seen.seat !== null && seen.players[seen.seat]!.resigned;

/** How many cards are still to be kept this turn. */
export const missing = (view: View): number => Math.max(0, Math.min(2 - view.chosen.length, view.hand.length));

/** Who gets the cards that this seat hands on. */
export function neighbour(view: View, seat: number): number {
  const seats = view.players.length;
  return (seat + (view.passes === "left" ? 1 : seats - 1)) % seats;
}

function choose({ names, picks }: Reading, view: View, seat: number): Prompt {
  const rest = view.hand.length - missing(view);
  const to = names[neighbour(view, seat)];
  const rule = rest === 0 ? "These are the last cards of the round; nothing is handed on." : `The other ${rest} go to ${to}${view.players.length > 2 ? `, on your ${view.passes}` : ""}.`;
  const left = missing(view) - picks.length;
  if (left === 0) return { say: ["Keep ", ...nouns(picks), "?"], rule };
  if (left === 1) return { say: ["Choose one more card to keep."], rule };
  return { say: ["Choose two cards to keep."], rule };
}

function kept({ seen, names }: Reading, view: View): Prompt {
  return { say: ["You kept ", ...nouns(view.chosen), "."], rule: `Waiting for ${list(seen.to_act.map((seat) => names[seat]!))}.` };
}

function lay({ seen, held }: Reading, view: View): Prompt {
  const noun: Part = { noun: held ?? "" };
  const next = view.chosen.filter((card) => card !== held);
  const then = next.length > 0 ? ` Then lay ${list(next)}.` : "";
  const ends = offered(seen.legal, "lay", held ?? undefined).length > 0;
  const start = offered(seen.legal, "start", held ?? undefined).length > 0;
  if (ends && start) return { say: ["Lay ", noun, ", or start a garden."], rule: `Lower than the lowest or higher than the highest card.${then}` };
  if (ends) return { say: ["Lay ", noun, " at an end of a garden."], rule: `Lower than the lowest or higher than the highest card.${then}` };
  if (start) return { say: ["Start a garden with ", noun, "."], rule: `You may have three gardens in the whole game.${then}` };
  return { say: [noun, " fits no garden. Put it aside."], rule: `Cards put aside score nothing.${then}` };
}

function wait({ seen, names }: Reading, view: View, seat: number): Prompt {
  const mine = view.lays.includes(seat) ? `You lay ${list(view.chosen)} after that.` : "Your cards of this turn are laid.";
  return { say: [laying(seen, names, view)], rule: mine };
}

function watch({ seen, names }: Reading, view: View): Prompt {
  if (view.phase === "lay") return { say: [laying(seen, names, view)], rule: "You look on." };
  const choosing = seen.to_act.map((seat) => names[seat]!);
  if (choosing.length !== 1) return { say: [`${list(choosing)} choose ${choosing.length > 2 ? "cards" : "two cards"}.`], rule: "You look on." };
  return { say: [`${choosing[0]} chooses ${cards(2 - view.players[seen.to_act[0]!]!.chosen)}.`], rule: "You look on." };
}

function laying(seen: Seen, names: string[], view: View): string {
  const who = seen.to_act.map((seat) => names[seat]!);
  return who.length === 1 ? `${who[0]} lays ${cards(view.players[seen.to_act[0]!]!.chosen)}.` : `${list(who)} lay their cards.`;
}

const cards = (n: number): string => (n === 1 ? "one card" : "two cards");

function nouns(cards: readonly number[]): Part[] {
  return cards.flatMap((card, i): Part[] => (i === 0 ? [{ noun: card }] : [i === cards.length - 1 ? " and " : ", ", { noun: card }]));
}

/** What another player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  const player = view.players[seat]!;
  const busy = seen.to_act.includes(seat);
  if (view.phase === "choose") return busy ? "choosing" : "chosen";
  if (view.phase === "lay") return busy ? `laying, ${count(player.chosen, "card")} left` : view.lays.includes(seat) ? "waits" : "laid";
  return "";
}

export function where(view: View): string {
  if (view.phase === "over") return "The game is over";
  return `Round ${view.round} of 3 · turn ${view.turn} of 5 · hands pass to the ${view.passes}`;
}

/** The same for a narrow bar. */
export function briefly(view: View): string {
  return view.phase === "over" ? where(view) : `Round ${view.round} · turn ${view.turn}/5`;
}

export function keepLabel(picks: readonly number[], view: View): string {
  const need = missing(view);
  if (picks.length < need) return need === 1 ? "Keep one card" : "Keep two cards";
  const rest = view.hand.length - need;
  return `Keep ${list(picks)}${rest > 0 ? ", pass the rest" : ""}`;
}

export const choices = (legal: readonly Offer[], picks: readonly number[]): Offer[] => picks.flatMap((card) => offered(legal, "choose", card));
