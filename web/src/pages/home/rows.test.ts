import { expect, test } from "vitest";
import { person } from "../../wire/sample";
import type { MyTable } from "../../wire/types.gen";
import { asking, day, invited, onlyMine, result } from "./rows";

const bot = { ...person("Bot Ume"), kind: "bot" as const };
const row = (more: Partial<MyTable>): MyTable => ({ table: "t", game: "ohanami", players: [person("Ann"), person("Ren")], phase: "over", yours: [0], to_act: [], mine: false, clock: null, rematch: null, winners: [], scores: [], touched: 0, ...more });

test("a result says who won, with the reader's points first", () => {
  expect(result(row({ winners: [0], scores: [84, 70] }))).toBe("You won 84 : 70");
  expect(result(row({ yours: [1], winners: [0], scores: [84, 70] }))).toBe("Ann won 70 : 84");
  expect(result(row({ winners: [0, 1], scores: [80, 80] }))).toBe("Tied 80 : 80");
  expect(result(row({ yours: [0, 1], winners: [1], scores: [1, 84] }))).toBe("Ren won 1 : 84");
});

test("a result without meaningful points shows none", () => {
  expect(result(row({ winners: [0], scores: [1, 0] }))).toBe("You won");
  expect(result(row({ players: [person("Ann")], winners: [0], scores: [28] }))).toBe("You won");
  expect(result(row({ players: [person("Ann")], scores: [20] }))).toBe("Not won");
});

test("a table is only mine where nobody but bots sits beside me", () => {
  expect([onlyMine(row({})), onlyMine(row({ players: [person("Ann"), bot] })), onlyMine(row({ yours: [0, 1] }))]).toEqual([false, true, true]);
});

test("dates are written as people say them", () => {
  const now = new Date(2026, 10, 17, 9).getTime();
  expect([day(now, now), day(new Date(2026, 10, 16, 23).getTime(), now), day(new Date(2026, 10, 3).getTime(), now), day(new Date(2025, 10, 3).getTime(), now)]).toEqual(["today", "yesterday", expect.stringMatching(/^(3 Nov|Nov 3)$/), expect.stringMatching(/^(3 Nov 2025|Nov 3, 2025)$/)]);
});

test("a rematch that another player has created is shown until this browser has opened it", () => {
  expect([invited(row({}), []), invited(row({ rematch: "n" }), ["t"]), invited(row({ rematch: "n" }), ["t", "n"])]).toEqual([false, true, false]);
  expect(asking(row({ rematch: "n" }))).toBe("Ren wants a rematch");
  expect(asking(row({ rematch: "n", players: [person("Ann"), person("Ren"), person("Mio")] }))).toBe("A rematch is set up");
});
