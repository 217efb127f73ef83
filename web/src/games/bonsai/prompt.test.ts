import { expect, test } from "vitest";
import type { TableSide } from "../face";
import { seenWith } from "../../wire/sample";
import { cardOf, giftWords, nameOf } from "./cards";
import { BonsaiDesk } from "./desk.svelte";
import { briefly, budgetWords, promptFor, where } from "./prompt";
import { offers, playerWith, viewWith } from "./sample";
import type { Action, View } from "./types.gen";

const said = (view: View, actions: Action[], some = {}): string =>
  promptFor({ seen: seenWith({ game: "bonsai", to_act: [0], view, legal: offers(...actions) }), names: ["You", "Haruka"], seat: 0, slot: null, held: null, ...some })
    .say.map((part) => (typeof part === "string" ? part : part.noun))
    .join("");

function deskAt(view: View, ...actions: Action[]) {
  const played: unknown[] = [];
  const table: TableSide = { seen: seenWith({ game: "bonsai", to_act: [0], view, legal: offers(...actions) }), names: ["You"], play: (...all) => void played.push(...all.map(({ action }) => action)), undo: () => undefined };
  return { desk: new BonsaiDesk(table), played, table };
}

test("the prompt says one thing to do", () => {
  expect(said(viewWith(), [{ type: "meditate", slot: 1 }, { type: "cultivate" }])).toBe("Meditate or cultivate.");
  expect(said(viewWith(), [{ type: "meditate", slot: 1 }])).toBe("Meditate: take a card.");
  expect(said(viewWith(), [{ type: "cultivate" }])).toBe("Cultivate your bonsai.");
  expect(said(viewWith(), [{ type: "meditate", slot: 3 }], { slot: 3 })).toBe("Take this Parchment card?");
  expect(said(viewWith({ phase: "slot_tile" }), [{ type: "take", tile: "wood" }])).toBe("Take wood or a leaf.");
  expect(said(viewWith({ phase: "cultivate" }), [{ type: "done" }])).toBe("Nothing more can grow now.");
  expect(said(viewWith({ phase: "goals" }), [{ type: "claim", goal: 5 }, { type: "renounce", colour: "green" }])).toBe("Claim Moyogi (leaves together)?");
  expect(said(viewWith({ phase: "discard", players: [playerWith({ supply: { wood: 5, leaf: 2, flower: 0, fruit: 0 } })] }), [{ type: "discard", tile: "wood" }])).toBe("Give back 2 tiles.");
});

test("by touch the scissors are named where pruning is offered", () => {
  const legal = offers({ type: "prune", at: { q: 0, r: -1 } }, { type: "meditate", slot: 1 }, { type: "cultivate" });
  const { touch } = promptFor({ seen: seenWith({ game: "bonsai", to_act: [0], view: viewWith(), legal }), names: ["You"], seat: 0, slot: null, held: null });
  expect(touch).toBe("Touch the scissors to prune, a card to take it, or a tile to place it.");
});

test("cards, gifts and budgets in words", () => {
  expect(nameOf(23)).toBe("Master: gain two wood");
  expect(nameOf(31)).toBe("Master: gain a leaf and two flowers");
  expect(nameOf(43)).toBe("Parchment: 2 points at the end for each flower tile on your bonsai");
  expect(nameOf(46)).toBe("Parchment: 2 points at the end for each Helper card you own");
  expect(cardOf(1).effect).toBe("keep two more tiles");
  expect([1, 2, 3, 4].map(giftWords)).toEqual(["no tile", "wood or a leaf", "wood and a flower", "a leaf and a fruit"]);
  expect(budgetWords({ any: 1, wood: 1, leaf: 2, flower: 0, fruit: 0 })).toBe("1 of any kind, 1 wood and 2 leaves");
});

test("the turn and the phase in words", () => {
  expect(where(viewWith({ target: 100 }))).toBe("100 points to win · deck 28");
  expect(where(viewWith({ deck: 0, final_turns: 1 }))).toBe("last turn");
  expect(where(viewWith({ scenario: "emperor", target: 140 }))).toBe("The Emperor challenge · 140 points to win · deck 28");
  expect(briefly(viewWith({ scenario: "emperor", target: 140 }))).toBe("140 to win · deck 28");
  expect(briefly(viewWith({ final_turns: 3 }))).toBe("3 turns left");
});

