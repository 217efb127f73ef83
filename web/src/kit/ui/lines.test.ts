import { expect, test } from "vitest";
import { speech } from "../language/language.svelte";
import { inOneLine, lines, missedSince, together } from "./lines";

const event = (seq: number, seat: number, key: string) => ({ seq, seat, kind: "play" as const, action: null, words: { key, values: {} } });
const story = [event(1, 1, "kept a card"), event(2, 1, "kept a card"), event(3, 0, "kept 5"), event(4, 1, "kept a card")];

test("the same action twice in a row is one line", () => {
  expect(lines(story).map((line) => [line.text, line.times])).toEqual([["kept a card", 2], ["kept 5", 1], ["kept a card", 1]]);
});

test("a message that can count says how often itself", async () => {
  await speech.learn("ohanami");
  const kept = (...seqs: number[]) => seqs.map((seq) => event(seq, 1, "kept-a-card"));
  expect(lines(kept(1, 2)).map((line) => [line.text, line.times])).toEqual([["kept two cards", 1]]);
  expect(lines(kept(1)).map((line) => [line.text, line.times])).toEqual([["kept a card", 1]]);
  expect(inOneLine([...kept(1, 2), event(3, 1, "put-a-card-aside")])).toBe("kept two cards and put a card aside");
  await speech.learn("bonsai");
  const gaveBack = (key: string, times: number) => lines(Array.from({ length: times }, (_, i) => event(i, 0, key))).map((line) => [line.text, line.times]);
  expect(gaveBack("gave-back-a-leaf", 1)).toEqual([["gave back a leaf", 1]]);
  expect(gaveBack("gave-back-a-leaf", 2)).toEqual([["gave back two leaves", 1]]);
  expect(gaveBack("gave-back-wood", 3)).toEqual([["gave back three wood", 1]]);
  await speech.learn("zen");
  const discarded = (colour: string, times: number) => lines(Array.from({ length: times }, (_, i) => ({ ...event(i, 0, ""), words: { key: "discarded-a-colour-card", values: { colour } } })))[0]!.text;
  expect([discarded("white", 1), discarded("black", 2), discarded("white", 3)]).toEqual(["discarded a white card", "discarded two black cards", "discarded three white cards"]);
});

test("two actions of one kind are one line that names both", () => {
  const deed = (seq: number, key: string, values: Record<string, number>, seat = 0) => ({ ...event(seq, seat, key), words: { key, values } });
  const kept = [deed(1, "kept-card", { card: 24 }), deed(2, "kept-card", { card: 90 }), deed(3, "kept-card", { card: 5 }, 1)];
  const laid = (...gardens: number[]) => gardens.map((garden, i) => deed(i, "laid-card-in-garden-garden", { card: [81, 109][i]!, garden }));
  expect(lines(kept).map((line) => line.text)).toEqual(["kept 24 and 90", "kept 5"]);
  expect(lines(laid(2, 2)).map((line) => line.text)).toEqual(["laid 81 and 109 in garden 2"]);
  expect(lines(laid(1, 2)).map((line) => line.text)).toEqual(["laid 81 in garden 1 and laid 109 in garden 2"]);
  expect(lines([laid(1)[0]!, deed(2, "discarded-card", { card: 14 })]).map((line) => line.text)).toEqual(["laid 81 in garden 1", "discarded 14"]);
  const started = [deed(1, "started-a-garden-with-card", { card: 100 }), deed(2, "started-a-garden-with-card", { card: 16 })];
  expect(lines(started).map((line) => line.text)).toEqual(["started gardens with 100 and 16"]);
  expect(lines(started.slice(1)).map((line) => line.text)).toEqual(["started a garden with 16"]);
  const hidden = (times: number) => Array.from({ length: times }, (_, i) => deed(i, "kept-a-card", {}));
  expect([1, 2].map((times) => lines(hidden(times)).map(({ text, times }) => [text, times]))).toEqual([[["kept a card", 1]], [["kept two cards", 1]]]);
});

test("advised actions of one kind are joined", async () => {
  await speech.learn("bossa");
  const use = (tile: string) => ({ key: "placed-tile", values: { tile } });
  expect(together([{ key: "played-on-the-end-end-of-the-line-line", values: { end: "high", line: "white" } }, use("1/0"), use("3/3")])).toEqual(["played on the high end of the white line", "placed 1/0 and 3/3"]);
});

test("values that choose the wording of a message are not joined", async () => {
  await speech.learn("takenoko");
  const where = (side: string) => ({ key: "the-plot-where", values: { where: { key: "side-of-the-pond", values: { side } } } });
  const ate = (...meals: [string, string][]) => lines(meals.map(([side, colour], i) => ({ ...event(i, 0, ""), words: { key: "moved-the-panda-to-place-where-he-ate-a-colour", values: { place: where(side), colour } } }))).map(({ text }) => text);
  expect(ate(["east", "yellow"], ["east", "green"])).toEqual(["moved the panda to the plot east of the pond, where he ate a yellow section and moved the panda to the plot east of the pond, where he ate a green section"]);
  expect(ate(["east", "green"], ["west", "green"])).toEqual(["moved the panda to the plot east of the pond and the plot west of the pond, where each time he ate a green section"]);
});

test("an undo of several steps reads as one", () => {
  const undone = [1, 2].map((seq) => ({ ...event(seq, 0, "took-a-choice-back"), kind: "undo" as const }));
  expect(lines(undone).map((line) => [line.text, line.times, line.events.length])).toEqual([["took a choice back", 1, 2]]);
  expect(inOneLine(undone)).toBe("took a choice back");
});

test("missed lines are those of others since the reader last looked", () => {
  expect(missedSince(story, 2, [0])).toBe(1);
});
