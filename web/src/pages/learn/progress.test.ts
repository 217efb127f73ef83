import { describe, expect, test } from "vitest";
import { nouns } from "./nouns";
import { finished, keep, next, progress } from "./progress";

function shelf(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [["roji.content.lessons", text]]);
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

describe("progress in the lessons", () => {
  test("a lesson continues where it was left", () => {
    const mine = shelf();
    keep("ohanami", "turn", [39, 81], 1, 6, mine);
    keep("ohanami", "order", [5], 0, 5, mine);
    expect(progress("ohanami", "turn", mine)).toEqual({ codes: [39, 81], step: 1, done: false });
    expect(progress("zen", "turn", mine)).toEqual({ codes: [], step: 0, done: false });
  });

  test("the next lesson is the first that was not finished; after all of them, the first", () => {
    const mine = shelf();
    const lessons = [{ id: "turn" }, { id: "order" }];
    expect(next("ohanami", lessons, mine)?.id).toBe("turn");
    keep("ohanami", "turn", [1], 6, 6, mine);
    expect(next("ohanami", lessons, mine)?.id).toBe("order");
    keep("ohanami", "order", [1], 5, 5, mine);
    expect(next("ohanami", lessons, mine)?.id).toBe("turn");
  });

  test("a finished lesson stays finished when it is started again", () => {
    const mine = shelf();
    keep("ohanami", "turn", [39], 6, 6, mine);
    keep("ohanami", "turn", [], 0, 6, mine);
    expect(progress("ohanami", "turn", mine)).toEqual({ codes: [], step: 0, done: true });
    keep("ohanami", "order", [], 1, 5, mine);
    expect([finished("ohanami", mine), finished("zen", mine), finished("zen", shelf('{"zen/x": null}'))]).toEqual([1, 0, 0]);
  });

  test("unreadable progress counts as none", () => {
    for (const text of ["", "{", "null", "7", '{"ohanami/turn": 3}', '{"ohanami/turn": {"codes": ["x"]}}']) expect(progress("ohanami", "turn", shelf(text)).codes).toEqual([]);
  });
});

test("text in brackets is shown in the accent colour", () => {
  expect(nouns("Keep [57] and [93].")).toEqual(["Keep ", { noun: "57" }, " and ", { noun: "93" }, "."]);
  expect(nouns("[57]")).toEqual([{ noun: "57" }]);
  expect(nouns("Lay.")).toEqual(["Lay."]);
});
