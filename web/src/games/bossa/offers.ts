/** Finds offered actions by their content, and their places. A board only plays offers back; it never constructs an action. */
import { findOffers } from "../../kit/board/offers";
import type { Offer } from "../../wire/types.gen";
import type { Colour, Laid } from "./tiles";
import type { Action, PossibleRow, View } from "./types.gen";

export type Arm = "up" | "down";
export const offered = findOffers<Action>();

/** A place for a row: the open end of an arm, or a row that can be covered. */
export interface Aim {
  key: string;
  line: Colour;
  arm: Arm;
  nth: number | null; // the row to cover; null at an open end
  value: number;
  sizes: number[];
  plays: PossibleRow[]; // every row that the hand allows here
}

export const keyOf = (line: Colour, arm: Arm, nth: number | null = null): string => `${line} ${arm}${nth === null ? "" : ` ${nth}`}`;

/** The requirements of the four open ends. */
export const ends = (view: View): Aim[] => view.targets.map((one) => ({ ...one, plays: sparing(one.plays), nth: null, key: keyOf(one.line, one.arm) }));

/** The requirements of the rows that a Stack could cover. */
export const covers = (view: View): Aim[] => view.stacks.map((one) => ({ ...one, plays: sparing(one.plays), sizes: [one.size], key: keyOf(one.line, one.arm, one.nth) }));

/** Rows without the chip come first: it can be used only once. */
const sparing = (plays: readonly PossibleRow[]): PossibleRow[] => [...plays].sort((a, b) => Number(a.changed !== null) - Number(b.changed !== null));

/** The width of the longer line and the height of the tallest row, so that the tiles of both lines have the same size. */
export function roomFor(view: View): { tall: number; side: number; inner: number } {
  const { white, black } = view.lines;
  const rows = [...white.up, ...white.down, ...black.up, ...black.down];
  const plays = view.targets.flatMap(({ plays }) => plays.map((row) => row.tiles.length));
  const most = (...numbers: number[]): number => Math.max(...numbers);
  return {
    tall: most(2, ...rows.map(({ size }) => size), ...plays),
    side: most(white.up.length, white.down.length, black.up.length, black.down.length) + 1,
    inner: most(white.up.length + white.down.length + 1, black.up.length + black.down.length + 1, 4),
  };
}

/** Whether this is the selected row, with the chip on the same tile. */
export function same(row: PossibleRow, chosen: readonly Laid[]): boolean {
  const changed = chosen.find((laid) => laid.chip !== null)?.tile ?? null;
  return row.tiles.length === chosen.length && row.changed === changed && chosen.every(({ tile }) => row.tiles.includes(tile));
}

/** Whether a row contains the selected tiles, with the chip where it was put. */
export function holds(row: PossibleRow, chosen: readonly Laid[]): boolean {
  return chosen.every(({ tile, chip }) => row.tiles.includes(tile) && (chip === null || row.changed === tile));
}

/** The fields that identify the next step's action. */
export type Step = Partial<Record<"line" | "arm" | "nth" | "tile" | "type", string | number>> & { type: Action["type"] };

/** The steps that lay a row: where, its tiles in their order, done. */
export function layRow(aim: Aim, row: PossibleRow): Step[] {
  const where: Step = aim.nth === null ? { type: "place", line: aim.line, arm: aim.arm } : { type: "stack", line: aim.line, arm: aim.arm, nth: aim.nth };
  const tiles = [...row.tiles].sort((a, b) => a - b).map((tile): Step => ({ type: tile === row.changed ? "use_changed" : "use", tile }));
  return [where, ...tiles, { type: "done" }];
}

/** The offer of this step; undefined if it is not offered. */
export function offerFor(legal: readonly Offer[], step: Step): Offer | undefined {
  return legal.find(({ action }) => Object.entries(step).every(([name, value]) => (action as Record<string, unknown>)[name] === value));
}
