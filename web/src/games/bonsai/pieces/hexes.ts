/** Bonsai's tiles on the paper: the bud lies at 0,0. */
import { inkCorners, middleOf, type Spot } from "../../../kit/board/hexes";
import type { Cell } from "../types.gen";

export const R = 40; // from a tile's middle to its corner
export const W = Math.sqrt(3) * R; // a tile's width

const DIRECTIONS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const spotOf = (cell: Cell): Spot => middleOf(cell, R);
export const around = (cell: Cell): Cell[] => DIRECTIONS.map((step) => ({ q: cell.q + step.q, r: cell.r + step.r }));
export const tileCorners = (at: Spot, radius: number): string => inkCorners(at, radius, 0.2);
