import { expect, test } from "vitest";
import { moves, type Spot } from "./motion";

const spot = (left: number, top: number, group: string, width = 60): Spot => ({ group, box: { left, top, width } as DOMRect });

test("a piece that changed its group travels, those that made room shift", () => {
  const before = new Map([["56", spot(0, 500, "kept", 90)], ["61", spot(100, 0, "garden-1")], ["64", spot(160, 0, "garden-1")]]);
  const after = new Map([["56", spot(100, 0, "garden-1", 60)], ["61", spot(160, 0, "garden-1")], ["64", spot(160, 0, "garden-1")]]);
  expect(moves(before, after)).toEqual([
    { id: "56", dx: -100, dy: 500, scale: 1.5, kind: "travel" },
    { id: "61", dx: -60, dy: 0, scale: 1, kind: "shift" },
  ]);
});

test("three travel at most; what is new does not", () => {
  const cards = ["1", "2", "3", "4", "5"];
  const before = new Map(cards.map((id) => [id, spot(0, 0, "hand")]));
  const after = new Map([...cards, "6"].map((id) => [id, spot(0, 90, "garden")]));
  expect(moves(before, after).map((move) => move.id)).toEqual(["1", "2", "3"]);
});
