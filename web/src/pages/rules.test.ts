import { expect, test } from "vitest";
import type { Rulebook } from "../wire/types.gen";
import { asked, found } from "./rules";

const rule = (id: string, more: object = {}) => ({ id, picture: "", refusals: [], ruling: "", about: [], ...more });
const book: Rulebook = { section: [{ id: "goal", paragraph: [rule("win")] }, { id: "turn", paragraph: [rule("lay", { refusals: ["no-room"], about: ["action-lay"] }), rule("pass", { ruling: "R3" })] }] };
const TEXTS: Record<string, string> = { win: "Most points win.", lay: "Lay a card in a garden.", pass: "Pass the hand on." };
const ids = (sought: string) => found(book, sought, ({ id }) => TEXTS[id]!).map((section) => [section.id, section.paragraph.map((one) => one.id)]);

test("a search keeps the paragraphs that have every word, and no empty section", () => {
  expect(ids("")).toEqual([["goal", ["win"]], ["turn", ["lay", "pass"]]]);
  expect(ids("CARD lay")).toEqual([["turn", ["lay"]]]);
  expect(ids("r3")).toEqual([["turn", ["pass"]]]);
  expect(ids("panda")).toEqual([]);
});

test("an address asks for a paragraph by name, by a refusal or by a thing", () => {
  const ask = (search: string, hash = "") => asked(book, new URLSearchParams(search), hash);
  expect([ask("", "#pass"), ask("why=no-room"), ask("about=action-lay"), ask(""), ask("why=other")]).toEqual(["pass", "lay", "lay", "", ""]);
});
