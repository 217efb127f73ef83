import { expect, test } from "vitest";
import { choiceOf } from "./choices";
import { nearest, targets, towards } from "./offers";
import { at, offers, plots, viewWith } from "./sample";
import type { Effect } from "./types.gen";

const effect = (code: number, some: Partial<Effect> = {}): Effect => ({ code, plots: [], eaten: null, ...some });

test("a figure's targets show while it is in hand, and say what happens", () => {
  const legal = offers({ type: "panda", at: at(1, 0) }, { type: "panda", at: at(0, 0) }, { type: "gardener", at: at(0, 1) }, { type: "end" });
  const view = viewWith({ effects: [effect(0, { eaten: "green", plots: [{ at: at(1, 0), height: 1, irrigated: true }] }), effect(1), effect(2, { plots: [{ at: at(0, 1), height: 3, irrigated: true }] })] });
  expect(targets(view, legal, null)).toEqual([]);
  expect(targets(view, legal, "panda").map(({ name }) => name)).toEqual(["Panda to the pond, eats nothing", "Panda to green 1,0, eats 1"]);
  expect(targets(view, legal, "gardener").map(({ name }) => name)).toEqual(["Gardener to yellow 0,1, grows 2"]);
});

test("what a step asks for shows at once; a tool in hand hides the rain", () => {
  const legal = offers({ type: "rain", at: at(1, 0) }, { type: "water", at: at(1, 0), side: "SW" }, { type: "chip", kind: "watershed", at: at(1, 1) }, { type: "decline" });
  const view = viewWith({ phase: "rain", effects: [effect(0, { plots: [{ at: at(1, 0), height: 3, irrigated: true }] }), effect(2, { plots: [{ at: at(1, 1), height: 0, irrigated: true }] })] });
  expect(targets(view, legal, null).map(({ name }) => name)).toEqual(["Rain on green 1,0, grows 1"]);
  expect(targets(view, legal, "water").map(({ name, side }) => [name, side])).toEqual([["Channel between 1,0 and 0,1", "SW"]]);
  expect(targets(view, legal, "watershed").map(({ name }) => name)).toEqual(["Watershed on pink 1,1, irrigated"]);
});

test("a plot to lay says whether it stays dry", () => {
  const legal = offers({ type: "lay", at: at(-1, 0) }, { type: "lay", at: at(2, 0) });
  const view = viewWith({ phase: "lay", effects: [effect(0, { plots: [{ at: at(-1, 0), height: 1, irrigated: true }] }), effect(1, { plots: [{ at: at(2, 0), height: 0, irrigated: false }] })] });
  expect(targets(view, legal, null).map(({ name }) => name)).toEqual(["Lay at -1,0, grows 1", "Lay at 2,0, dry"]);
});

test("plots drawn are three pieces, two of one kind are one offer", () => {
  const view = viewWith({ phase: "keep", drawn_count: 3, drawn: [{ colour: "green", improvement: "plain" }, { colour: "pink", improvement: "enclosure" }, { colour: "green", improvement: "plain" }] });
  const legal = offers({ type: "keep", colour: "green", improvement: "plain" }, { type: "keep", colour: "pink", improvement: "enclosure" });
  const choice = choiceOf(view, legal, null)!;
  expect(choice.title).toBe("3 plots drawn");
  expect(choice.items.map(({ name, offer }) => [name, offer?.code])).toEqual([["Keep the green plot", 0], ["Keep the pink plot with an enclosure", 1], ["Keep the green plot", 0]]);
});

test("what is not kept goes under the pile, one first", () => {
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

test("the nearest place wins a touch, and arrows walk between places", () => {
  const places = [{ x: 0, y: 0 }, { x: 107, y: 0 }, { x: 53, y: -93 }];
  expect(nearest(places, { x: 80, y: 5 })).toBe(places[1]);
  expect(towards(places, places[0]!, "ArrowRight")).toBe(places[1]);
  expect(towards(places, places[0]!, "ArrowUp")).toBe(places[2]);
  expect(towards(places, places[0]!, "ArrowLeft")).toBeUndefined();
  expect(towards(places, places[0]!, "a")).toBeUndefined();
});
