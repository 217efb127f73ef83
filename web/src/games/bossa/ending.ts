/** How a game of Bossa ended: which of the five ends it was, and why. */
import { rich, t } from "../../kit/language/language.svelte";
import type { Seen } from "../../wire/types.gen";
import { self } from "../../wire/words";
import type { Prompt } from "../face";
import type { EndView, View } from "./types.gen";

export const whyOf = (end: EndView): string => t(`bossa-why-${end.reason.replaceAll("_", "-")}`);

/** The result in one sentence; the small line says which end it was. */
export function resultOf(seen: Seen, names: string[]): Prompt {
  const { end } = seen.view as View;
  if (!end) return { say: [t("over")], rule: "" };
  if (end.winners.length > 1) return { say: [t("bossa-shared")], rule: t("bossa-why-shared") };
  const winner = end.winners[0] ?? 0;
  const of = { winner: { noun: names[winner]! }, you: { noun: t("you") }, self: self(seen.yours, winner) };
  if (end.reason === "stuck") return { say: rich("bossa-won-stuck", { ...of, loser: names[1 - winner]!, stuck: self(seen.yours, 1 - winner) }), rule: whyOf(end) };
  return { say: rich("bossa-won", { ...of, letter: end.letter ?? "none" }), rule: whyOf(end) };
}
