/** Sentences as they travel: the key of a message in the catalogues, and the values in it. */
import { speech, t, type Values } from "../kit/language/language.svelte";
import type { Words } from "./types.gen";

export { list } from "../kit/language/language.svelte";

/** The sentence in the reader's language. */
export function read(words: Words): string {
  const values: Values = Object.fromEntries(Object.entries(words.values ?? {}).map(([name, value]) => [name, typeof value === "object" ? read(value) : value]));
  return t(words.key, values);
}

/** A value as text. */
export const said = (value: string | number | Words): string => (typeof value === "object" ? read(value) : String(value));

/** What somebody did, with the name of who did it. */
export const deed = (name: string, words: Words): string => t("deed", { name, deed: read(words) });

/** Whether a sentence about this seat speaks to the reader, who has it alone at this screen. */
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
