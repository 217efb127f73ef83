import { expect, test } from "vitest";
import { placeOf, tableNamed } from "./address";

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
