import { expect, test } from "vitest";
import { person, seenWith } from "../../wire/sample";
import { levelFor, remember } from "./fitting";

const shelf = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};
const bot = (level: string) => ({ ...person("Bot"), kind: "bot" as const, level });
const over = (level: string, winners: number[]) => seenWith({ game: "ohanami", phase: "over", players: [person("Ann"), bot(level)], yours: [0], winners });

test("the level goes up after a win and down after a loss, within its bounds", () => {
  const kept = shelf();
  expect(levelFor("ohanami", kept)).toBe("gakusei");
  for (const [level, winners, next] of [["gakusei", [0], "senmon"], ["senmon", [1], "gakusei"], ["gakusei", [1], "gakusei"], ["yusha", [0], "yusha"]] as const) {
    remember(over(level, [...winners]), kept);
    expect(levelFor("ohanami", kept)).toBe(next);
  }
});

test("games with other people, and unknown levels, change nothing", () => {
  const kept = shelf();
  remember(seenWith({ game: "ohanami", phase: "over", players: [person("Ann"), person("Ren")], yours: [0], winners: [0] }), kept);
  remember(over("greedy", [0]), kept);
  expect(levelFor("ohanami", kept)).toBe("gakusei");
});
