/** Sentences on the wire: a message key of the catalogues, and its values. */
import { speech, t, type Values } from "../kit/language/language.svelte";
import type { Words } from "./types.gen";

export { list } from "../kit/language/language.svelte";

/** A value in the reader's language: a game's catalogue may have a name for each of its words, `name-moss`. */
export const worded = (value: string): string => value.split(" ").map((word) => (speech.knows(`name-${word}`) ? t(`name-${word}`) : word)).join(" ");

/** The sentence in the reader's language. */
export function read(words: Words): string {
  const one = (value: string | number | Words): string | number => (typeof value === "object" ? read(value) : typeof value === "string" ? worded(value) : value);
  const values: Values = Object.fromEntries(Object.entries(words.values ?? {}).map(([name, value]) => [name, one(value)]));
  return t(words.key, values);
}

/** A value as text. */
export const said = (value: string | number | Words): string => (typeof value === "object" ? read(value) : String(value));

/** An event as a sentence with the player's name. */
export const deed = (name: string, words: Words): string => t("deed", { name, deed: read(words) });

/** Whether a sentence about this seat addresses the reader, who has one seat at this screen. */
export const self = (yours: readonly number[], seat: number): "yes" | "no" => (yours.length === 1 && yours[0] === seat ? "yes" : "no");

/** With a capital and a full stop, for a line that stands alone. */
export function sentence(words: Words): string {
  const text = read(words);
  if (text === "") return "";
  const begun = text[0]!.toLocaleUpperCase(speech.code) + text.slice(1);
  return /[.!?。！？]$/.test(text) ? begun : t("standing-alone", { text: begun });
}

/** "1 card", "2 cards". */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
