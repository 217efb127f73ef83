import { describe, expect, test } from "vitest";
import type { Part } from "../face";
import type { Seen } from "../../wire/types.gen";
import { offer, person, seenWith } from "../../wire/sample";
import { OhanamiDesk } from "./desk.svelte";
import { briefly, doing, keepLabel, promptFor, where } from "./prompt";
import type { View } from "./types.gen";

const place = { gardens: [[], [], []], hand: 10, chosen: 0, discarded: 0, last: [], now: 0, sure: 0 };
const viewWith = (some: Partial<View>): View => ({
  round: 1, turn: 1, phase: "choose", passes: "left", lays: [], players: [place, place, place], hand: [23, 58, 61, 70], hand_from: null, chosen: [], aside: [], adds: [9, 8, 7, 1], refused: [], ...some,
});
const names = ["You", "Haruka", "Ren"];
const players = [person("Ann"), person("Haruka"), person("Ren")];
const text = (parts: Part[]): string => parts.map((part) => (typeof part === "string" ? part : part.noun)).join("");
function asked(view: View, some: Partial<Seen>, picks: number[] = [], held: number | null = null) {
  const prompt = promptFor({ seen: seenWith({ players, view, ...some }), names, picks, held });
  expect(text(prompt.say).split(" ").length).toBeLessThanOrEqual(8);
  return [text(prompt.say), prompt.rule];
}
const choose = [23, 58, 61, 70].map((card) => offer(card - 1, { type: "choose", card }));

describe("choosing", () => {
  test("two, then one more, then both by name", () => {
    expect(asked(viewWith({}), { legal: choose })).toEqual(["Choose two cards to keep.", "The other 2 go to Haruka, on your left."]);
    expect(asked(viewWith({}), { legal: choose }, [23])[0]).toBe("Choose one more card to keep.");
    expect(asked(viewWith({}), { legal: choose }, [23, 58])[0]).toBe("Keep 23 and 58?");
  });

  test("hands go to the right in the second round", () => {
    expect(asked(viewWith({ round: 2, passes: "right" }), { legal: choose })[1]).toContain("go to Ren, on your right");
  });

  test("the last cards of a round are not passed", () => {
    expect(asked(viewWith({ hand: [23, 58] }), { legal: choose.slice(0, 2) }, [23, 58])[1]).toContain("nothing is passed");
    expect(keepLabel([23, 58], viewWith({ hand: [23, 58] }))).toBe("Keep 23 and 58");
  });

  test("after choosing, the prompt names those who have not", () => {
    expect(asked(viewWith({ chosen: [23, 58], hand: [61, 70] }), { to_act: [1, 2] })).toEqual(["You kept 23 and 58.", "Waiting for Haruka and Ren."]);
  });

  test("the button says what it does", () => {
    expect(keepLabel([], viewWith({}))).toBe("Keep two cards");
    expect(keepLabel([23, 58], viewWith({}))).toBe("Keep 23 and 58, pass the rest");
  });
});

describe("laying", () => {
  const view = viewWith({ phase: "lay", chosen: [56, 110], lays: [0, 1], hand: [] });
  const lay = offer(1, { type: "lay", card: 56, garden: 1 });
  const start = offer(2, { type: "start", card: 56 });
  const aside = offer(3, { type: "discard", card: 56 });

  test("at an end, as a new garden, or aside: only what is offered is said", () => {
    expect(asked(view, { legal: [lay, aside], to_act: [0] }, [], 56)).toEqual(["Lay 56 at an end of a garden.", "Lower than the lowest or higher than the highest card. Then lay 110."]);
    expect(asked(view, { legal: [start, aside], to_act: [0] }, [], 56)[0]).toBe("Start a garden with 56.");
    expect(asked(view, { legal: [lay, start, aside], to_act: [0] }, [], 56)[0]).toBe("Lay 56, or start a garden.");
    expect(asked(view, { legal: [aside], to_act: [0] }, [], 56)[0]).toBe("56 fits no garden. Discard it.");
  });

  test("while another lays, the prompt says what comes next", () => {
    expect(asked(view, { to_act: [1] })).toEqual(["Haruka lays two cards.", "Then you lay 56 and 110."]);
    expect(asked({ ...view, lays: [1] }, { to_act: [1] })[1]).toBe("You have laid your cards for this turn.");
  });

  test("how many cards another has left is counted", () => {
    expect(asked({ ...view, players: [place, { ...place, chosen: 1 }, place] }, { to_act: [1] })[0]).toBe("Haruka lays one card.");
    expect(asked(view, { to_act: [1, 2] })[0]).toBe("Haruka and Ren lay their cards.");
  });

  test("a player who has resigned is asked for nothing more", () => {
    const left = [{ ...person("Ann"), resigned: true }, ...players.slice(1)];
    expect(asked(view, { players: left, to_act: [1] })).toEqual(["You have resigned; the others play on.", ""]);
  });
});

