import { describe, expect, test } from "vitest";
import { clockRule, goneInWords, inWords, leftNow, shown, spoken, warns, type Clock } from "./clock";

const live = (seconds: number, added = 0): Clock => ({ type: "live", seconds, added });
const days = (n: number): Clock => ({ type: "days", days: n });
const HOUR = 3_600_000;

describe("what a clock shows", () => {
  test("days and hours in words, less as minutes and seconds", () => {
    expect([3 * 24 * HOUR, 50 * HOUR, 47 * HOUR, 2 * HOUR, 119 * 60_000, 600_000, 60_001].map(shown)).toEqual(["3 days", "2 days", "47 h", "2 h", "1:59:00", "10:00", "1:01"]);
    expect([60_000, 42_000, 900, 0].map(shown)).toEqual(["1:00", "0:42", "0:01", "0:00"]);
  });
  test("the last minute counts every second", () => {
    expect(shown(59_000)).toBe("0:59");
    expect(shown(58_100)).toBe("0:59");
    expect(shown(59_999)).toBe("1:00");
  });
  test("screen readers get whole words", () => {
    expect([3 * 24 * HOUR, 5 * HOUR, 61_000, 60_000, 1000].map(spoken)).toEqual(["3 days left", "5 hours left", "2 minutes left", "1 minute left", "1 second left"]);
  });
  test("only a clock that runs loses time, and never more than it has", () => {
    expect(leftNow({ left_ms: 5000, runs: true }, 2000)).toBe(3000);
    expect(leftNow({ left_ms: 5000, runs: false }, 2000)).toBe(5000);
    expect(leftNow({ left_ms: 5000, runs: true }, 9000)).toBe(0);
    expect(leftNow({ left_ms: 5000, runs: true }, -50)).toBe(5000); // the computer's clock was set back
  });
});

describe("when it warns", () => {
  test("in the last half minute of a live clock, in the last tenth of days", () => {
    expect([warns(31_000, live(600)), warns(30_000, live(600))]).toEqual([false, true]);
    expect([warns(8 * HOUR, days(3)), warns(7 * HOUR, days(3))]).toEqual([false, true]);
  });
  test("a very short clock does not begin with a warning", () => {
    expect([warns(20_000, live(20)), warns(10_000, live(20))]).toEqual([false, true]);
  });
});

test("a table's clock in words", () => {
  expect([null, live(600), live(300, 5), live(90), live(60, 1), days(3), days(1)].map(inWords)).toEqual(["No clock", "10 minutes per player", "5 minutes per player, plus 5 seconds per turn", "90 seconds per player", "1 minute per player, plus 1 second per turn", "3 days per move", "1 day per move"]);
  expect(goneInWords({ do: "resign", level: "gakusei" })).toBe("Whoever runs out of time resigns.");
  expect(clockRule({ clock: null, when_gone: { do: "bot", level: "gakusei" } })).toEqual([]);
  expect(clockRule({ clock: days(3), when_gone: { do: "bot", level: "gakusei" } })[0]!.about).toContain("a bot (gakusei) plays until");
});
