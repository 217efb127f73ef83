import { speech } from "./language.svelte";

/** Turns a log sentence into the imperative: "laid 56 in garden 2" becomes "Lay 56 in garden 2". In Japanese both are the same. */
const ENGLISH: Record<string, string> = { began: "begin", chose: "choose", drew: "draw", gave: "give", grew: "grow", kept: "keep", laid: "lay", left: "leave", let: "let", made: "make", put: "put", scared: "scare", skipped: "skip", took: "take" };
const SILENT = /(at|ac|ag|et|id|iz|nc|ov|rd?g|un|us)ed$/; // verbs that keep their e: placed, moved, pruned, completed, renounced
const GERMAN: Record<string, string> = { behält: "behalte", gibt: "gib", lässt: "lass", nimmt: "nimm", stapelt: "staple", wirft: "wirf", würfelt: "würfle" };
const POLISH: Record<string, string> = {
  bierze: "weź", daje: "daj", dobiera: "dobierz", dodaje: "dodaj", dokłada: "dołóż", gra: "zagraj", idzie: "idź", kładzie: "połóż", kończy: "zakończ", medytuje: "medytuj", odkłada: "odłóż", odkrywa: "odkryj",
  oddaje: "oddaj", odrzuca: "odrzuć", pielęgnuje: "pielęgnuj", płoszy: "przepłosz", przesuwa: "przesuń", przycina: "przytnij", przykrywa: "przykryj", rezygnuje: "zrezygnuj", rzuca: "rzuć", sprowadza: "sprowadź",
  umieszcza: "umieść", usuwa: "usuń", wybiera: "wybierz", wykłada: "wyłóż", wymienia: "wymień", zachowuje: "zachowaj", zaczyna: "zacznij", zagrywa: "zagraj", zakłada: "załóż", zatrzymuje: "zatrzymaj", zdobywa: "zdobądź", zostaje: "zostań",
};

const LANGUAGES: Record<string, { known: Record<string, string>; and: RegExp; regular: (verb: string) => string }> = {
  en: { known: ENGLISH, and: /\band (\p{L}+)/gu, regular: (verb) => (verb.endsWith("ed") ? verb.slice(0, SILENT.test(verb) ? -1 : -2) : verb) },
  de: { known: GERMAN, and: /\bund (zieht)/gu, regular: (verb) => verb.replace(/et$/, "e").replace(/t$/, "e") },
  pl: { known: POLISH, and: / i (\p{L}+)/gu, regular: (verb) => verb },
};

export function imperative(deed: string): string {
  const rules = LANGUAGES[speech.code.slice(0, 2)];
  if (!rules) return deed;
  const bare = (verb: string): string => rules.known[verb] ?? rules.regular(verb);
  const bid = deed
    .replace(/^\p{Ll}+/u, bare)
    .replace(rules.and, (whole, verb: string) => (verb in rules.known || verb === "zieht" ? whole.replace(verb, bare(verb)) : whole));
  return bid.charAt(0).toLocaleUpperCase(speech.code) + bid.slice(1);
}