test("a spectator sees who is to act", () => {
  expect(asked(viewWith({}), { seat: null, yours: [], to_act: [1] })).toEqual(["Haruka chooses two cards.", "You are watching."]);
});

test("what each player is doing is shown under the name", () => {
  const seen = seenWith({ players, view: viewWith({ phase: "lay", lays: [1, 2], players: [place, { ...place, chosen: 2 }, place] }), to_act: [1] });
  expect([0, 1, 2].map((seat) => doing(seen, seat))).toEqual(["laid", "laying, 2 cards left", "waiting"]);
});

test("the round and the turn in words", () => {
  expect(where(viewWith({ round: 2, turn: 3, passes: "right" }))).toBe("Round 2 of 3 · turn 3 of 5 · hands pass to the right");
  expect(briefly(viewWith({ round: 2, turn: 3 }))).toBe("Round 2 · turn 3/5");
  expect(where(viewWith({ phase: "over" }))).toBe("The game is over"); // also when it ended in the first round
});

test("the next garden is started where it is touched; the other empty ones say where that is", () => {
  const played: unknown[] = [];
  const view = viewWith({ phase: "lay", chosen: [53, 55], players: [{ ...place, gardens: [[], [], []] }, place, place], refused: [{ action: { type: "lay", card: 53, garden: 3 }, why: { key: "garden-garden-is-not-started-yet", values: { garden: 3 } } }] });
  const legal = [offer(200, { type: "start", card: 53 }), offer(300, { type: "discard", card: 53 })];
  const desk = new OhanamiDesk({ seen: seenWith({ players, view, legal, seat: 0 }), names, play: (...all) => void played.push(...all.map(({ action }) => action)), undo: () => undefined });
  desk.touchGarden(2);
  expect(played).toEqual([]);
  expect([0, 1, 2].map((nth) => desk.whyNotGarden(nth))).toEqual(["", ...Array(2).fill("Empty gardens are alike. The next one starts in garden 1.")]);
  desk.touchGarden(0);
  expect(played).toEqual([{ type: "start", card: 53 }]);
});

test("a garden that does not take the card says why, and one that does says nothing", () => {
  const why = { key: "garden-garden-goes-from-low-to-high-only-a-lower", values: { garden: 1, low: 40, high: 82 } };
  const view = viewWith({ phase: "lay", chosen: [57], players: [{ ...place, gardens: [[40, 82], [60], []] }, place, place], refused: [{ action: { type: "lay", card: 57, garden: 1 }, why }] });
  const legal = [offer(1, { type: "discard", card: 57 }), offer(2, { type: "lay", card: 57, garden: 2 }), offer(3, { type: "start", card: 57 })];
  const desk = new OhanamiDesk({ seen: seenWith({ players, view, legal, seat: 0 }), names, play: () => undefined, undo: () => undefined });
  expect([0, 1, 2].map((nth) => desk.whyNotGarden(nth))).toEqual(["Garden 1 goes from 40 to 82: only a lower or a higher card fits.", "", ""]);
});
