import { expect, test } from "vitest";
import { person } from "../../../wire/sample";
import type { Proposal, Way } from "../../../wire/types.gen";
import { alone, answers, asking } from "./proposal";

const names = ["You", "Ren", "Mio"];
const way: Way = { left: 3, moves: 2, seat: 0, words: { key: "kept-card", values: { card: 12 } }, revealed: true };
const back: Proposal = { proposal: 0, seat: 1, kind: "back", way, agreed: [1], asked: [0, 2], declined: null };

test("who asks, how far, and who is still asked", () => {
  expect(asking(back, names, [0])).toBe("Ren would like to go back 2 moves, to before you kept 12.");
  expect(answers(back, names, [0])).toBe("Waiting for: Mio.");
  expect(answers({ ...back, agreed: [0, 1], asked: [2] }, names, [0])).toBe("Agreed: You. Waiting for: Mio.");
});

test("a pause goes nowhere", () => {
  expect(asking({ ...back, kind: "pause", way: null }, names, [0])).toBe("Ren would like to pause.");
});

test("a declined proposal says who declined, and nothing else", () => {
  const no = { ...back, asked: [], declined: 2 };
  expect(asking(no, names, [0])).toBe("Mio would rather play on.");
  expect(answers(no, names, [0])).toBe("");
});

test("bots, resigned players and those replaced by a bot are not asked", () => {
  expect(alone([person("Ann"), { ...person("Ren"), stand_in: "gakusei" }])).toBe(true);
  expect(alone([person("Ann"), { ...person("Bot Ume"), kind: "bot" }, { ...person("Ren"), resigned: true }])).toBe(true);
  expect(alone([person("Ann"), person("Ren")])).toBe(false);
});
