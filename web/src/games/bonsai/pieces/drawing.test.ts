import { expect, test } from "vitest";
import { canopy } from "./canopy";
import { frameOf } from "./frame";
import { spotOf, W } from "./hexes";
import { tilingOf, wood } from "./limbs";
import { tiles } from "../sample";

const tree = tilingOf(tiles("W(0,-1) W(1,-2) W(1,-1) L(0,-2) L(1,-3) F(0,-3)"));

test("every wood tile but the bud is a limb, the outermost first", () => {
  expect(wood(tree, true).limbs.map(({ key }) => key)).toEqual(["1,-2", "0,-1", "1,-1"]);
});

test("limbs that carry more are thicker", () => {
  const limbs = new Map(wood(tree, true).limbs.map((limb) => [limb.key, limb.radius]));
  expect(limbs.get("1,-1")!).toBeGreaterThan(limbs.get("0,-1")!);
});

test("a bud alone has roots and no limb", () => {
  const young = wood(tilingOf(tiles("")), true);
  expect(young.limbs).toEqual([]);
  expect(young.flare).toMatch(/^M.*z$/);
});

test("leaves that touch melt into one, and a small drawing has no such joins", () => {
  expect(canopy(tree, true).joins.map(({ key }) => key)).toEqual(["1,-3 0,-2"]);
  expect(canopy(tree, false).joins).toEqual([]);
});

test("a drawing is the same every time", () => {
  expect(canopy(tree, true)).toEqual(canopy(tree, true));
});

test("the frame leaves room for the next tile on every side", () => {
  const wide = tilingOf(tiles("W(1,-1) W(2,-1) W(3,-1) W(4,-1) W(5,-1) W(6,-1)"));
  const frame = frameOf(wide);
  expect(frame.x + frame.width).toBeGreaterThan(spotOf({ q: 7, r: -1 }).x + W / 3);
});
