/** Pointy hexes on paper: a cell has an axial place q, r; rows grow downwards. */
import type { Spot } from "./camera";

export type { Spot };

export interface Cell {
  q: number;
  r: number;
}

export const keyOf = (cell: Cell): string => `${cell.q},${cell.r}`;
export function readKey(key: string): Cell {
  const [q, r] = key.split(",").map(Number);
  return { q: q!, r: r! };
}

/** Where the middle of a cell lies, with hexes of this radius. */
export const middleOf = ({ q, r }: Cell, radius: number): Spot => ({ x: (q + r / 2) * Math.sqrt(3) * radius, y: r * 1.5 * radius });

export const fixed = (n: number): string => n.toFixed(1).replace(/\.0$/, "");
export const line = (points: readonly Spot[]): string => `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L")}`;
export const between = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

export function corners({ x, y }: Spot, radius: number): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A hex with soft corners. */
export function hex(at: Spot, radius: number, soft = 0.16): string {
  const points = corners(at, radius);
  const bends = points.map((corner, i) => {
    const [enter, leave] = [between(corner, points[(i + 5) % 6]!, soft), between(corner, points[(i + 1) % 6]!, soft)];
    return `${i === 0 ? "M" : "L"}${fixed(enter.x)} ${fixed(enter.y)}Q${fixed(corner.x)} ${fixed(corner.y)} ${fixed(leave.x)} ${fixed(leave.y)}`;
  });
  return `${bends.join("")}z`;
}

/** The six ink corners of a piece moved last; each is this part of a side long. */
export function inkCorners(at: Spot, radius: number, part: number): string {
  const points = corners(at, radius);
  return points.map((corner, i) => line([between(corner, points[(i + 5) % 6]!, part), corner, between(corner, points[(i + 1) % 6]!, part)])).join("");
}
