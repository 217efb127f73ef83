import { expect, test } from "vitest";
import { offer } from "../../wire/sample";
import { slots } from "./offers";
import { ladder, suitOf, tally } from "./suits";

const gardens = [[10, 20], [60, 84], []];
const legal = [
  offer(1, { type: "lay", card: 56, garden: 1 }),
  offer(2, { type: "lay", card: 56, garden: 2 }),
  offer(3, { type: "start", card: 56 }),
  offer(4, { type: "discard", card: 56 }),
  offer(5, { type: "lay", card: 110, garden: 1 }),
];

test("a slot for every offered place of the held card, and no other", () => {
  expect(slots(legal, gardens, 56).map(({ garden, end, offer: { code } }) => [garden, end, code])).toEqual([[0, "highest", 1], [1, "lowest", 2], [2, "new", 3]]);
  expect(slots(legal, gardens, 110).map((slot) => slot.offer.code)).toEqual([5]);
  expect(slots(legal, gardens, null)).toEqual([]);
});

test("the suits of the cards are those of the game's own table", () => {
  expect([1, 2, 6, 35].map(suitOf)).toEqual(["blossom", "water", "plant", "stone"]);
  expect(tally([[1, 2], [35, 5], []])).toEqual({ water: 1, plant: 0, stone: 1, blossom: 2 });
});

test("the ladder shows the rung that was reached, also high up", () => {
  expect(ladder(0).map((rung) => rung.points)).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
  expect(ladder(15).at(-1)).toEqual({ cards: 15, points: 120 });
});
