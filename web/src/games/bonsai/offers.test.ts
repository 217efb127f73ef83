import { expect, test } from "vitest";
import { question } from "./goals";
import { buds, cuts } from "./offers";
import { offers, viewWith } from "./sample";

const at = (q: number, r: number) => ({ q, r });

test("a bud is an offered placement of the held tile and says what it does to the score", () => {
  const legal = offers({ type: "grow", tile: "leaf", at: at(1, -1) }, { type: "grow", tile: "wood", at: at(0, -1) }, { type: "grow", tile: "leaf", at: at(0, -1) }, { type: "done" });
  const view = viewWith({ gains: [{ tile: "leaf", at: at(0, -1), points: 3 }, { tile: "leaf", at: at(1, -1), points: -1 }] });
  expect(buds(view, legal, "leaf").map(({ name }) => name)).toEqual(["Grow a leaf at 0,-1, 3 points more", "Grow a leaf at 1,-1, 1 point less"]);
  expect(buds(view, legal, "wood").map(({ name }) => name)).toEqual(["Grow wood at 0,-1, no points"]);
  expect(buds(view, legal, null)).toEqual([]);
});

test("a cut names how many tiles go", () => {
  const view = viewWith({ removals: [{ at: at(1, -1), cells: [at(1, -1), at(2, -1)] }] });
  expect(cuts(view, offers({ type: "prune", at: at(1, -1) }))[0]).toMatchObject({ name: "Prune at 1,-1, 2 tiles go", goes: [at(1, -1), at(2, -1)] });
});

test("goals are asked colour by colour, the most points first", () => {
  const legal = offers({ type: "claim", goal: 1 }, { type: "claim", goal: 4 }, { type: "claim", goal: 6 }, { type: "renounce", colour: "brown" }, { type: "renounce", colour: "green" });
  expect(question(legal).claims.map(({ action }) => action.goal)).toEqual([1]);
  expect(question(legal.slice(1, 3).concat(legal.slice(4))).claims.map(({ action }) => action.goal)).toEqual([6, 4]);
});
