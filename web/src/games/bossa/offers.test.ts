import { expect, test } from "vitest";
import { tableOf } from "./counting";
import { covers, ends, holds, layRow, offerFor, same } from "./offers";
import { offers, tile, tiles, viewWith } from "./sample";
import { aloud, namesOf, pips, sums } from "./tiles";

const laid = (names: string, changed = "") => tiles(names).map((one) => ({ tile: one, chip: one === tile(changed) ? ("inverter" as const) : null }));

test("a row is laid by place, its tiles in their order, and done", () => {
  const [end] = ends(viewWith());
  expect(layRow(end!, { tiles: [tile("2/3"), tile("1/2")], changed: null })).toEqual([
    { type: "place", line: "white", arm: "down" }, { type: "use", tile: tile("1/2") }, { type: "use", tile: tile("2/3") }, { type: "done" },
  ]);
});

test("a layer begins with the row it covers, and the chip makes another step", () => {
  const [cover] = covers(viewWith());
  expect(layRow(cover!, { tiles: tiles("1/4"), changed: tile("1/4") })).toEqual([{ type: "stack", line: "white", arm: "down", nth: 1 }, { type: "use_changed", tile: tile("1/4") }, { type: "done" }]);
});

test("a step is played only if the very same action is offered", () => {
  const legal = offers({ type: "place", line: "white", arm: "up" }, { type: "place", line: "white", arm: "down" }, { type: "use", tile: 4 });
  expect(offerFor(legal, { type: "place", line: "white", arm: "down" })?.code).toBe(1);
  expect(offerFor(legal, { type: "use", tile: 4 })?.code).toBe(2);
  expect(offerFor(legal, { type: "use_changed", tile: 4 })).toBeUndefined();
  expect(offerFor(legal, { type: "done" })).toBeUndefined();
});

test("the same tiles with the chip on another one are another row", () => {
  const row = { tiles: tiles("1/4 2/0"), changed: tile("1/4") };
  expect(same(row, laid("1/4 2/0", "1/4"))).toBe(true);
  expect(same(row, laid("1/4 2/0"))).toBe(false);
  expect(same(row, laid("1/4", "1/4"))).toBe(false);
  expect(holds(row, laid("1/4"))).toBe(true);
  expect(holds(row, laid("2/0", "2/0"))).toBe(false);
});

test("sums count both colours, and a chip changes one tile", () => {
  expect(sums(laid("1/2 2/3"))).toEqual({ white: 3, black: 5 });
  expect(sums(laid("1/4 2/0", "1/4"))).toEqual({ white: 6, black: 1 });
  expect(sums([{ tile: tile("2/1"), chip: "doubler" }])).toEqual({ white: 4, black: 2 });
});

test("dots lie as on dice, white ones first", () => {
  expect(pips({ white: 1, black: 2 }).map((pip) => pip.colour)).toEqual(["white", "black", "black"]);
  expect(pips({ white: 0, black: 6 })).toHaveLength(6);
  expect([aloud(tile("2/3")), namesOf(tiles("2/3 1/2")).split("\u2009").join("")]).toEqual(["2 white, 3 black", "1/2+2/3"]);
});

test("the counting table knows where each of the 27 tiles is", () => {
  const view = viewWith({ discards: tiles("5/1") });
  const { rows, white } = tableOf({ ...view, unseen: view.unseen.filter((one) => one !== tile("5/1")) });
  expect(rows.flat().filter((cell) => cell !== null)).toHaveLength(27);
  expect([rows[3]![1], rows[0]![4], rows[1]![5], rows[0]![5]].map((cell) => cell?.where)).toEqual(["hand", "line", "out", "unseen"]);
  expect([white[6], white[5]]).toEqual([0, 1]);
});
