import { expect, test } from "vitest";
import { fit, HOME, pan, reveal, seenBy, zoomAt } from "./camera";

test("the camera zooms about a spot, goes not too far, and shows what it is asked for", () => {
  const box = fit({ x: 0, y: 0, width: 100, height: 100 }, { width: 400, height: 200 }, 10);
  expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  const near = zoomAt(box, HOME, 2, { x: 50, y: 50 });
  expect(seenBy(box, near)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(pan(box, near, 1e6, 0).x).toBe(100);
  const moved = seenBy(box, reveal(box, near, { x: 50, y: 10 }, 5));
  expect(moved.y).toBe(5);
});
