/** How much of the paper a bonsai needs. */
import { R, spotOf, W } from "./hexes";
import type { Tiling } from "./limbs";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MIDDLE = W / 2; // of the pot
const BELOW = 3 * R + 40; // the foot of the pot and its shadow

/** The pot, the tiles, and a tile's width around them, where others may grow; a young tree has room above it. */
export function frameOf(tree: Tiling, { side = 275, above = 330, room = 1.45 } = {}): Frame {
  const spots = [...tree.values()].map(({ at }) => spotOf(at));
  const left = Math.min(MIDDLE - side, ...spots.map(({ x }) => x - room * W));
  const right = Math.max(MIDDLE + side, ...spots.map(({ x }) => x + room * W));
  const top = Math.min(-above, ...spots.map(({ y }) => y - room * W));
  const bottom = Math.max(BELOW, ...spots.map(({ y }) => y + room * W));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const viewBox = ({ x, y, width, height }: Frame): string => [x, y, width, height].map((n) => n.toFixed(0)).join(" ");
