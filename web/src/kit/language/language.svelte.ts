/** The reader's language: Fluent messages, loaded part by part from the same catalogues that the server uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Part } from "../../games/face";

export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", pl: "Polski", ja: "日本語", de: "Deutsch" };
const PSEUDO = "en-XA"; // English, a third longer and accented: shows what is not translated and what does not fit
const KEPT = "roji-language";
const OPENING = "\ue000"; // marks the start of a noun within a text
const CLOSING = "\ue001";

/** Arguments of a message: nouns are shown in the accent colour, lists are formatted by the language. */
export type Value = string | number | { noun: string | number } | { nouns: readonly (string | number)[] };
export type Values = Record<string, Value>;

const files = import.meta.glob<string>(["../../../../src/roji/content/words/*/*.ftl", "!../../../../src/roji/content/words/*/pocket.ftl"], { query: "?raw", import: "default" });
if (__SITE__) Object.assign(files, import.meta.glob<string>("../../../../src/roji/content/words/*/pocket.ftl", { query: "?raw", import: "default" }));
const file = (language: string, part: string): string => `../../../../src/roji/content/words/${language}/${part}.ftl`;

/** Run after the page has loaded and rendered. */
function whenAtRest(act: () => void): void {
  if (typeof document === "undefined") return;
  const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 500));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

class Speech {
  code = $state("en");
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map()); // the part requested last comes first

  /** Switch the language, and load all parts that are loaded now. */
  async speak(code: string): Promise<void> {
    const known = ["shell", ...[...this.#bundles.keys()].filter((part) => part !== "shell").reverse()];
    const bundles = new Map<string, FluentBundle>();
    for (const part of known) bundles.set(part, await load(code, part));
    this.#bundles = new Map([...bundles].reverse());
    this.code = code;
    if (!bundles.has("later")) whenAtRest(() => void this.learn("later")); // messages that are not needed at first
    if (code === "ja") whenAtRest(() => void import("../../fonts.ja")); // large; until then a system font is used
    if (typeof document !== "undefined") document.documentElement.lang = code;
  }

  /** Load a part. Its messages take precedence over those loaded earlier. */
  async learn(part: string): Promise<void> {
    await Promise.resolve(); // may be called during rendering, when state must not change
    const bundle = this.#bundles.get(part) ?? (await load(this.code, part));
    this.#bundles = new Map([[part, bundle], ...[...this.#bundles].filter(([name]) => name !== part)]);
  }

  /** A message that is missing now may be in the part that is loaded later. */
  async learnFor(id: string): Promise<void> {
    if (!this.knows(id)) await this.learn("later").catch(() => undefined);
  }

  knows(id: string): boolean {
    return [...this.#bundles.values()].some((bundle) => bundle.hasMessage(id));
  }

  /** Whether a message chooses its wording by this value, which must then be one that it knows. */
  chooses(id: string, name: string): boolean {
    const message = [...this.#bundles.values()].map((bundle) => bundle.getMessage(id)).find((one) => one?.value);
    return JSON.stringify(message?.value ?? "").includes(`"selector":{"type":"var","name":${JSON.stringify(name)}}`);
  }

  format(id: string, values: Record<string, FluentVariable>): string {
    for (const bundle of this.#bundles.values()) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, values, []);
    }
    return id.replaceAll("-", " ");
  }
}

export const speech = new Speech();

async function load(language: string, part: string): Promise<FluentBundle> {
  const pseudo = language === PSEUDO;
  const bundle = new FluentBundle(language, { useIsolating: false, ...(pseudo ? { transform: lengthened } : {}) });
  const spoken = pseudo ? "en" : language;
  for (const one of part === "shell" ? [part] : [part, "shell"]) bundle.addResource(new FluentResource(await messages(spoken, one)));
  return bundle;
}

/** Loads our own catalogues; those of other packages come from the server. */
async function messages(language: string, part: string): Promise<string> {
  const ours = files[file(language, part)];
  if (ours) return ours();
  const answer = part.includes("-") ? null : await fetch(`/api/games/${part}/words/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

const ACCENTED: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ", c: "ç", s: "š", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

/** "Lay a card" becomes "Láy á çárd~~~": a third more room. */
export function lengthened(text: string): string {
  const accented = text.replace(/[aeioucnsAEIOU]/g, (letter) => ACCENTED[letter] ?? letter);
  const letters = text.replace(/[^a-zA-Z]/g, "").length;
  return accented.replace(/(\s*)$/, "~".repeat(Math.ceil(letters / 3)) + "$1");
}

/** A message as plain text. */
export const t = (id: string, values: Values = {}): string => speech.format(id, given(values, false));

/** A message as parts, with its nouns marked. */
export const rich = (id: string, values: Values = {}): Part[] => folded(speech.format(id, given(values, true)));

function given(values: Values, marked: boolean): Record<string, FluentVariable> {
  const mark = (noun: string | number): string => (marked ? `${OPENING}${noun}${CLOSING}` : String(noun));
  const one = (value: Value): FluentVariable => (typeof value !== "object" ? value : "noun" in value ? mark(value.noun) : list(value.nouns.map(mark)));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));
}

function folded(text: string): Part[] {
  return text.split(OPENING).flatMap((piece, i): Part[] => {
    if (i === 0) return piece === "" ? [] : [piece];
    const [noun, rest] = piece.split(CLOSING);
    return rest ? [{ noun: noun! }, rest] : [{ noun: noun! }];
  });
}

/** The locale of lists. */
export const locale = (): string => (speech.code.startsWith("en") ? "en-GB" : speech.code);

/** The locale of dates: the browser's regional variant, if it is of the page's language. */
export const dateLocale = (): string => navigator.languages.find((one) => one.split("-")[0] === speech.code.split("-")[0]) ?? locale();

/** "23", "23 and 58", "23, 58 and 61", as the language lists things. */
export function list(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items.map(String));
}

/** The reader's choice, or what the browser asks for, or English. */
export function preferred(): string {
  const asked = new URLSearchParams(location.search).get("language") ?? localStorage.getItem(KEPT);
  if (asked === PSEUDO) return PSEUDO;
  const wanted = asked ? [asked, ...navigator.languages] : navigator.languages;
  return negotiateLanguages(wanted, Object.keys(LANGUAGES), { strategy: "lookup", defaultLocale: "en" })[0]!;
}

/** Store the choice. */
export async function choose(code: string): Promise<void> {
  localStorage.setItem(KEPT, code);
  await speech.speak(code);
}
