import { expect, test } from "vitest";
import { seenWith } from "../../wire/sample";
import type { Offer } from "../../wire/types.gen";
import { ZenDesk } from "./desk.svelte";
import { towards } from "../../kit/board/targets";
import { targets } from "./offers";
import { briefly, promptFor, result, where } from "./prompt";
import { offers, pile, viewWith } from "./sample";
import type { Action, View } from "./types.gen";

const placed = { table: [{ card: "B01", turned: false, at: { x: 0, y: 0 } }], placed: 1 };
const said = (view: View, actions: Action[], turns = false): string =>
  promptFor({ view, legal: offers(...actions), names: ["You"], mine: true, turns })
    .say.map((part) => (typeof part === "string" ? part : part.noun))
    .join("");

test("the prompt says one thing to do", () => {
  expect(said(viewWith({ phase: "begin" }), [{ type: "begin", colour: "black" }, { type: "begin", colour: "white" }])).toBe("Turn up a black or white card.");
  expect(said(viewWith({ phase: "begin" }), [{ type: "begin", colour: "white" }])).toBe("Turn up the start card.");
  expect(said(viewWith({ hand: ["B01"] }), [{ type: "hold", card: "B01", turned: false }])).toBe("Take up the start card.");
  expect(said(viewWith({ ...placed, phase: "draw" }), [{ type: "draw", colour: "black" }, { type: "draw", colour: "white" }])).toBe("Draw three black or white cards.");
  expect(said(viewWith({ ...placed, phase: "draw", piles: [pile("black", { left: 2 }), pile("white", { left: 0 })] }), [{ type: "draw", colour: "black" }])).toBe("Draw the last two black cards.");
  expect(said(viewWith({ ...placed, hand: ["W01"] }), [{ type: "done" }, { type: "hold", card: "W01", turned: false }])).toBe("Take up a white card to place.");
  expect(said(viewWith({ ...placed, hand: ["W01"] }), [{ type: "done" }])).toBe("No card fits. End the hand.");
  expect(said(viewWith({ ...placed, hand: [] }), [{ type: "done" }])).toBe("All cards are placed. End the hand.");
  const held = { ...placed, phase: "place" as const, hand: ["B02"], held: { card: "B02", turned: false } };
  expect(said(viewWith(held), [{ type: "place", at: { x: 1, y: 1 } }], true)).toBe("Place the black card, or turn it.");
  expect(said(viewWith({ ...placed, phase: "discard", hand: ["B02", "B03"] }), [{ type: "discard", card: "B02" }])).toBe("Which card do you discard first?");
});

test("a form of one's own has no name and no level", () => {
  const own = viewWith({ form: { name: "your own", level: null, rows: ["B"] }, result: "won" });
  expect(where(own)).toBe("Your form");
  expect(briefly(own)).toBe("Your form · 0/4");
  expect(result(own, "You", "yes").say.at(-1)).toBe(" have completed your form.");
});

/** A table that only records the calls. */
class Asked {
  seen = $state.raw(seenWith({}));
  names = ["You"];
  declined = $state(false);
  log: string[] = [];
  play = (...all: Offer[]) => void this.log.push(...all.map(({ action }) => Object.values(action as object).join(" ")));
  undo = (times = 1) => void this.log.push(`undo ${times}`);

  show(view: View, ...actions: Action[]) {
    this.seen = seenWith({ game: "zen", to_act: [0], view, legal: offers(...actions), can_undo: true, nth: this.seen.nth + 1 });
  }
}

const hold = (card: string, turned: boolean): Action => ({ type: "hold", card, turned });
const place = (x: number, y: number): Action => ({ type: "place", at: { x, y } });
const HAND = { ...placed, hand: ["B02", "B05", "B08"] };
const holding = (card: string, turned: boolean): View => viewWith({ ...HAND, phase: "place", held: { card, turned } });
const HOLDS: Action[] = [{ type: "done" }, hold("B02", false), hold("B02", true), hold("B05", false)];

function sat() {
  const table = new Asked();
  table.show(viewWith(HAND), ...HOLDS);
  const desk = new ZenDesk(table);
  desk.follow();
  return { table, desk };
}

test("a card is held the way round that fits, and one that fits nowhere is not", () => {
  const { table, desk } = sat();
  desk.touch("B08");
  expect([desk.fits("B05"), desk.fits("B08"), table.log]).toEqual([true, false, []]);
  desk.touch("B05");
  expect(table.log).toEqual(["hold B05 false"]);
});

test("to turn a card is to put it back and hold it the other way; in between the table looks as before", () => {
  const { table, desk } = sat();
  table.show(holding("B02", false), place(1, 0));
  desk.follow();
  expect(desk.canTurn).toBe(true);
  desk.turn();
  expect(table.log).toEqual(["undo 1"]);
  table.show(viewWith(HAND), ...HOLDS);
  expect([desk.view.phase, desk.targets.map(({ key }) => key)]).toEqual(["place", ["1,0"]]);
  desk.follow();
  expect(table.log).toEqual(["undo 1", "hold B02 true"]);
  table.show(holding("B02", true), place(0, 1));
  desk.follow();
  expect([desk.view.held?.turned, desk.targets.map(({ key }) => key)]).toEqual([true, ["0,1"]]);
});

