import { describe, expect, test } from "vitest";
import { count, list, read, sentence } from "./words";

describe("sentences as they travel", () => {
  test("values take the place of their names", () => {
    expect(read({ key: "laid {card} in garden {garden}", values: { card: 56, garden: 2 } })).toBe("laid 56 in garden 2");
  });

  test("a name without a value stays as it is", () => {
    expect(read({ key: "only {n} tiles fit", values: {} })).toBe("only {n} tiles fit");
  });

  test("a value that looks like a name is not replaced again", () => {
    expect(read({ key: "{name} joined", values: { name: "{key}" } })).toBe("{key} joined");
  });

  test("a line that stands alone gets a capital and a full stop", () => {
    expect(sentence({ key: "seat {seat} is not open", values: { seat: 2 } })).toBe("Seat 2 is not open.");
    expect(sentence({ key: "Already done.", values: {} })).toBe("Already done.");
    expect(sentence({ key: "", values: {} })).toBe("");
  });

  test("lists and counts read like English", () => {
    expect([list([]), list([23]), list([23, 58]), list(["Ren", "Haruka", "Kaede"])]).toEqual(["", "23", "23 and 58", "Ren, Haruka and Kaede"]);
    expect([count(1, "card"), count(8, "card")]).toEqual(["1 card", "8 cards"]);
  });
});
