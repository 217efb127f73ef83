import { expect, test } from "vitest";
import { freshRows } from "./freshRows";

test("a scoring fills lines of the pad; the total is never new", () => {
  const row = (points: (number | null)[], total = false) => ({ label: { key: "water", values: {} }, points, total });
  const before = [row([3, 6]), row([null, null]), row([3, 6], true)];
  const after = [row([3, 6]), row([9, 0]), row([12, 6], true)];
  expect(freshRows(before, after)).toEqual([1]);
  expect(freshRows(after, after)).toEqual([]);
});
