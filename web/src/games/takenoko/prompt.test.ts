import { expect, test } from "vitest";
import { seenWith } from "../../wire/sample";
import { cardOf, missing, nameOf, pointsOf } from "./cards";
import { TakenokoDesk } from "./desk.svelte";
import { briefly, doing, promptFor, where } from "./prompt";
import { at, offers, playerWith, viewWith } from "./sample";
import { FACTS, type Action, type View } from "./types.gen";

const read = (view: View, actions: Action[], some = {}) => promptFor({ seen: seenWith({ game: "takenoko", to_act: [0], view, legal: offers(...actions) }), names: ["You", "Haruka"], seat: 0, tool: null, ...some });
const said = (...given: Parameters<typeof read>): string => read(...given).say.map((part) => (typeof part === "string" ? part : part.noun)).join("");

function deskAt(view: View, ...actions: Action[]) {
  const played: unknown[] = [];
  const table = { seen: seenWith({ game: "takenoko", to_act: [0], view, legal: offers(...actions) }), names: ["You"], play: (...all: { action: unknown }[]) => void played.push(...all.map(({ action }) => action)), undo: () => undefined };
  return { desk: new TakenokoDesk(table), played, labels: () => new TakenokoDesk(table).acts.map(({ label }) => label) };
}

test("the prompt says one thing to do", () => {
  expect(said(viewWith({ phase: "roll" }), [{ type: "roll" }])).toBe("Roll the weather die.");
  expect(said(viewWith(), [{ type: "plots" }])).toBe("Choose two actions.");
  expect(said(viewWith({ used: ["plots"], left: 1 }), [{ type: "channel" }])).toBe("Choose another action.");
  expect(said(viewWith({ weather: "sun", used: ["plots", "panda"], left: 1, may_end: true }), [{ type: "channel" }, { type: "end" }])).toBe("Choose a third action, or end.");
  expect(said(viewWith({ used: ["plots", "panda"], left: 0, may_end: true }), [{ type: "end" }])).toBe("End your turn.");
  expect(said(viewWith({ used: ["plots", "panda"], left: 0, may_end: true }), [{ type: "end" }, { type: "claim", card: "PA-G" }])).toBe("End your turn, or claim.");
  expect(said(viewWith(), [{ type: "panda", at: at(1, 0) }], { tool: "panda" })).toBe("Move the panda in a straight line.");
  expect(said(viewWith({ phase: "keep", drawn_count: 3 }), [{ type: "keep", colour: "green", improvement: "plain" }])).toBe("Keep one of three plots.");
  expect(said(viewWith({ phase: "lay", kept: { colour: "pink", improvement: "watershed" } }), [{ type: "lay", at: at(1, 0) }])).toBe("Lay the pink plot with a watershed.");
  expect(said(viewWith({ phase: "rain" }), [{ type: "decline" }])).toBe("Rain, but nothing can grow.");
  expect(said(viewWith({ phase: "storm" }), [], { seen: seenWith({ game: "takenoko", to_act: [1], view: viewWith({ phase: "storm" }) }) })).toBe("Haruka sends the panda off.");
});

test("the small line tells of free steps, claims and last turns", () => {
  const held = viewWith({ players: [playerWith({ channels: 2, chips: { watershed: 1, enclosure: 0, fertilizer: 0 } }), playerWith()] });
  expect(read(held, [{ type: "plots" }]).rule).toBe("You may also place 2 channels and 1 improvement.");
  expect(read(viewWith({ last_turns: 1 }), [{ type: "plots" }, { type: "claim", card: "PA-G" }]).rule).toBe("An objective is fulfilled: touch it to claim it. This is the last turn.");
});

test("every objective has a drawing and words of its own", () => {
  expect(nameOf("PL-G1")).toBe("3 green plots in a line");
  expect(nameOf("PL-GY")).toBe("2 green plots and 2 yellow plots in a diamond");
  expect(nameOf("GA-G1")).toBe("a green stalk of 4 without improvement");
  expect(nameOf("GA-P5")).toBe("2 pink stalks of 3");
  expect(nameOf("PA-3")).toBe("1 green section, 1 yellow section and 1 pink section");
  const names = FACTS.cards.map(({ id }) => nameOf(id));
  expect(new Set(names).size).toBe(34);
  expect(cardOf("PL-PY").cells).toHaveLength(4);
  expect(pointsOf(["PA-3", "PA-G", "GA-G5"], "panda")).toBe(9);
  expect(missing({ card: "PL-G1", fulfilled: false, have: 1, need: 3, missing: 2, cells: [] })).toBe("2 to go");
});

test("two cards alike are two cards", () => {
  const { desk } = deskAt(viewWith({ players: [playerWith({ hand: ["PA-G", "PL-G1", "PA-G"], drawn: [0, 0, 4] }), playerWith()] }), { type: "end" });
  expect(desk.hand.map(({ key }) => key)).toEqual(["PA-G-0", "PL-G1-0", "PA-G-4"]);
});

