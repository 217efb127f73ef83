import { expect, test } from "vitest";
import { nearest, towards } from "./targets";

test("the nearest place wins a touch, and arrows walk between places", () => {
  const places = [{ x: 0, y: 0 }, { x: 70, y: 0 }, { x: 35, y: -60 }];
  expect(nearest(places, { x: 50, y: 5 })).toBe(places[1]);
  expect(towards(places, places[0]!, "ArrowRight")).toBe(places[1]);
  expect(towards(places, places[0]!, "ArrowUp")).toBe(places[2]);
  expect(towards(places, places[0]!, "ArrowLeft")).toBeUndefined();
  expect(towards(places, places[0]!, "a")).toBeUndefined();
});
