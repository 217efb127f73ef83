import { afterEach, describe, expect, test } from "vitest";
import { speech } from "../kit/language/language.svelte";
import { count, list, read, sentence } from "./words";

describe("sentences as they travel", () => {
  afterEach(() => speech.speak("en"));

  test("values take the place of their names", () => {
    expect(read({ key: "laid-card-in-garden-garden", values: { card: 56, garden: 2 } })).toBe("laid 56 in garden 2");
  });

  test("a key without a message is shown as words", () => {
    expect(read({ key: "only-here", values: {} })).toBe("only here");
  });

  test("a value may be a sentence again", () => {
    expect(read({ key: "reason", values: { reason: { key: "kept-card", values: { card: 7 } } } })).toBe("kept 7");
  });

  test("a value that looks like a name is not replaced again", () => {
    expect(read({ key: "reason", values: { reason: "{ $reason }" } })).toBe("{ $reason }");
  });

  test.each([
    ["en", "2.1 points more from 3 and 4.0 from 5"],
    ["de", "2,1 Punkte mehr durch: 3, und 4,0 durch: 5"],
    ["pl", "o 2,1 pkt więcej: 3, o 4,0: 5"],
    ["ja", "3で2.1点、5で4.0点多い"],
  ])("an amount is written as the language writes numbers: %s", async (language, text) => {
    await speech.speak(language);
    expect(read({ key: "a-points-more-from-one-and-b-from-other", values: { a: 2.1, one: 3, b: 4, other: 5 } })).toBe(text);
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
