/** How a game of Bossa ended: which of the five ends it was, and why. */
import type { Seen } from "../../wire/types.gen";
import { list } from "../../wire/words";
import type { Prompt } from "../face";
import type { EndView, View } from "./types.gen";

const WHY: Record<EndView["reason"], string> = {
  hand_empty: "End A: the last tile of the hand was laid.",
  six_rows: "End B: six rows lie on the winner’s line.",
  sixth_row_and_hand_empty: "End C: the last tile made the sixth row of the other line; the empty hand counts first.",
  stuck: "End D: no row fits any of the open ends, and no action is left.",
  pile_empty: "End E: the pile is used up, and the smaller hand wins.",
  resigned: "The other player has resigned.",
};

export const whyOf = (end: EndView): string => WHY[end.reason];

/** The result in one sentence; the small line says which end it was. */
export function resultOf(seen: Seen, names: string[]): Prompt {
  const { end } = seen.view as View;
  if (!end) return { say: ["The game is over."], rule: "" };
  if (end.winners.length > 1) return { say: [{ noun: list(end.winners.map((seat) => names[seat]!)) }, " share the win."], rule: "End E: the pile is used up, and both hands are equal." };
  const winner = end.winners[0] ?? 0;
  const [won, lost] = [names[winner]!, names[1 - winner]!];
  const wins = won === "You" ? " win" : " wins";
  if (end.reason === "stuck") return { say: [`${lost} ${lost === "You" ? "are" : "is"} stuck, end D: `, { noun: won === "You" ? "you" : won }, `${wins}.`], rule: whyOf(end) };
  return { say: [{ noun: won }, `${wins}${end.letter ? ` by end ${end.letter}` : ""}.`], rule: whyOf(end) };
}
