import { expect, test } from "vitest";
import { forget, keep, keyOf, keys, type Key } from "./keys";

function shelf(start = ""): Pick<Storage, "getItem" | "setItem"> {
  let kept = start;
  return { getItem: () => kept || null, setItem: (_, value) => void (kept = value) };
}
const key = (table: string): Key => ({ table, game: "ohanami", token: `token-${table}`, seats: [0], name: "Ann", since: 0 });

test("a key is found by its table, the latest table stands first", () => {
  const place = shelf();
  keep(key("one"), place);
  keep(key("two"), place);
  expect(keys(place).map((one) => one.table)).toEqual(["two", "one"]);
  expect(keyOf("one", place)?.token).toBe("token-one");
});

test("a new key replaces the old one of the same table", () => {
  const place = shelf();
  keep(key("one"), place);
  keep({ ...key("one"), token: "other" }, place);
  expect(keys(place).map((one) => one.token)).toEqual(["other"]);
});

test("a table can be removed, and damaged storage counts as empty", () => {
  const place = shelf();
  keep(key("one"), place);
  forget("one", place);
  expect(keys(place)).toEqual([]);
  expect(keys(shelf("{nonsense"))).toEqual([]);
});
