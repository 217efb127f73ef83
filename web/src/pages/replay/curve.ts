/** The value curve: what everybody could hope for, move by move, and what chance and choice made of it. */
import type { Moment } from "../../wire/types.gen";

export const WIDTH = 1000;
export const HEIGHT = 100;

export interface Point {
  line: number;
  share: number;
}

export interface Turning {
  line: number;
  seat: number;
  by: "choice" | "luck";
  change: number; // of that seat's share of the win
}

/** How a seat fared: start + skill + luck = result. Skill is what the others' mistakes gave, less what its own cost. */
export interface Verdict {
  seat: number;
  start: number;
  result: number;
  skill: number;
  luck: number;
}

/** A seat's way through the game: to the choice as a slope, then luck as a plumb line. */
export function thread(moments: readonly Moment[], seat: number): { choices: Point[][]; luck: Point[][] } {
  const choices: Point[][] = [];
  const luck: Point[][] = [];
  let now: Point | null = null;
  for (const moment of moments) {
    const before = { line: moment.line - 1, share: moment.before[seat]! };
    const after = { line: moment.line, share: moment.after[seat]! };
    const chosen = { line: moment.line, share: moment.seat === seat ? moment.chosen : after.share };
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

/** Every seat's share after a line: of the latest choice up to there. */
export function sharesAt(moments: readonly Moment[], line: number): number[] | null {
  const passed = moments.filter((moment) => moment.line <= line).at(-1);
  return passed?.after ?? moments[0]?.before ?? null;
}

/** What a seat could hope for after the choice and before the luck; a mistake is a gift to the others. */
const hoped = (moment: Moment, seat: number): number => (seat === moment.seat ? moment.chosen : moment.before[seat]! + moment.lost / (moment.before.length - 1));

/** The few lines where the game turned most, in order. */
export function turnings(moments: readonly Moment[], most = 5, least = 0.06): Turning[] {
  const all = moments.flatMap((moment): Turning[] => {
    const { line, seat, lost, after } = moment;
    const lucks = after.map((share, other) => share - hoped(moment, other));
    const most = lucks.reduce((best, luck, other) => (Math.abs(luck) > Math.abs(lucks[best]!) ? other : best), seat);
    return [{ line, seat, by: "choice", change: -lost }, { line, seat: most, by: "luck", change: lucks[most]! }];
  });
  const greatest = all.filter(({ change }) => Math.abs(change) >= least).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const first = greatest.filter(({ line }, i) => greatest.findIndex((other) => other.line === line) === i);
  return first.slice(0, most).sort((a, b) => a.line - b.line);
}

/** Luck against skill. At the beginning the hopes of all together are one win. */
export function verdicts(moments: readonly Moment[], seats: number): Verdict[] {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last) return [];
  const whole = seats > 1 ? first.before.reduce((sum, share) => sum + share, 0) || 1 : 1;
  const mistakes = Array.from({ length: seats }, (_, seat) => moments.filter((moment) => moment.seat === seat).reduce((sum, { lost }) => sum + lost, 0));
  const all = mistakes.reduce((sum, lost) => sum + lost, 0);
  return mistakes.map((own, seat) => {
    const [start, result] = [first.before[seat]! / whole, last.after[seat]!];
    const skill = (seats > 1 ? (all - own) / (seats - 1) : 0) - own;
    return { seat, start, result, skill, luck: result - start - skill };
  });
}

/** "62%". */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** "+12" or "−5": hundredths of the win. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(Math.round(100 * change))}`;
