import { expect, test } from "vitest";
import { seenWith } from "../../../wire/sample";
import type { View } from "../types.gen";
import { begin, dayOf, finished, remember } from "./shelf";

function shelf() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}
const over = (some: Partial<View>, day: string | null = null) => seenWith({ phase: "over", yours: [0], day, view: { result: "won", rounds: 9, placed: 4, cells: 4, form: { name: "Tea Bowl", level: 1, rows: ["BW"] }, ...some } });

test("the fewest rounds of a form are kept; a lost one is not, nor one that others played", () => {
  const mine = shelf();
  remember(over({}), "a", mine);
  remember(over({ rounds: 7 }), "b", mine);
  remember(over({ rounds: 12 }), "c", mine);
  remember(over({ form: { name: "your own", level: null, rows: ["BW", "WB"] } }), "d", mine);
  remember(over({ result: "lost", form: { name: "Panda", level: 3, rows: [] } }), "e", mine);
  remember({ ...over({ rounds: 1 }), yours: [] }, "f", mine);
  expect(finished(mine)).toEqual({ "Tea Bowl": 7, "BW/WB": 9 });
});

test("for a form of the day the first table counts, once", () => {
  const mine = shelf();
  begin("2026-11-16", "a", mine);
  begin("2026-11-16", "b", mine);
  remember(over({ rounds: 5 }, "2026-11-16"), "b", mine);
  expect(dayOf("2026-11-16", mine)).toEqual({ table: "a" });
  remember(over({ result: "lost", placed: 3 }, "2026-11-16"), "a", mine);
  remember(over({ rounds: 2 }, "2026-11-16"), "a", mine);
  expect(dayOf("2026-11-16", mine)).toEqual({ table: "a", result: "lost", rounds: 9, placed: 3, cells: 4 });
});

test("damaged records count as empty", () => {
  expect(finished({ getItem: () => "{", setItem: () => undefined })).toEqual({});
});
