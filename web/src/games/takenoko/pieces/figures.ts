/** Where the gardener and the panda stand on a plot: beside its bamboo, and beside each other. */
import { keyOf, type Spot } from "../../../kit/board/hexes";
import { spotOf } from "./hexes";
import type { Cell } from "../types.gen";

export const FIGURE = { width: 60, height: 74 };
export const STALK = { x: -16, y: 34 }; // the foot of the bamboo, from the middle of its plot
export const SECTION = { width: 24, height: 28 };

export interface Stand extends Spot {
  size: number;
}

const stand = (at: Cell, x: number, y: number, size: number): Stand => ({ x: spotOf(at).x + x, y: spotOf(at).y + y, size });

export function stands(gardener: Cell, panda: Cell): { gardener: Stand; panda: Stand } {
  if (keyOf(gardener) !== keyOf(panda)) return { gardener: stand(gardener, 20, 1, 1), panda: stand(panda, 20, 1, 1) };
  return { gardener: stand(gardener, 13, -17, 0.68), panda: stand(panda, 31, 14, 0.68) };
}
