import { expect, test, vi } from "vitest";
import { lines } from "../../kit/ui/lines";
import { seenWith } from "../../wire/sample";
import type { Event } from "../../wire/types.gen";
import { cardOf, missing, nameOf, pointsOf } from "./pieces/cards";
import { TakenokoDesk } from "./desk.svelte";
import { briefly, doing, promptFor, where } from "./prompt";
import { at, offers, playerWith, viewWith } from "./sample";
import { settings } from "./settings.svelte";
import { FACTS, type Action, type View } from "./types.gen";

const read = (view: View, actions: Action[], some = {}) => promptFor({ seen: seenWith({ game: "takenoko", to_act: [0], view, legal: offers(...actions) }), names: ["You", "Haruka"], seat: 0, tool: null, ...some });
const said = (...given: Parameters<typeof read>): string => read(...given).say.map((part) => (typeof part === "string" ? part : part.noun)).join("");

function deskAt(view: View, ...actions: Action[]) {
  const played: unknown[] = [];
  const table = { seen: seenWith({ game: "takenoko", to_act: [0], view, legal: offers(...actions), can_undo: true }), names: ["You"], play: (...all: { action: unknown }[]) => void played.push(...all.map(({ action }) => action)), undo: () => undefined };
  return { desk: new TakenokoDesk(table), played, labels: () => new TakenokoDesk(table).acts.map(({ label }) => label) };
}

test("the prompt says one thing to do", () => {
  expect(said(viewWith({ phase: "roll" }), [{ type: "roll" }])).toBe("Roll the weather die.");
  expect(said(viewWith(), [{ type: "plots" }])).toBe("Choose two actions.");
  expect(said(viewWith({ used: ["plots"], left: 1 }), [{ type: "channel" }])).toBe("Choose another action.");
  expect(said(viewWith({ weather: "sun", used: ["plots", "panda"], left: 1, may_end: true }), [{ type: "channel" }, { type: "end" }])).toBe("Choose a third action, or end your turn.");
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
  const [water, chip]: Action[] = [{ type: "water", at: at(1, 0), side: "SW" }, { type: "chip", kind: "watershed", at: at(1, 1) }];
  expect(read(held, [{ type: "plots" }, water!, chip!]).rule).toBe("You may also place 2 channels and 1 improvement.");
  expect(read(held, [{ type: "plots" }, water!]).rule).toBe("You may also place 2 channels.");
  expect(read(held, [{ type: "plots" }]).rule).toBe("Two different ones, one after the other."); // a piece without a place is not mentioned
  expect(read(viewWith({ weather: "wind" }), [{ type: "plots" }]).rule).toBe("Wind: an action may be done twice.");
  expect(read(viewWith({ weather: "cloud" }), [{ type: "plots" }]).rule).toBe("Two different ones, one after the other."); // the weather's gift has been taken
  expect(read(viewWith({ phase: "serve" }), [{ type: "serve", at: at(1, 0) }, { type: "claim", card: "PA-G" }]).rule).toBe("There is too little bamboo of this colour for every plot. An objective is fulfilled: touch it to claim it.");
  const third = read(viewWith({ weather: "sun", used: ["plots", "panda"], left: 1, may_end: true }), [{ type: "channel" }, { type: "end" }, { type: "claim", card: "PA-G" }]);
  expect(third.rule).toBe("Sun: it must differ from the other two. An objective is fulfilled: touch it to claim it.");
  expect(third.touch).toBe("An objective is fulfilled: touch it to claim it."); // on a phone there is no room for both
  expect(read(viewWith({ last_turns: 1 }), [{ type: "plots" }, { type: "claim", card: "PA-G" }]).rule).toBe("An objective is fulfilled: touch it to claim it. This is the last turn.");
});

test("what is done twice in a turn is told as such", () => {
  const deed = (key: string, values: Record<string, unknown>) => ({ seq: 1, seat: 0, kind: "play", action: null, words: { key, values } }) as unknown as Event;
  const twice = (key: string, name: string, values = {}) => lines(["A", "B"].map((place) => deed(key, { ...values, [name]: place }))).map(({ text }) => text);
  expect(twice("moved-the-panda-to-place-where-he-ate-a-colour", "place", { colour: "green" })).toEqual(["moved the panda to A and B, where each time he ate a green section"]);
  expect(twice("moved-the-gardener-to-place-n-sections-grew", "place", { n: 2 })).toEqual(["moved the gardener to A and B: 2 sections grew each time"]);
  expect(twice("moved-the-gardener-to-place-1-section-grew", "place")).toEqual(["moved the gardener to A and B: 1 section grew each time"]);
  expect(twice("placed-a-channel-where", "where")).toEqual(["placed channels A and B"]);
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
  expect(missing({ card: "PL-G1", fulfilled: false, have: 1, need: 3, missing: 2, cells: [], why: null })).toBe("2 to go");
});

