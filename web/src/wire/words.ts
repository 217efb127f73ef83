/** Sentences as they travel: an English pattern, which is also its key, and the values in it. */
import type { Words } from "./types.gen";

/** The sentence in English: every `{name}` of the pattern is replaced by its value. */
export function read(words: Words): string {
  return words.key.replace(/\{(\w+)\}/g, (whole, name: string) => String(words.values?.[name] ?? whole));
}

/** With a capital and a full stop, for a line that stands alone. */
export function sentence(words: Words): string {
  const text = read(words);
  return text === "" ? "" : text[0]!.toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
}

/** "23", "23 and 58", "23, 58 and 61". */
export function list(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "1 card", "2 cards". */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
