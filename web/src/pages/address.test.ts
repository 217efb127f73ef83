import { expect, test } from "vitest";
import { lessonsOf, placeOf, replayOf, tableNamed } from "./address";

test("addresses lead to pages", () => {
  expect([placeOf("/"), placeOf("/t/nzwncvpcsa"), placeOf("/elsewhere")]).toEqual([{ page: "home" }, { page: "table", table: "nzwncvpcsa" }, { page: "nowhere" }]);
});

test("a game may have a page of its own", () => {
  expect(placeOf("/forms").page).toBe("own");
  expect(placeOf("/forms/more").page).toBe("nowhere");
});

test("a table is named by its code or by a pasted link", () => {
  expect(tableNamed(" nzwncvpcsa ")).toBe("nzwncvpcsa");
  expect(tableNamed("http://127.0.0.1:8000/t/nzwncvpcsa")).toBe("nzwncvpcsa");
  expect(tableNamed("two words")).toBeNull();
});

test("a game that is over has an address for every line and seat", () => {
  expect(placeOf("/replay")).toEqual({ page: "replay", table: null, line: null });
  expect(placeOf("/replay/nzwncvpcsa")).toEqual({ page: "replay", table: "nzwncvpcsa", line: null });
  expect(placeOf("/replay/nzwncvpcsa/34")).toEqual({ page: "replay", table: "nzwncvpcsa", line: 34 });
  expect(placeOf("/replay/nzwncvpcsa/x").page).toBe("nowhere");
  expect([replayOf("nzwncvpcsa"), replayOf("nzwncvpcsa", 34), replayOf("nzwncvpcsa", 34, 1)]).toEqual(["/replay/nzwncvpcsa", "/replay/nzwncvpcsa/34", "/replay/nzwncvpcsa/34?seat=1"]);
});

test("lessons have addresses: all games, one game, one lesson", () => {
  expect(placeOf("/learn")).toEqual({ page: "learn", game: null, lesson: null });
  expect(placeOf("/learn/ohanami/")).toEqual({ page: "learn", game: "ohanami", lesson: null });
  expect(placeOf(lessonsOf("ohanami", "three-gardens"))).toEqual({ page: "learn", game: "ohanami", lesson: "three-gardens" });
  expect(placeOf("/learn/ohanami/turn/more").page).toBe("nowhere");
  expect([lessonsOf(), lessonsOf("zen")]).toEqual(["/learn", "/learn/zen"]);
});

test("the score pad has an address, and one for each game", () => {
  expect([placeOf("/pad"), placeOf("/pad/"), placeOf("/pad/ohanami")]).toEqual([{ page: "pad", game: null }, { page: "pad", game: null }, { page: "pad", game: "ohanami" }]);
  expect(placeOf("/pad/ohanami/more").page).toBe("nowhere");
});
