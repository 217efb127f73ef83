import { expect, test } from "vitest";
import { heightFor, placesFor, type StonePlace } from "./places";

const [HALF_WIDTH, HALF_HEIGHT] = [88, 60]; // of the stone in an emblem, at scale 1

function overlap(one: StonePlace, other: StonePlace): boolean {
  const both = one.scale + other.scale;
  return Math.abs(one.x - other.x) < HALF_WIDTH * both && Math.abs(one.y - other.y) < HALF_HEIGHT * both;
}

test("five games lie where they always lay", () => {
  expect(placesFor(5).map(({ x, y }) => [x, y])).toEqual([[142, 590], [352, 452], [598, 580], [756, 412], [548, 296]]);
  expect(heightFor(5)).toBe(748);
});

test("any number of games has a place each, inside the garden, and none lies on another", () => {
  for (const count of [1, 6, 9, 10, 23]) {
    const places = placesFor(count);
    expect(places).toHaveLength(count);
    for (const [i, place] of places.entries()) {
      expect(places.slice(i + 1).filter((other) => overlap(place, other))).toEqual([]);
      expect(place.x).toBeGreaterThan(60);
      expect(place.x).toBeLessThan(840);
      expect(place.y + 96 * place.scale + 27).toBeLessThan(heightFor(count) + 10);
    }
  }
});
