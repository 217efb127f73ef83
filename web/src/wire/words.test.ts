import { describe, expect, test } from "vitest";
import { count, list, read, sentence } from "./words";

describe("sentences as they travel", () => {
  test("values take the place of their names", () => {
    expect(read({ key: "laid-card-in-garden-garden", values: { card: 56, garden: 2 } })).toBe("laid 56 in garden 2");
  });

  test("a key that no catalogue has is read as it stands", () => {
    expect(read({ key: "only-here", values: {} })).toBe("only here");
  });

  test("a value may be a sentence again", () => {
    expect(read({ key: "reason", values: { reason: { key: "kept-card", values: { card: 7 } } } })).toBe("kept 7");
  });

  test("a value that looks like a name is not replaced again", () => {
    expect(read({ key: "reason", values: { reason: "{ $reason }" } })).toBe("{ $reason }");
  });

  test("a line that stands alone gets a capital and a full stop", () => {
    expect(sentence({ key: "seat-seat-is-not-open", values: { seat: 2 } })).toBe("Seat 2 is not open.");
    expect(sentence({ key: "Already done.", values: {} })).toBe("Already done.");
    expect(sentence({ key: "", values: {} })).toBe("");
  });

  test("lists and counts read like English", () => {
    expect([list([]), list([23]), list([23, 58]), list(["Ren", "Haruka", "Kaede"])]).toEqual(["", "23", "23 and 58", "Ren, Haruka and Kaede"]);
    expect([count(1, "card"), count(8, "card")]).toEqual(["1 card", "8 cards"]);
  });
});
