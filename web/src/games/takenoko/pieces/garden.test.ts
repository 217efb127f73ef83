import { expect, test } from "vitest";
import { FIGURE, SECTION, STALK, stands } from "./figures";
import { gardenFrame } from "./frame";
import { across, edgeOf, R, spotOf, W } from "./hexes";
import { isNews, newsSince } from "../news";
import { at, plots, viewWith } from "../sample";

const SIZE = { width: 600, height: 400 };

test("an edge lies midway between two plots and ends short of their corners", () => {
  const edge = edgeOf(at(1, 0), "SE");
  const [here, there] = [spotOf(at(1, 0)), spotOf(across(at(1, 0), "SE"))];
  expect(edge.x).toBeCloseTo((here.x + there.x) / 2);
  expect(Math.hypot(edge.ends[0].x - edge.ends[1].x, edge.ends[0].y - edge.ends[1].y)).toBeCloseTo(W / Math.sqrt(3) - 6);
});

test("the whole garden is seen by default, and steps aside for what lies over a corner", () => {
  const spots = [at(-3, 0), at(0, 0), at(4, -3), at(-2, 3)].map(spotOf);
  const box = gardenFrame(spots, SIZE, []);
  expect(spots.every(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(true);
  expect(box.width / box.height).toBeCloseTo(SIZE.width / SIZE.height);
  const beside = gardenFrame(spots, SIZE, [{ x: 300, y: 0, width: 300, height: 120 }]);
  expect(beside.width).toBeGreaterThan(box.width);
  expect(gardenFrame(spots, SIZE, [{ x: 0, y: 0, width: 10, height: 10 }])).toEqual(box);
});

test("where a board is high the garden goes below what lies over its corner, and stays as large as it can be", () => {
  const tablet = { width: 556, height: 720 };
  const words = { x: 0, y: 0, width: 280, height: 80 };
  const spots = [at(-2, 0), at(2, 0), at(1, -3), at(-1, 3)].map(spotOf);
  const [box, below] = [gardenFrame(spots, tablet, []), gardenFrame(spots, tablet, [words])];
  expect(below.width).toBeLessThan(box.width * 1.15);
  const top = Math.min(...spots.map(({ y }) => y)) - R - below.y;
  expect(top * (tablet.height / below.height)).toBeGreaterThanOrEqual(80);
});

test("figures leave the bamboo of their plot in sight, alone and together, and stay on the plot", () => {
  const [plot, other] = [at(1, 0), at(0, 1)];
  const middle = spotOf(plot).x;
  const together = stands(plot, plot);
  for (const { x, size } of [together.gardener, together.panda, stands(plot, other).gardener, stands(other, plot).panda]) {
    expect(x - (FIGURE.width / 2) * size).toBeGreaterThanOrEqual(middle + STALK.x + SECTION.width / 2 - 6); // the box of a figure has a little air
    expect(x + (FIGURE.width / 2) * size).toBeLessThanOrEqual(middle + W / 2);
  }
});

test("a young garden is not blown up", () => {
  expect(gardenFrame([spotOf(at(0, 0))], SIZE, []).width).toBeGreaterThan(500);
});

test("the ink marks where something was done last", () => {
  const before = viewWith();
  expect(isNews(newsSince(before, viewWith()))).toBe(false);
  const moved = newsSince(before, viewWith({ gardener: at(1, 0), plots: plots("G(1,0)3 Y(0,1)1 P(1,1)") }));
  expect(moved.marks).toEqual(["1,0"]);
  expect([...moved.heights]).toEqual([["1,0", 2]]);
  expect(newsSince(before, viewWith({ plots: plots("G(1,0)2 Y(0,1)2 P(1,1)") })).marks).toEqual(["0,1"]);
  const laid = newsSince(before, viewWith({ plots: plots("G(1,0)2 Y(0,1)1 P(1,1) G(-1,0)1") }));
  expect([laid.laid, laid.marks]).toEqual([["-1,0"], ["-1,0"]]);
  expect(newsSince(before, viewWith({ channels: [{ at: at(1, 0), side: "SW" }] }))).toMatchObject({ dug: ["1,0 SW"], marks: [] });
});
