import { expect, test } from "vitest";
import type { Moment } from "../../wire/types.gen";
import { path, percent, sharesAt, signed, thread, within } from "./curve";

const moment = (line: number, seat: number, before: number, chosen: number, after: number, lost = 0, revealed = true): Moment => {
  const shares = (own: number): number[] => (seat === 0 ? [own, 1 - own] : [1 - own, own]);
  return { line, seat, before: shares(before), chosen, after: shares(after), lost, error: 0, mistake: false, revealed, best: { key: "kept 24", values: {} } };
};
// Ann makes a small mistake, then is lucky; Bob makes a large mistake.
const GAME = [moment(1, 0, 0.5, 0.45, 0.6, 0.08), moment(2, 1, 0.4, 0.1, 0.1, 0.3), moment(4, 0, 0.9, 0.9, 1)];

test("a choice is a slope, luck a plumb line", () => {
  const { choices, luck } = thread(GAME, 0);
  expect(choices[0]).toEqual([{ line: 0, share: 0.5 }, { line: 1, share: 0.45 }]);
  expect(luck[0]).toEqual([{ line: 1, share: 0.45 }, { line: 1, share: 0.6 }]);
  expect(luck.at(-1)).toEqual([{ line: 4, share: 0.9 }, { line: 4, share: 1 }]);
});

test("without revealed information, all changes are due to the players", () => {
  const { choices, luck } = thread([moment(1, 0, 0.5, 0.45, 0.6, 0.05, false)], 0);
  expect(choices).toEqual([[{ line: 0, share: 0.5 }, { line: 1, share: 0.6 }]]);
  expect(luck).toEqual([]);
});

test("a line that was no choice leaves no gap", () => {
  expect(thread(GAME, 0).luck).toContainEqual([{ line: 2, share: 0.9 }, { line: 3, share: 0.9 }]);
});

test("the others' curves follow the result of a choice", () => {
  expect(thread(GAME, 1).choices[0]!.map(({ share }) => share)).toEqual([0.5, 0.4]);
});

test("the drawing fills its box from the first line to the last", () => {
  expect(path([[{ line: 0, share: 1 }, { line: 2, share: 0.5 }], [{ line: 2, share: 0.5 }, { line: 4, share: 0 }]], 4)).toBe("M0 0L500 50L1000 100");
  expect(path([], 4)).toBe("");
});

test("shares are those of the latest choice, and before the first those of the beginning", () => {
  expect(sharesAt(GAME, 0)).toEqual([0.5, 0.5]);
  expect(sharesAt(GAME, 3)![1]).toBe(0.1);
  expect(sharesAt([], 3)).toBeNull();
});

test("shares in words", () => {
  expect([percent(0.615), signed(0.123), signed(-0.05)]).toEqual(["62%", "+12", "−5"]);
  expect([within(0.06), within(0)]).toEqual(["± 6", "± 1"]);
});
