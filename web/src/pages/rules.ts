/** Search and links in a rulebook. */
import type { Paragraph, Rulebook, Section } from "../wire/types.gen";

/** The texts that a search looks at: of paragraphs, section titles, and search words of topics. */
export interface Wording {
  text: (paragraph: Paragraph) => string;
  title: (section: Section) => string;
  typed: (topic: string) => string[];
}

/** Normalise: no accents, hyphens or capitals. */
const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ł", "l").replace(/[-‐–]/g, " ");
const closed = (text: string): string => plain(text).replace(/\s+/g, "");
const SHORT = 4; // of a shorter word, a longer one is no other form

/** Whether a search word matches a word: as its beginning, or as another form of it. */
function means(typed: string, words: string): boolean {
  const [one, other] = [closed(typed), closed(words)];
  return other.startsWith(one) || (other.length >= SHORT && one.startsWith(other));
}

/** The sections with matching paragraphs, best first: by topic, then title or first word, then any mention. */
export function found(book: Rulebook, sought: string, wording: Wording): Section[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.section;
  const topics = new Map<string, string[]>();
  const typed = (topic: string): string[] => topics.get(topic) ?? topics.set(topic, wording.typed(topic)).get(topic)!;
  const isTopic = (paragraph: Paragraph, said: string): boolean => paragraph.topics.some((topic) => typed(topic).some((one) => means(said, one)));

  function rank(section: Section, paragraph: Paragraph): { score: number; words: number } {
    const text = plain(`${wording.text(paragraph)} ${paragraph.ruling}`);
    const title = plain(wording.title(section));
    const one = (word: string): number => (isTopic(paragraph, word) ? 3 : text.startsWith(word) ? 2 : title.includes(word) ? 2 : text.includes(word) ? 1 : 0);
    if (isTopic(paragraph, sought)) return { score: 4 * words.length, words: words.length };
    const each = words.map(one);
    return { score: each.reduce((sum, n) => sum + n, 0), words: each.filter((n) => n > 0).length };
  }

  const all = book.section.map((section) => ({ section, ranked: section.paragraph.map((paragraph) => ({ paragraph, ...rank(section, paragraph) })) }));
  const most = Math.max(0, ...all.flatMap(({ ranked }) => ranked.map((one) => one.words))); // every word, or as many as can be had
  if (most === 0) return [];
  const kept = all.map(({ section, ranked }) => ({ section, ranked: ranked.filter((one) => one.words === most).sort((one, other) => other.score - one.score) })).filter(({ ranked }) => ranked.length > 0);
  return kept.sort((one, other) => other.ranked[0]!.score - one.ranked[0]!.score).map(({ section, ranked }) => ({ ...section, paragraph: ranked.map(({ paragraph }) => paragraph) }));
}

/** The paragraph for an address: by id, by the key of a refusal, or by topic. */
export function asked(book: Rulebook, search: URLSearchParams, fragment: string): string {
  const all = book.section.flatMap((section) => section.paragraph);
  const why = search.get("why");
  const about = search.get("about");
  const one = all.find(({ id, refusals, about: things }) => id === fragment || (why !== null && refusals.includes(why)) || (about !== null && things.includes(about)));
  return one?.id ?? "";
}

/** Where a refusal is explained. */
export const whyNot = (game: string, key: string): string => `${__SITE__ ? "#" : ""}/rules/${encodeURIComponent(game)}?why=${encodeURIComponent(key)}`;
