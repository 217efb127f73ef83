import { expect, test } from "vitest";
import { speech } from "../../kit/language/language.svelte";
import { choiceOf } from "./choices";
import { placeName } from "./naming";
import { targets } from "./offers";
import { at, offers, plots, viewWith } from "./sample";
import type { Effect } from "./types.gen";

const effect = (code: number, some: Partial<Effect> = {}): Effect => ({ code, plots: [], eaten: null, ready: 0, ...some });

test("a figure's targets show while it is in hand, and say what happens", () => {
  const legal = offers({ type: "panda", at: at(1, 0) }, { type: "panda", at: at(0, 0) }, { type: "gardener", at: at(0, 1) }, { type: "end" });
  const view = viewWith({ effects: [effect(0, { eaten: "green", plots: [{ at: at(1, 0), height: 1, irrigated: true }] }), effect(1), effect(2, { plots: [{ at: at(0, 1), height: 3, irrigated: true }] })] });
  expect(targets(view, legal, null)).toEqual([]);
  expect(targets(view, legal, "panda").map(({ name }) => name)).toEqual(["Panda to the pond, eats nothing", "Panda to the green plot east of the pond, 2 sections, eats 1"]);
  expect(targets(view, legal, "gardener").map(({ name }) => name)).toEqual(["Gardener to the yellow plot south-east of the pond, 1 section, grows 2"]);
});

test("targets of a required step show at once; a selected tool hides the rain", () => {
  const legal = offers({ type: "rain", at: at(1, 0) }, { type: "water", at: at(1, 0), side: "SW" }, { type: "chip", kind: "watershed", at: at(1, 1) }, { type: "decline" });
  const view = viewWith({ phase: "rain", effects: [effect(0, { plots: [{ at: at(1, 0), height: 3, irrigated: true }] }), effect(2, { plots: [{ at: at(1, 1), height: 0, irrigated: true }] })] });
  expect(targets(view, legal, null).map(({ name }) => name)).toEqual(["Rain on the green plot east of the pond, 2 sections, grows 1"]);
  expect(targets(view, legal, "water").map(({ name, side }) => [name, side])).toEqual([["Channel between the green plot east of the pond and the yellow plot south-east of the pond", "SW"]]);
  expect(targets(view, legal, "watershed").map(({ name }) => name)).toEqual(["Watershed on the pink plot 1 step east then 1 south-east of the pond, dry, irrigated"]);
});

test("a place says which points it brings, or costs", () => {
  const legal = offers({ type: "panda", at: at(1, 0) }, { type: "panda", at: at(0, 1) });
  const view = viewWith({ effects: [effect(0, { eaten: "green", ready: 3 }), effect(1, { eaten: "yellow", ready: -6 })] });
  expect(targets(view, legal, "panda").map(({ tag }) => tag)).toEqual(["eats 1, +3", "eats 1, −6"]);
});

test("a plot to lay says whether it stays dry", () => {
  const legal = offers({ type: "lay", at: at(-1, 0) }, { type: "lay", at: at(2, 0) });
  const view = viewWith({ phase: "lay", effects: [effect(0, { plots: [{ at: at(-1, 0), height: 1, irrigated: true }] }), effect(1, { plots: [{ at: at(2, 0), height: 0, irrigated: false }] })] });
  expect(targets(view, legal, null).map(({ name }) => name)).toEqual(["Lay west of the pond, grows 1", "Lay 2 steps east of the pond, beside pink and green, dry"]);
});

test("no two places of the garden have one name, in no language, and none is a pair of numbers", async () => {
  const reach = [...Array(29).keys()].flatMap((q) => [...Array(29).keys()].map((r) => at(q - 14, r - 14))).filter(({ q, r }) => Math.abs(q + r) <= 14);
  for (const language of ["pl", "de", "ja", "en"]) {
    await speech.speak(language);
    const names = reach.map((cell) => placeName(cell, new Map()));
    expect(new Set(names).size).toBe(631);
    expect(names.filter((name) => /-?\d,-?\d/.test(name))).toEqual([]);
  }
  expect([at(0, 1), at(0, 2), at(1, 1), at(-1, 3), at(3, -1)].map((cell) => placeName(cell, new Map()))).toEqual(["south-east of the pond", "2 steps south-east of the pond", "1 step east then 1 south-east of the pond", "2 steps south-east then 1 south-west of the pond", "2 steps east then 1 north-east of the pond"]);
});

test("plots drawn are three pieces, two of one kind are one offer", () => {
  const view = viewWith({ phase: "keep", drawn_count: 3, drawn: [{ colour: "green", improvement: "plain" }, { colour: "pink", improvement: "enclosure" }, { colour: "green", improvement: "plain" }] });
  const legal = offers({ type: "keep", colour: "green", improvement: "plain" }, { type: "keep", colour: "pink", improvement: "enclosure" });
  const choice = choiceOf(view, legal, null)!;
  expect(choice.title).toBe("3 plots drawn");
  expect(choice.items.map(({ name, offer }) => [name, offer?.code])).toEqual([["Keep the green plot", 0], ["Keep the pink plot with an enclosure", 1], ["Keep the green plot", 0]]);
});

test("plots that are not kept go under the pile, one first", () => {
  const view = viewWith({ phase: "under", drawn: [{ colour: "green", improvement: "plain" }, { colour: "pink", improvement: "enclosure" }, { colour: "green", improvement: "plain" }], kept: { colour: "green", improvement: "plain" } });
  const legal = offers({ type: "under", colour: "green", improvement: "plain" }, { type: "under", colour: "pink", improvement: "enclosure" });
  expect(choiceOf(view, legal, null)!.items.map(({ name }) => name)).toEqual(["The pink plot with an enclosure first under the pile", "The green plot first under the pile"]);
});

test("decks show when an objective is wanted, faces and improvements when the weather asks", () => {
  const decks = offers({ type: "objective", deck: "panda" }, { type: "end" });
  expect(choiceOf(viewWith(), decks, null)).toBeNull();
  expect(choiceOf(viewWith(), decks, "objective")!.items.map(({ name }) => name)).toEqual(["Draw a panda objective, 13 left"]);
  expect(choiceOf(viewWith({ phase: "objective" }), decks, null)!.items).toHaveLength(1);
  expect(choiceOf(viewWith(), offers({ type: "weather", face: "sun" }), null)!.items.map(({ name }) => name)).toEqual(["Sun: three different actions"]);
  expect(choiceOf(viewWith(), offers({ type: "cloud", kind: "fertilizer" }), null)!.items.map(({ label }) => label)).toEqual(["Fertilizer · 3"]);
  expect(choiceOf(viewWith({ plots: plots("") }), [], null)).toBeNull();
});

test("each weather to choose says what it does", () => {
  const choice = choiceOf(viewWith({ phase: "weather" }), offers({ type: "weather", face: "sun" }, { type: "weather", face: "wind" }), null)!;
  expect(choice.items.map(({ label }) => label)).toEqual(["three different actions", "an action may be done twice"]);
});
