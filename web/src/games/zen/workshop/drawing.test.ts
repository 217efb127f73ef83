import { expect, test } from "vitest";
import { cells, joins, onSheet, painted, read, SIDE, trimmed, write } from "./drawing";

test("a form lies in the middle of the sheet and comes back as it was", () => {
  const sheet = onSheet(["BW", "W."]);
  expect([sheet.length, ...new Set(sheet.map((row) => row.length))]).toEqual([SIDE, SIDE]);
  expect(sheet[7]!.slice(7, 9)).toBe("BW");
  expect(trimmed(sheet)).toEqual(["BW", "W."]);
  expect(trimmed(painted(sheet, 7, 7, "."))).toEqual([".W", "W."]);
  expect(trimmed(onSheet([]))).toEqual([]);
  expect(trimmed(["..B", "", "W"])).toEqual(["..B", "...", "W.."]);
});

test("cells and joins are counted", () => {
  expect([cells(["BW", "WB"], "B"), joins(["BW", "WB"]), joins(["B.", "WB"]), joins([])]).toEqual([2, 4, 2, 0]);
});

test("a form is written and read again", () => {
  const mine = { name: "Well", level: 2, rows: ["BB", "B."] };
  expect(read(`# mine\r\n${write(mine)}\n\n${write({ ...mine, name: "Other" })}`)).toEqual([mine, { ...mine, name: "Other" }]);
  expect(write({ ...mine, name: " " })).toContain("form: My form\n");
});

test.each([
  ["", "Line 1: there is no form"],
  ["BB\n", "Line 1: “BB” comes before the first form"],
  ["form: A\nlevel: 5\nB", "Line 2: a level is 1, 2, 3 or 4, not “5”"],
  ["form: A\nlevel: 1\nB#B", "Line 3: “B#B” is not a row of a form"],
])("a broken text names its line: %j", (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
