import { expect, test } from "vitest";
import { dayNamed, interval, shareText, squares, today } from "./results";

test("a shared result does not reveal the cards", () => {
  const won = { table: "a", result: "won" as const, rounds: 9, placed: 18, cells: 18 };
  expect(shareText("Tea Bowl", "2026-11-16", won, "https://roji.example/forms")).toBe(`Zen, form of the day, ${dayNamed("2026-11-16")}\nTea Bowl: completed in 9 rounds\n■■■■■■■■■■\nhttps://roji.example/forms`);
  expect(dayNamed("2026-11-16")).toMatch(/^(16 November|November 16,) 2026$/);
  expect(shareText("Koi", "2026-11-21", { ...won, result: "lost", placed: 9 }, "x")).toContain("Koi: 9 of 18 cards after 9 rounds\n■■■■■□□□□□");
  expect(squares({ ...won, placed: 17 })).toBe("■■■■■■■■■□");
});

test("a day is the reader's own", () => expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05"));

test("few plays leave much open", () => {
  const [low, high] = interval(5, 10);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(["0.24", "0.76"]);
  expect(interval(0, 20)[0]).toBe(0);
  expect(interval(20, 20)[1]).toBe(1);
});
