/** The value curve: every seat's expected share, move by move, split into choices and luck. */
import type { Moment } from "../../wire/types.gen";

export const WIDTH = 1000;
export const HEIGHT = 100;

export interface Point {
  line: number;
  share: number;
}

/** A seat's curve: choices as slopes, luck as vertical lines. */
export function thread(moments: readonly Moment[], seat: number): { choices: Point[][]; luck: Point[][] } {
  const choices: Point[][] = [];
  const luck: Point[][] = [];
  let now: Point | null = null;
  for (const moment of moments) {
    const before = { line: moment.line - 1, share: moment.before[seat]! };
    const after = { line: moment.line, share: moment.after[seat]! };
    const chosen = { line: moment.line, share: moment.revealed && moment.seat === seat ? moment.chosen : after.share };
    if (now && (now.line !== before.line || now.share !== before.share)) luck.push([now, before]);
    choices.push([before, chosen]);
    if (chosen.share !== after.share) luck.push([chosen, after]);
    now = after;
  }
  return { choices, luck };
}

/** Strokes as an SVG path; those that touch are one. */
export function path(strokes: readonly Point[][], last: number): string {
  let end = "";
  return strokes
    .map((stroke) => {
      const [from, ...rest] = stroke.map((point) => place(point, last));
      const start = from === end ? "" : `M${from}`;
      end = rest.at(-1) ?? from!;
      return `${start}L${rest.join("L")}`;
    })
    .join("");
}

const place = ({ line, share }: Point, last: number): string => `${round((WIDTH * line) / Math.max(1, last))} ${round(HEIGHT * (1 - share))}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Every seat's share after a line, from the latest reviewed choice. */
export function sharesAt(moments: readonly Moment[], line: number): number[] | null {
  const passed = moments.filter((moment) => moment.line <= line).at(-1);
  return passed?.after ?? moments[0]?.before ?? null;
}

/** "62%". */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** "+12" or "−5": percentage points. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(Math.round(100 * change))}`;

/** "± 6": the uncertainty of a sum. */
export const within = (error: number): string => `± ${Math.max(1, Math.round(100 * error))}`;
