import { expect, test } from "vitest";
import type { Rulebook } from "../wire/types.gen";
import { asked, found } from "./rules";

const rule = (id: string, more: object = {}) => ({ id, picture: "", refusals: [], ruling: "", about: [], topics: [], ...more });
const book: Rulebook = {
  section: [
    { id: "goal", paragraph: [rule("win", { topics: ["win"] })] },
    { id: "turn", paragraph: [rule("lay", { refusals: ["no-room"], about: ["action-lay"] }), rule("pass", { ruling: "R3" })] },
    { id: "end", paragraph: [rule("equal", { topics: ["tie"] })] },
  ],
};
const TEXTS: Record<string, string> = { win: "Most points win.", lay: "Lay a card in a garden; a card that cannot be laid stays.", pass: "Pass the hand on. It is in a garden of żółw.", equal: "If points are equal, blossoms decide." };
const TITLES: Record<string, string> = { goal: "The goal", turn: "A turn", end: "The end" };
const TYPED: Record<string, string[]> = { tie: ["tie", "tiebreak", "drawn game", "引き分け"], win: ["win", "how to win"] };
const wording = { text: ({ id }: { id: string }) => TEXTS[id]!, title: ({ id }: { id: string }) => TITLES[id]!, typed: (topic: string) => TYPED[topic]! };
const ids = (sought: string) => found(book, sought, wording).map((section) => [section.id, section.paragraph.map((one) => one.id)]);

test("a search keeps the paragraphs that have every word, and no empty section", () => {
  expect(ids("")).toEqual([["goal", ["win"]], ["turn", ["lay", "pass"]], ["end", ["equal"]]]);
  expect(ids("CARD lay")).toEqual([["turn", ["lay"]]]);
  expect(ids("r3")).toEqual([["turn", ["pass"]]]);
  expect(ids("panda")).toEqual([]);
});

test("what people call a thing leads to its rule, however they write it", () => {
  for (const sought of ["tie", "tiebreak", "Tie-break", "tie break", "tiebreaks", "drawn", "drawn game", "引き分け", "引き分"]) expect(ids(sought)[0]).toEqual(["end", ["equal"]]);
});

test("a title or a first word comes before a mention, and accents need not be typed", () => {
  expect(ids("garden pass")).toEqual([["turn", ["pass"]]]);
  expect(ids("turn")).toEqual([["turn", ["lay", "pass"]]]);
  expect(ids("pass")[0]).toEqual(["turn", ["pass"]]);
  expect(ids("zolw")).toEqual([["turn", ["pass"]]]);
});

test("of a question, the paragraphs that have most of its words", () => {
  expect(ids("what if points are equal anyway")[0]).toEqual(["end", ["equal"]]);
});

test("an address asks for a paragraph by name, by a refusal or by a thing", () => {
  const ask = (search: string, fragment = "") => asked(book, new URLSearchParams(search), fragment);
  expect([ask("", "pass"), ask("why=no-room"), ask("about=action-lay"), ask(""), ask("why=other")]).toEqual(["pass", "lay", "lay", "", ""]);
});