test("where we are, and what others do", () => {
  expect(where(viewWith({ weather: "wind", last_turns: 2 }))).toBe("wind · 3 plots · 2 turns left");
  expect(briefly(viewWith({ weather: "sun" }))).toBe("sun");
  expect(briefly(viewWith({ last_turns: 1 }))).toBe("last turn");
  expect(said(viewWith({ phase: "objective", rejected: ["PA-G"] }), [{ type: "objective", deck: "plot" }])).toBe("Fulfilled already: draw again.");
  expect(read(viewWith({ phase: "objective", rejected: ["PA-G"] }), [{ type: "objective", deck: "plot" }]).rule).toBe("2 green sections: the card goes under its deck. Choose any deck.");
  expect(doing(seenWith({ to_act: [1], view: viewWith({ phase: "keep" }) }), 1)).toBe("choosing · 0 objectives done");
});

test("plots and channels are taken at once, figures ask where, and a second touch lays them down", () => {
  const { desk, played } = deskAt(viewWith(), { type: "plots" }, { type: "gardener", at: at(1, 0) }, { type: "end" });
  desk.touch("gardener");
  expect([desk.tool, desk.targets.length, desk.acts.map(({ label }) => label)]).toEqual(["gardener", 1, ["Undo", "Back"]]);
  desk.touch("gardener");
  expect([desk.tool, desk.acts.map(({ label }) => label)]).toEqual([null, ["Undo", "End turn"]]);
  desk.touch("panda"); // not on offer
  expect([desk.tool, played]).toEqual([null, []]);
  desk.touch("plots");
  expect(played).toEqual([{ type: "plots" }]);
});

test("a fulfilled card is claimed by a touch, another one shows where it grows", () => {
  const near = [{ card: "PL-G1", fulfilled: false, have: 1, need: 3, missing: 2, cells: [at(1, 0)] }, { card: "GA-G1", fulfilled: false, have: 0, need: 1, missing: 4, cells: [] }, { card: "PA-G", fulfilled: true, have: 2, need: 2, missing: 0, cells: [] }];
  const { desk, played } = deskAt(viewWith({ near }), { type: "claim", card: "PA-G" }, { type: "end" });
  desk.touchCard(desk.hand[0]!);
  expect([desk.lit, played]).toEqual([[at(1, 0)], []]);
  desk.touchCard(desk.hand[2]!);
  expect([desk.lit, played]).toEqual([[], [{ type: "claim", card: "PA-G" }]]);
});

test("one button moves the turn on", () => {
  expect(deskAt(viewWith({ phase: "roll" }), { type: "roll" }).labels()).toEqual(["Undo", "Roll the die"]);
  expect(deskAt(viewWith({ phase: "rain" }), { type: "rain", at: at(1, 0) }, { type: "decline" }).labels()).toEqual(["Undo", "No rain"]);
  expect(deskAt(viewWith({ phase: "improve" }), { type: "improve", kind: "watershed" }, { type: "leave" }).labels()).toEqual(["Undo", "Leave it plain"]);
  const { desk } = deskAt(viewWith(), { type: "plots" });
  expect(desk.acts.at(-1)).toMatchObject({ label: "End turn", ready: false, go: true });
});

test("plots that look alike go back without a question, those that differ do not", () => {
  const plain = { colour: "green", improvement: "plain" } as const;
  const under = (...actions: Action[]) => {
    const { desk, played } = deskAt(viewWith({ phase: "under", drawn: [plain, plain, plain], kept: plain }), ...actions);
    desk.play(offers({ type: "keep", ...plain })[0]!);
    desk.follow();
    return played.slice(1);
  };
  expect(under({ type: "under", ...plain })).toEqual([{ type: "under", ...plain }]);
  expect(under({ type: "under", ...plain }, { type: "under", colour: "pink", improvement: "plain" })).toEqual([]);
  const undone = deskAt(viewWith({ phase: "under", drawn: [plain, plain, plain], kept: plain }), { type: "under", ...plain });
  undone.desk.follow();
  expect(undone.played).toEqual([]); // who went back there to keep another plot is not sent on
});

test("an action that is not possible tells why", () => {
  const { desk } = deskAt(viewWith({ used: ["plots"], left: 1 }), { type: "channel" });
  expect(desk.whyNot("channel")).toBe("");
  expect(desk.whyNot("plots")).toBe("You have done this in this turn; choose another action.");
  desk.touch("gardener");
  expect(desk.prompt.rule).toBe("He walks straight ahead over plots, and none lies in his way.");
  expect(deskAt(viewWith()).desk.whyNot("panda")).toBe("It is not your turn to act.");
});