test("a card without a place the other way round cannot be turned", () => {
  const { table, desk } = sat();
  table.show(holding("B05", false), place(1, 0));
  desk.follow();
  desk.turn();
  expect([desk.canTurn, table.log]).toEqual([false, []]);
});

test("another card is taken up instead, and the hand is ended with a card held", () => {
  const { table, desk } = sat();
  table.show(holding("B02", false), place(1, 0));
  desk.follow();
  desk.touch("B05");
  table.show(viewWith(HAND), ...HOLDS);
  desk.follow();
  expect(table.log).toEqual(["undo 1", "hold B05 false"]);
  table.show(holding("B05", false), place(1, 0));
  desk.follow();
  desk.acts.find(({ go }) => go)!.press();
  table.show(viewWith(HAND), ...HOLDS);
  desk.follow();
  expect(table.log.slice(2)).toEqual(["undo 1", "done"]);
});

test("a card that a lesson does not want taken up is in the hand again", () => {
  const { table, desk } = sat();
  table.show(holding("B02", false), place(1, 0));
  desk.follow();
  desk.touch("B05");
  table.show(viewWith(HAND), ...HOLDS);
  desk.follow();
  expect(desk.view.phase).toBe("place");
  table.declined = true;
  desk.follow();
  expect([desk.view.phase, desk.view.held]).toEqual(["hand", null]);
});

test("what was placed returns to the hand with one undo", () => {
  const { table, desk } = sat();
  desk.acts[0]!.press();
  expect(table.log).toEqual(["undo 2"]);
  table.show(holding("B02", false), place(1, 0));
  desk.touch("B02");
  expect(table.log).toEqual(["undo 2", "undo 1"]);
});

test("cards are discarded in the order in which they lie; the last follows by itself", () => {
  const { table, desk } = sat();
  table.show(viewWith({ ...HAND, phase: "discard" }), { type: "discard", card: "B08" }, { type: "discard", card: "B05" }, { type: "discard", card: "B02" });
  desk.acts.find(({ go }) => go)!.press();
  expect(table.log).toEqual(["discard B02", "discard B05"]);
});

const LAST = { ...placed, hand: ["B02"] };
const EMPTY = { ...placed, placed: 2, hand: [] };

function layLast() {
  const { table, desk } = sat();
  table.show(viewWith({ ...LAST, phase: "place", held: { card: "B02", turned: false } }), place(1, 0));
  desk.follow();
  desk.play(desk.targets[0]!.offer);
  table.show(viewWith(EMPTY), { type: "done" });
  desk.follow();
  return { table, desk };
}

test("a hand whose last card is laid ends by itself, and one undo brings the card back", () => {
  const { table, desk } = layLast();
  expect(table.log).toEqual(["place [object Object]", "done"]);
  table.show(viewWith({ ...EMPTY, phase: "draw", rounds: 1 }), { type: "draw", colour: "black" });
  desk.follow();
  desk.acts[0]!.press();
  expect(table.log.at(-1)).toBe("undo 3");
});

test("an empty hand that is come back to waits for its end", () => {
  const { table, desk } = layLast();
  table.show(viewWith({ ...EMPTY, phase: "draw", rounds: 1 }), { type: "draw", colour: "black" });
  desk.follow();
  table.show(viewWith(EMPTY), { type: "done" });
  desk.follow();
  expect(table.log.filter((line) => line === "done")).toHaveLength(1);
});

test("the hand's end is filled only when no card can be taken up, however short the hand", () => {
  const { table, desk } = sat();
  const quiet = () => desk.acts.find(({ go }) => go)!.quiet;
  expect(quiet()).toBe(true);
  table.show(viewWith({ ...placed, hand: ["B02", "B05"] }), { type: "done" }, hold("B02", false));
  expect(quiet()).toBe(true);
  table.show(viewWith({ ...placed, hand: ["B02", "B05"] }), { type: "done" });
  expect(quiet()).toBe(false);
});

test("the start card touched again is laid: it has one place and cannot be refused", () => {
  const { table, desk } = sat();
  table.show(viewWith({ hand: ["B02"], phase: "place", held: { card: "B02", turned: false } }), place(0, 0));
  desk.touch("B02");
  expect(table.log).toEqual(["place [object Object]"]);
});

test("parts of the form are shown one after another, and then none", () => {
  const { desk } = sat();
  const shown = [0, 1, 2].map(() => (desk.nextPart(), desk.nth));
  expect(shown).toEqual([0, 1, null]);
});

test("arrows lead to the place ahead", () => {
  const all = targets(offers(place(0, 0), place(2, 0), place(1, 3)));
  expect(towards(all, all[0]!, "ArrowRight")?.key).toBe("2,0");
  expect(towards(all, all[0]!, "ArrowDown")?.key).toBe("1,3");
  expect(towards(all, all[0]!, "ArrowLeft")).toBeUndefined();
});
