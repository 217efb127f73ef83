import { expect, test } from "vitest";
import { fit, HOME, pan, reveal, seenBy, zoomAt } from "./camera";
import { lines, missedSince } from "./lines";
import { freshRows } from "./pad";
import { moves, type Spot } from "./motion";

const spot = (left: number, top: number, group: string, width = 60): Spot => ({ group, box: { left, top, width } as DOMRect });

test("a piece that changed its group travels, those that made room shift", () => {
  const before = new Map([["56", spot(0, 500, "kept", 90)], ["61", spot(100, 0, "garden-1")], ["64", spot(160, 0, "garden-1")]]);
  const after = new Map([["56", spot(100, 0, "garden-1", 60)], ["61", spot(160, 0, "garden-1")], ["64", spot(160, 0, "garden-1")]]);
  expect(moves(before, after)).toEqual([
    { id: "56", dx: -100, dy: 500, scale: 1.5, kind: "travel" },
    { id: "61", dx: -60, dy: 0, scale: 1, kind: "shift" },
  ]);
});

test("three travel at most; what is new does not", () => {
  const cards = ["1", "2", "3", "4", "5"];
  const before = new Map(cards.map((id) => [id, spot(0, 0, "hand")]));
  const after = new Map([...cards, "6"].map((id) => [id, spot(0, 90, "garden")]));
  expect(moves(before, after).map((move) => move.id)).toEqual(["1", "2", "3"]);
});

const event = (seq: number, seat: number, key: string) => ({ seq, seat, kind: "play" as const, action: null, words: { key, values: {} } });
const story = [event(1, 1, "kept a card"), event(2, 1, "kept a card"), event(3, 0, "kept 5"), event(4, 1, "kept a card")];

test("what is done twice in a row is one line", () => {
  expect(lines(story).map((line) => [line.text, line.times])).toEqual([["kept a card", 2], ["kept 5", 1], ["kept a card", 1]]);
});

test("two deeds of one kind are one line that names both", () => {
  const deed = (seq: number, key: string, values: Record<string, number>, seat = 0) => ({ ...event(seq, seat, key), words: { key, values } });
  const kept = [deed(1, "kept-card", { card: 24 }), deed(2, "kept-card", { card: 90 }), deed(3, "kept-card", { card: 5 }, 1)];
  const laid = (...gardens: number[]) => gardens.map((garden, i) => deed(i, "laid-card-in-garden-garden", { card: [81, 109][i]!, garden }));
  expect(lines(kept).map((line) => line.text)).toEqual(["kept 24 and 90", "kept 5"]);
  expect(lines(laid(2, 2)).map((line) => line.text)).toEqual(["laid 81 and 109 in garden 2"]);
  expect(lines(laid(1, 2)).map((line) => line.text)).toEqual(["laid 81 in garden 1 and laid 109 in garden 2"]);
  expect(lines([laid(1)[0]!, deed(2, "put-card-aside", { card: 14 })]).map((line) => line.text)).toEqual(["laid 81 in garden 1", "put 14 aside"]);
});

test("missed lines are those of others since one last looked", () => {
  expect(missedSince(story, 2, [0])).toBe(1);
});

test("a scoring writes lines of the pad; the total is always there", () => {
  const row = (points: (number | null)[], total = false) => ({ label: { key: "water", values: {} }, points, total });
  const before = [row([3, 6]), row([null, null]), row([3, 6], true)];
  const after = [row([3, 6]), row([9, 0]), row([12, 6], true)];
  expect(freshRows(before, after)).toEqual([1]);
  expect(freshRows(after, after)).toEqual([]);
});

test("the camera zooms about a spot, goes not too far, and shows what it is asked for", () => {
  const box = fit({ x: 0, y: 0, width: 100, height: 100 }, { width: 400, height: 200 }, 10);
  expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  const near = zoomAt(box, HOME, 2, { x: 50, y: 50 });
  expect(seenBy(box, near)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(pan(box, near, 1e6, 0).x).toBe(100);
  const moved = seenBy(box, reveal(box, near, { x: 50, y: 10 }, 5));
  expect(moved.y).toBe(5);
});
