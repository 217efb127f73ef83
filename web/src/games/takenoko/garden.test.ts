import { expect, test } from "vitest";
import { fit, HOME, pan, reveal, seenBy, within, zoomAt } from "./camera";
import { across, edgeOf, spotOf, W } from "./hexes";
import { isNews, newsSince } from "./news";
import { at, plots, viewWith } from "./sample";

const SIZE = { width: 600, height: 400 };
const FRAME = { x: -300, y: -200, width: 600, height: 400 };

test("an edge lies midway between two plots and ends short of their corners", () => {
  const edge = edgeOf(at(1, 0), "SE");
  const [here, there] = [spotOf(at(1, 0)), spotOf(across(at(1, 0), "SE"))];
  expect(edge.x).toBeCloseTo((here.x + there.x) / 2);
  expect(Math.hypot(edge.ends[0].x - edge.ends[1].x, edge.ends[0].y - edge.ends[1].y)).toBeCloseTo(W / Math.sqrt(3) - 6);
});

test("the whole garden is seen by default, and steps aside for what lies over a corner", () => {
  const spots = [at(-3, 0), at(0, 0), at(4, -3), at(-2, 3)].map(spotOf);
  const box = fit(spots, SIZE, []);
  expect(spots.every(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(true);
  expect(box.width / box.height).toBeCloseTo(SIZE.width / SIZE.height);
  const beside = fit(spots, SIZE, [{ x: 300, y: 0, width: 300, height: 120 }]);
  expect(beside.width).toBeGreaterThan(box.width);
  expect(fit(spots, SIZE, [{ x: 0, y: 0, width: 10, height: 10 }])).toEqual(box);
});

test("a young garden is not blown up", () => {
  expect(fit([spotOf(at(0, 0))], SIZE, []).width).toBeGreaterThan(500);
});

test("zooming keeps the spot under the pointer, and never leaves the garden", () => {
  const near = zoomAt(FRAME, HOME, 2, { x: 150, y: 100 });
  expect(near).toEqual({ zoom: 2, x: 75, y: 50 });
  const seen = seenBy(FRAME, near);
  expect((150 - seen.x) / seen.width).toBeCloseTo((150 - FRAME.x) / FRAME.width);
  expect(zoomAt(FRAME, near, 0.1, { x: 0, y: 0 })).toEqual(HOME);
  expect(pan(FRAME, near, 9999, -9999)).toEqual({ zoom: 2, x: 150, y: -100 });
  expect(within(FRAME, { zoom: 99, x: 0, y: 0 }).zoom).toBe(5);
});

test("what gets the focus comes into sight", () => {
  const near = zoomAt(FRAME, HOME, 4, { x: -300, y: -200 });
  const moved = seenBy(FRAME, reveal(FRAME, near, { x: 200, y: 100 }));
  expect(200).toBeLessThanOrEqual(moved.x + moved.width);
  expect(100).toBeLessThanOrEqual(moved.y + moved.height);
  expect(reveal(FRAME, HOME, { x: 0, y: 0 })).toEqual(HOME);
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
