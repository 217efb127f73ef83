import { expect, test } from "vitest";
import type { GameCard } from "../wire/types.gen";
import { aboutOf, faceOf, lengthOf, meet, stoneOf, stones, STONES } from ".";
import { outside } from "./outside.svelte";

const card = (name: string, fewest: number, most: number): GameCard => ({ name, title: name.toUpperCase(), fewest, most, options: [] });

test("games without a stone get one, each once, after ours", () => {
  meet([card("zen", 1, 1), card("kiosk", 2, 4)]);
  meet([card("kiosk", 2, 4), card("stall", 2, 2)]);
  expect(stones().map(({ name }) => name)).toEqual([...STONES.map(({ name }) => name), "kiosk", "stall"]);
  expect(stoneOf("kiosk")).toMatchObject({ title: "KIOSK", plain: true });
  expect([lengthOf(stoneOf("kiosk")!), lengthOf(stoneOf("stall")!), aboutOf(stoneOf("kiosk")!)]).toEqual(["2–4", "2", ""]);
  expect(lengthOf(stoneOf("zen")!)).toBe("1 player · 15 min");
});

test("a face may define as little as a board; the rest is the plain one's", async () => {
  globalThis.localStorage ??= { getItem: () => null } as unknown as Storage; // there is none outside a browser
  const Board = (() => undefined) as never;
  outside.stones = [{ ...stoneOf("kiosk")!, face: async () => ({ face: { Board } }) }];
  const face = await faceOf("kiosk");
  expect(face.Board).toBe(Board);
  for (const part of ["Symbols", "Hand", "Panel", "Chips", "place", "rules", "sit", "where", "doing", "places"] as const) expect(face[part]).toBeDefined();
});
