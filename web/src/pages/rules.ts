/** Finding one's way in a rulebook. */
import type { Paragraph, Rulebook, Section } from "../wire/types.gen";

/** The sections with the paragraphs that have all the words, wherever they stand in them. */
export function found(book: Rulebook, sought: string, text: (paragraph: Paragraph) => string): Section[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (paragraph: Paragraph): boolean => words.every((word) => `${text(paragraph)} ${paragraph.ruling}`.toLocaleLowerCase().includes(word));
  return book.section.map((section) => ({ ...section, paragraph: section.paragraph.filter(fits) })).filter((section) => section.paragraph.length > 0);
}

/** The paragraph that an address asks for: by its name, by the key of a refusal, or by what it is about. */
export function asked(book: Rulebook, search: URLSearchParams, hash: string): string {
  const all = book.section.flatMap((section) => section.paragraph);
  const why = search.get("why");
  const about = search.get("about");
  const one = all.find(({ id, refusals, about: things }) => id === hash.slice(1) || (why !== null && refusals.includes(why)) || (about !== null && things.includes(about)));
  return one?.id ?? "";
}

/** Where a refusal is explained. */
export const whyNot = (game: string, key: string): string => `/rules/${encodeURIComponent(game)}?why=${encodeURIComponent(key)}`;