test("two cards alike are two cards", () => {
  const { desk } = deskAt(viewWith({ players: [playerWith({ hand: ["PA-G", "PL-G1", "PA-G"], drawn: [0, 0, 4] }), playerWith()] }), { type: "end" });
  expect(desk.hand.map(({ key }) => key)).toEqual(["PA-G-0", "PL-G1-0", "PA-G-4"]);
});

test("the garden and the weather in words, and what others do", () => {
  expect(where(viewWith({ weather: "wind", last_turns: 2 }))).toBe("wind · 3 plots · 2 turns left");
  expect(briefly(viewWith({ weather: "sun" }))).toBe("sun");
  expect(where(viewWith({ weather: "sun", phase: "over" }))).toBe("3 plots"); // the weather was that of a turn
  expect(briefly(viewWith({ weather: "sun", phase: "over" }))).toBe("");
  expect(briefly(viewWith({ last_turns: 1 }))).toBe("last turn");
  expect(said(viewWith({ phase: "objective", rejected: ["PA-G"] }), [{ type: "objective", deck: "plot" }])).toBe("Fulfilled already: draw again.");
  expect(read(viewWith({ phase: "objective", rejected: ["PA-G"] }), [{ type: "objective", deck: "plot" }]).rule).toBe("2 green sections: the card goes under its deck. Choose any deck.");
  expect(doing(seenWith({ to_act: [1], view: viewWith({ phase: "keep" }) }), 1)).toBe("choosing");
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
  const near = [{ card: "PL-G1", fulfilled: false, have: 1, need: 3, missing: 2, cells: [at(1, 0)], why: { key: "the-garden-has-have-of-the-need-plots-of-this", values: { have: 1, need: 3 } } }, { card: "GA-G1", fulfilled: false, have: 0, need: 1, missing: 4, cells: [], why: null }, { card: "PA-G", fulfilled: true, have: 2, need: 2, missing: 0, cells: [], why: null }];
  const { desk, played } = deskAt(viewWith({ near }), { type: "claim", card: "PA-G" }, { type: "end" });
  expect(desk.whyNotCard(desk.hand[0]!)).toBe("The garden has 1 of the 3 plots of this shape.");
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

test("plots go back without a question, unless the reader wants to order those that differ", () => {
  const plain = { colour: "green", improvement: "plain" } as const;
  const under = (...actions: Action[]) => {
    const { desk, played } = deskAt(viewWith({ phase: "under", drawn: [plain, plain, plain], kept: plain }), ...actions);
    desk.play(offers({ type: "keep", ...plain })[0]!);
    desk.follow();
    return played.slice(1);
  };
  expect(under({ type: "under", ...plain })).toEqual([{ type: "under", ...plain }]);
  const differ: Action[] = [{ type: "under", ...plain }, { type: "under", colour: "pink", improvement: "plain" }];
  expect(under(...differ)).toEqual([differ[0]]);
  settings.order.toggle();
  expect(under(...differ)).toEqual([]);
  expect(under(differ[0]!)).toEqual([differ[0]]);
  settings.order.toggle();
  const undone = deskAt(viewWith({ phase: "under", drawn: [plain, plain, plain], kept: plain }), { type: "under", ...plain });
  undone.desk.follow();
  expect(undone.played).toEqual([]); // after an undo to keep another plot, nothing is automatic
});

test("impossible actions show the rule's sentence where they were touched", () => {
  const refused = [{ what: "plots" as const, why: { key: "you-have-laid-a-plot-in-this-turn-already", values: {} } }, { what: "watershed" as const, why: { key: "no-place-for-an-improvement-it-needs-a-plot-without", values: {} } }];
  const { desk, played } = deskAt(viewWith({ used: ["plots"], left: 1, refused }), { type: "channel" });
  expect([desk.whyNot("channel"), desk.whyNot("plots")]).toEqual(["", "You have laid a plot in this turn already."]);
  desk.touch("plots");
  desk.take("watershed");
  expect([desk.whyNot("watershed"), desk.tool]).toEqual(["No place for an improvement: it needs a plot without bamboo and without an improvement.", null]);
  expect(played).toEqual([]);
  expect(deskAt(viewWith()).desk.whyNot("panda")).toBe("It is not your turn.");
});

test("the button that ends a turn says why it cannot yet", () => {
  const why = { key: "you-must-do-two-actions-first", values: {} };
  const seen = seenWith({ game: "takenoko", to_act: [0], view: viewWith({ refused: [{ what: "end", why }] }), legal: offers({ type: "plots" }) });
  const desk = new TakenokoDesk({ seen, names: ["You"], play: () => undefined, undo: () => undefined });
  expect(desk.acts.map((act) => act.why)).toEqual(["There is nothing to undo yet.", "You must do two actions first."]);
  const later = new TakenokoDesk({ seen: { ...seen, nth: 3 }, names: ["You"], play: () => undefined, undo: () => undefined });
  expect(later.acts[0]!.why).toBe("Nothing can be undone now: what has been drawn or seen stays.");
});

test("a place of the garden says why it cannot be used now", () => {
  const rule = (key: string) => ({ key, values: {} });
  const blocked = [
    { what: "lay" as const, why: rule("first-choose-which-of-the-drawn-plots-to-lay"), at: [at(-1, 0), at(1, 0)] },
    { what: "storm" as const, why: rule("the-panda-must-move-to-another-tile"), at: [at(1, 0)] },
    { what: "watershed" as const, why: rule("improvements-go-on-plots-without-bamboo"), at: [at(1, 0)] },
  ];
  const keeping = deskAt(viewWith({ phase: "keep", blocked }), { type: "keep", colour: "green", improvement: "plain" }).desk;
  expect([at(-1, 0), at(1, 0), at(0, 0)].map((cell) => keeping.whyNotAt(cell))).toEqual(["First choose which of the drawn plots to lay.", "", ""]);
  const storm = deskAt(viewWith({ phase: "storm", blocked }), { type: "storm", at: at(0, 1) }, { type: "chip", kind: "watershed", at: at(1, 1) }).desk;
  expect(storm.whyNotAt(at(1, 0))).toBe("The panda must move to another tile.");
  storm.take("watershed");
  expect([at(1, 0), at(1, 1)].map((cell) => storm.whyNotAt(cell))).toEqual(["Improvements go on plots without bamboo.", ""]);
  const waiting = deskAt(viewWith({ blocked })).desk;
  expect([at(-1, 0), at(1, 0)].map((cell) => waiting.whyNotAt(cell))).toEqual(["It is not your turn.", ""]);
});

test("a fulfilled objective before the roll says what comes first", () => {
  const near = [{ card: "PA-G", fulfilled: true, have: 2, need: 2, missing: 0, cells: [], why: { key: "first-roll-the-weather-die", values: {} } }];
  const { desk } = deskAt(viewWith({ phase: "roll", near, players: [playerWith({ hand: ["PA-G"], drawn: [0] }), playerWith()] }), { type: "roll" });
  const [card] = desk.hand;
  expect(desk.whyNotCard(card!)).toBe("First roll the weather die.");
  desk.touchCard(card!);
  expect(desk.whyNotCard(card!)).toBe(""); // the next touch puts it back
});

test("the die waits for a touch, unless the reader wants it to roll by itself", () => {
  const rolled = () => {
    const { desk, played } = deskAt(viewWith({ phase: "roll" }), { type: "roll" });
    desk.follow();
    return played;
  };
  expect(rolled()).toEqual([]);
  settings.roll.toggle();
  expect(rolled()).toEqual([{ type: "roll" }]);
  settings.roll.toggle();
});

test("a turn in which nothing else can be done ends by itself, with time to undo", () => {
  vi.useFakeTimers();
  const ending = (...actions: Action[]) => {
    const { desk, played } = deskAt(viewWith({ used: ["plots", "panda"], left: 0, may_end: true }), ...actions);
    return { desk, played, stop: desk.follow() };
  };
  const { desk, played } = ending({ type: "end" });
  expect([desk.prompt.say, desk.prompt.rule]).toEqual([["Your turn is ending."], "Nothing else can be done. You can still undo."]);
  expect(played).toEqual([]);
  vi.runAllTimers();
  expect(played).toEqual([{ type: "end" }]);
  const undone = ending({ type: "end" });
  undone.stop!();
  const more = ending({ type: "end" }, { type: "claim", card: "PA-G" });
  settings.end.toggle();
  const asked = ending({ type: "end" });
  settings.end.toggle();
  vi.runAllTimers();
  expect([undone.played, more.played, asked.played]).toEqual([[], [], []]);
  vi.useRealTimers();
});

test("a lesson waits for the reader", () => {
  const played: unknown[] = [];
  const view = viewWith({ used: ["plots", "panda"], left: 0, may_end: true });
  const lesson = { seen: seenWith({ game: "takenoko", to_act: [0], view, legal: offers({ type: "end" }) }), names: ["You"], declined: false, play: (...all: unknown[]) => void played.push(...all), undo: () => undefined };
  const desk = new TakenokoDesk(lesson);
  expect(desk.follow()).toBeUndefined();
  expect([played, desk.prompt.say]).toEqual([[], ["End your turn."]]);
});

test("while the other plots go back by themselves nothing is asked about them", () => {
  const [plain, fenced] = [{ colour: "green" as const, improvement: "plain" as const }, { colour: "pink" as const, improvement: "enclosure" as const }];
  const { desk } = deskAt(viewWith({ phase: "under", drawn: [plain, fenced, plain], kept: plain }), { type: "under", ...fenced }, { type: "under", ...plain });
  const words = () => desk.prompt.say.map((part) => (typeof part === "string" ? part : part.noun)).join("");
  expect(words()).toBe("Which plot goes under the pile first?");
  desk.play({ code: 0, text: "", action: { type: "keep", ...plain } });
  expect(words()).toBe("Lay the green plot.");
});
