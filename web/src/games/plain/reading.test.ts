import { expect, test } from "vitest";
import { groups } from "./offers";
import { common, inHand, named, ownPlaces, piece, playersField } from "./reading";

const view = { phase: "draw", deck: 13, piles: { moss: ["moss 1"], stone: [] }, players: [{ hand: 5, rows: [[1, 2], []] }, { hand: 4, rows: [[], []] }], hand: ["moss 2"], refused: [] };

test("names are read as words where no catalogue has them", () => {
  expect(named("field", "discard_piles")).toBe("Discard piles");
  expect(named("verb", "lay")).toBe("Lay");
  expect(piece("tall_tree 3")).toBe("tall tree 3");
  expect([null, true, 7].map(piece)).toEqual(["–", "yes", "7"]);
  expect(piece({ type: "lay", suit: "moss", rank: 3 })).toBe("moss 3");
  expect(piece({ key: "your-turn", values: {} })).toBe("Your turn");
});

test("a view is split into shared parts, each player's parts, and the reader's own", () => {
  expect(playersField(view, 2)).toBe("players");
  expect(common(view, 2).map(({ label, kind }) => [label, kind])).toEqual([["Deck", "value"], ["Piles", "places"]]);
  expect(ownPlaces(view, 0, 2).map(({ label, kind }) => [label, kind])).toEqual([["Hand", "value"], ["Rows", "places"]]);
  expect(inHand(view, 2)).toEqual([{ label: "Hand", kind: "pieces", pieces: ["moss 2"] }]);
});

test("things hidden at every place but shown to their owner appear once", () => {
  const secret = { ...view, players: [{ hand: null, best: null }, { hand: null, best: 2 }] };
  expect([0, 1].map((seat) => ownPlaces(secret, seat, 2).map(({ label }) => label))).toEqual([["Best"], ["Best"]]);
  expect(inHand(secret, 2).map(({ label }) => label)).toEqual(["Hand"]);
});

test("a view without players is shown whole", () => {
  expect(common({ cells: ["a", "b"], left: 3 }, 1).map(({ label }) => label)).toEqual(["Cells", "Left"]);
  expect(inHand({ cells: ["a", "b"], left: 3 }, 1)).toEqual([]);
  expect(ownPlaces({ cells: ["a", "b"] }, 0, 1)).toEqual([]);
});

test("actions are grouped by verb, in the order of their codes, with what is refused among them", () => {
  const offer = (code: number, action: object) => ({ code, text: "", action });
  const why = { key: "your-turn", values: {} };
  const found = groups([offer(4, { type: "lay", card: "moss 2" }), offer(9, { type: "done" })], { refused: [{ action: { type: "lay", card: "moss 1" }, why, code: 3 }] });
  expect(found.map(({ label, choices }) => [label, choices.map((one) => [one.aloud, one.offer?.code, one.why])])).toEqual([
    ["Lay", [["Lay: moss 1", undefined, "Your turn."], ["Lay: moss 2", 4, ""]]],
    ["Done", [["Done", 9, ""]]],
  ]);
});
