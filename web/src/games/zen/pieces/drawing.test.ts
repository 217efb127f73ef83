import { expect, test } from "vitest";
import { nameOf } from "../cards";
import { covered, formAt, missing, shownPart, tableFrame } from "../cells";
import { corners, edgesOf, half, looksTheSame, outline, S, seam, waves } from "./edges";
import { viewWith } from "../sample";
import { FACTS } from "../types.gen";

const shifted = (shape: string, y: number, out: -1 | 1, by: number) => seam(shape, y, out).map((point) => ({ x: point.x, y: point.y + by }));

test("the lower edge of a card is the upper edge of every card that fits below it", () => {
  for (const [above, below] of Object.entries(FACTS.deck.mates)) expect(shifted(below, 0, -1, S)).toEqual(seam(above, S, 1));
});

test("shapes that do not fit would leave a gap or overlap", () => {
  const pairs = FACTS.deck.shapes.flatMap((above) => FACTS.deck.shapes.map((below): [string, string] => [above, below]));
  const seamless = pairs.filter(([above, below]) => JSON.stringify(shifted(below, 0, -1, S)) === JSON.stringify(seam(above, S, 1)));
  expect(seamless).toEqual(Object.entries(FACTS.deck.mates));
});

test("two halves of one kind close to a circle", () => {
  expect(half("left", 13.5)).toBe("M0 22.5A13.5 13.5 0 0 1 0 49.5");
  expect(half("right", 13.5)).toBe("M72 22.5A13.5 13.5 0 0 0 72 49.5");
  expect(waves("left")).not.toBe(waves("right"));
});

test("a half turn changes left and right, above and below, and draws the outline upside down", () => {
  const card = { id: "B14", left: "red", right: "blue", top: "slash", bottom: "notch" };
  expect(edgesOf(card, true)).toEqual({ left: "blue", right: "red", top: "notch", bottom: "slash" });
  const points = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${Number(x)} ${Number(y)}`).sort();
  const turned = [...outline(edgesOf(card, false)).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${S - Number(x)} ${S - Number(y)}`).sort();
  expect(points(outline(edgesOf(card, true)))).toEqual(turned);
  expect(looksTheSame(edgesOf(card, false))).toBe(false);
  expect(corners(edgesOf(card, false)).match(/M/g)).toHaveLength(4);
});

test("a card is described by its sides", () => {
  expect(nameOf("B14", { left: "red", right: "blue", top: "slash", bottom: "notch" })).toBe("B14, left red, right blue, a rising line above, a notch below");
});

const one = { table: [{ card: "B01", turned: false, at: { x: 0, y: 0 } }], placed: 1 };

test("a part of the form is shown when it is the only one, or when it is asked for", () => {
  expect(shownPart(viewWith(one), null)).toBeNull();
  expect(shownPart(viewWith(one), 1)).toEqual({ x: 1, y: 1 });
  expect(shownPart(viewWith({ ...one, offsets: [{ x: 1, y: 1 }] }), null)).toEqual({ x: 1, y: 1 });
  expect(missing(viewWith(one), { x: 1, y: 1 }).map(({ at, colour }) => `${colour} ${at.x},${at.y}`)).toEqual(["black -1,-1", "white 0,-1", "white -1,0"]);
  expect(covered(viewWith(one), { x: 1, y: 1 })).toEqual([{ x: 1, y: 1 }]);
  expect(formAt(["B."], { x: 0, y: 0 })).toHaveLength(1);
});

test("the frontier is always in sight", () => {
  const frame = tableFrame(viewWith(one), null);
  expect([frame.x, frame.y]).toEqual([-1.2 * S, -1.2 * S]);
  expect(frame.x + frame.width).toBeGreaterThan(2 * S);
});
