import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seenWith } from "../../../wire/sample";
import type { Event } from "../../../wire/types.gen";
import { Following, type Step } from "./following.svelte";

const event = (seq: number, seat: number, key = "laid"): Event => ({ seq, seat, kind: "play", action: null, words: { key, values: {} } });
const step = (seq: number, seats: number[], scores = [0, 0, 0], seat: number | null = 0): Step => {
  const fresh = seats.map((who, i) => event(seq + i, who));
  return { seen: { ...seenWith({}), seq, seat, yours: [0], scores }, fresh, story: fresh };
};
const following = (pace = 1000, first = step(0, [])) => new Following(first, () => true, () => pace);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the others' steps are shown one after another, each for a while", () => {
  const shown = following();
  shown.arrived(step(1, [0]));
  shown.arrived(step(2, [1]));
  shown.arrived(step(3, [1]));
  expect(shown.seen.seq).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(shown.seen.seq).toBe(2);
  vi.advanceTimersByTime(999);
  expect(shown.seen.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown.seen.seq).toBe(3);
});

test("acting or pressing a key skips to the present, and own steps are shown at once", () => {
  const shown = following();
  for (const seq of [1, 2, 3]) shown.arrived(step(seq, [1]));
  expect(shown.seen.seq).toBe(1);
  shown.now();
  expect(shown.seen.seq).toBe(3);
  shown.arrived(step(4, [1]));
  shown.arrived(step(5, [0]));
  expect(shown.seen.seq).toBe(5);
});

test("without a pause, and on a hidden page, steps are shown immediately", () => {
  const quick = following(0);
  quick.arrived(step(1, [1]));
  quick.arrived(step(2, [1]));
  expect(quick.seen.seq).toBe(2);
  vi.stubGlobal("document", { hidden: true });
  const hidden = following();
  hidden.arrived(step(1, [1]));
  hidden.arrived(step(2, [1]));
  expect(hidden.seen.seq).toBe(2);
});

test("each of the others has one turn with its points, until the reader acts", () => {
  const shown = following(0);
  shown.arrived(step(1, [0], [5, 0, 0]));
  shown.arrived(step(2, [1], [5, 3, 0]));
  shown.arrived(step(3, [1], [5, 4, 0]));
  shown.arrived(step(4, [2], [5, 4, -2]));
  expect(shown.turns.map(({ seat, events, points }) => [seat, events.length, points])).toEqual([[1, 2, 4], [2, 1, -2]]);
  expect(shown.lit.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  shown.arrived(step(5, [0]));
  expect(shown.turns).toEqual([]);
});

test("a turn is shown again step by step, without anything to play, and then the present", () => {
  const shown = following(0);
  shown.arrived(step(1, [0]));
  for (const [seq, seat] of [[2, 1], [3, 2], [4, 1]] as const) shown.arrived(step(seq, [seat]));
  shown.showAgain(1);
  const seen = [shown.seen.seq];
  expect(shown.replays).toBe(1);
  expect(shown.seen.legal).toEqual([]);
  for (let i = 0; i < 2; i++) {
    vi.advanceTimersByTime(700);
    seen.push(shown.seen.seq);
  }
  expect(seen).toEqual([1, 2, 4]);
  vi.advanceTimersByTime(700);
  expect(shown.replays).toBe(null);
  shown.showAgain(1);
  shown.now();
  expect([shown.replays, shown.seen.seq]).toEqual([null, 4]);
});

test("after a reload the last turn is summarised from the events, but cannot be shown again", () => {
  const shown = following(0, step(1, [0, 1, 1]));
  expect(shown.turns.map(({ events, points, kept }) => [events.length, points, kept])).toEqual([[2, null, false]]);
});

test("steps seen by one seat are not shown again to another seat of this screen", () => {
  const shown = following(0);
  shown.arrived(step(1, [1]));
  shown.arrived(step(2, [1]));
  shown.arrived(step(2, [], [0, 0, 0], null));
  expect(shown.turns).toEqual([]);
  shown.showAgain(1);
  expect(shown.replays).toBe(null);
});
