/** Where cells lie on the paper: pointy hexes, the bud at 0,0, rows growing downwards. */
import type { Cell } from "./types.gen";

export const R = 40; // from a tile's middle to its corner
export const W = Math.sqrt(3) * R; // a tile's width

export interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const keyOf = (cell: Cell): string => `${cell.q},${cell.r}`;
export const spotOf = ({ q, r }: Cell): Spot => ({ x: (q + r / 2) * W, y: r * 1.5 * R });
export const around = (cell: Cell): Cell[] => DIRECTIONS.map((step) => ({ q: cell.q + step.q, r: cell.r + step.r }));

export const fixed = (n: number): string => n.toFixed(1).replace(/\.0$/, "");
export const line = (points: readonly Spot[]): string => `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L")}`;

export function corners({ x, y }: Spot, radius: number): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const towards = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** A hex with soft corners. */
export function hex(at: Spot, radius: number, soft = 0.16): string {
  const points = corners(at, radius);
  const bends = points.map((corner, i) => {
    const [enter, leave] = [towards(corner, points[(i + 5) % 6]!, soft), towards(corner, points[(i + 1) % 6]!, soft)];
    return `${i === 0 ? "M" : "L"}${fixed(enter.x)} ${fixed(enter.y)}Q${fixed(corner.x)} ${fixed(corner.y)} ${fixed(leave.x)} ${fixed(leave.y)}`;
  });
  return `${bends.join("")}z`;
}

/** The six ink corners of a piece moved last. */
export function inkCorners(at: Spot, radius: number): string {
  const points = corners(at, radius);
  return points.map((corner, i) => line([towards(corner, points[(i + 5) % 6]!, 0.2), corner, towards(corner, points[(i + 1) % 6]!, 0.2)])).join("");
}