test("a card is touched, then taken; a touch on a tile cultivates with it", () => {
  const { desk, played } = deskAt(viewWith(), { type: "meditate", slot: 3 }, { type: "cultivate" });
  desk.touchSlot(3);
  expect(desk.acts.map(({ label }) => label)).toEqual(["Undo", "Cultivate", "Take the Parchment card"]);
  desk.acts[2]!.press();
  expect(played).toEqual([{ type: "meditate", slot: 3 }]);
  desk.touchTile("wood");
  expect(played.at(-1)).toEqual({ type: "cultivate" });
});

test("a card that is touched again is taken", () => {
  const { desk, played } = deskAt(viewWith(), { type: "meditate", slot: 2 }, { type: "meditate", slot: 3 }, { type: "cultivate" });
  desk.touchSlot(2);
  desk.touchSlot(3);
  expect(played).toEqual([]);
  desk.touchSlot(3);
  expect(played).toEqual([{ type: "meditate", slot: 3 }]);
});

test("the Emperor's goals are not renounced without a question", () => {
  const asked = deskAt(viewWith({ phase: "goals", scenario: "emperor" }), { type: "claim", goal: 5 }, { type: "renounce", colour: "green" });
  asked.desk.acts.find(({ label }) => label === "Renounce")!.press();
  expect(asked.played).toEqual([]);
  expect(asked.desk.asking?.action).toEqual({ type: "renounce", colour: "green" });
  asked.desk.play(asked.desk.asking!);
  expect(asked.played).toEqual([{ type: "renounce", colour: "green" }]);
  const plain = deskAt(viewWith({ phase: "goals" }), { type: "claim", goal: 5 }, { type: "renounce", colour: "green" });
  plain.desk.acts.find(({ label }) => label === "Renounce")!.press();
  expect(plain.played).toEqual([{ type: "renounce", colour: "green" }]);
});

test("where nothing more can grow, the small line says why and promises nothing", () => {
  const budget = { any: 0, wood: 0, leaf: 1, flower: 0, fruit: 0 };
  const words = { key: "no-symbol-is-left-to-place-a-fruit", values: {} };
  const hindered = { cultivate: null, meditate: null, wood: null, leaf: null, flower: null, fruit: words };
  const rule = (supply: object) => promptFor({ seen: seenWith({ game: "bonsai", to_act: [0], view: viewWith({ phase: "cultivate", hindered, players: [playerWith({ budget, supply: { wood: 0, leaf: 0, flower: 0, fruit: 0, ...supply } })] }), legal: offers({ type: "done" }) }), names: ["You"], seat: 0, slot: null, held: null }).rule;
  expect(rule({ fruit: 2 })).toBe("No symbol is left to place a fruit.");
  expect(rule({})).toBe("You have no tile left to place.");
});

test("of several reasons why nothing grows, a small window shows the first: each tile tells its own", () => {
  const words = (key: string) => ({ key, values: {} });
  const hindered = { cultivate: null, meditate: null, wood: words("no-symbol-is-left-to-place-wood"), leaf: null, flower: null, fruit: words("no-symbol-is-left-to-place-a-fruit") };
  const players = [playerWith({ supply: { wood: 1, leaf: 0, flower: 0, fruit: 1 } })];
  const { rule, touch } = promptFor({ seen: seenWith({ game: "bonsai", to_act: [0], view: viewWith({ phase: "cultivate", hindered, players }), legal: offers({ type: "done" }) }), names: ["You"], seat: 0, slot: null, held: null });
  expect(rule).toContain("No symbol is left to place a fruit.");
  expect(touch).toBe(rule.replace(" No symbol is left to place a fruit.", ""));
});

test("disabled things explain why when touched", () => {
  const words = (key: string) => ({ key, values: {} });
  const hindered = { cultivate: words("it-is-not-your-turn"), meditate: words("finish-cultivating-first"), wood: words("there-is-no-tile-to-choose-now"), leaf: null, flower: null, fruit: null };
  const goal = { goal: 7, owner: null, tree: null, open_to: [0], need: 3, has: [[0]], why_not: words("your-bonsai-does-not-meet-that-goal-yet") };
  const { desk } = deskAt(viewWith({ hindered, goals: [goal], players: [playerWith({ supply: { wood: 0, leaf: 1, flower: 0, fruit: 0 } })] }), { type: "meditate", slot: 1 });
  expect([desk.whyNot("wood"), desk.whyNot("meditate"), desk.whyNotGoal(7)]).toEqual(["There is no tile to choose now.", "Finish cultivating first.", "Your bonsai does not meet that goal yet."]);
  expect([desk.whyNot("leaf"), desk.whyNotGoal(8)]).toEqual(["", ""]);
  expect(desk.acts.map(({ why }) => why)).toEqual(["There is nothing to undo yet.", "It is not your turn."]);
});
