/** Where cells and edges lie on the paper: pointy hexes, the pond at 0,0, rows growing downwards. */
import type { Cell } from "./types.gen";

export const R = 62; // from a plot's middle to its corner
export const W = Math.sqrt(3) * R; // a plot's width

export type Side = "E" | "SE" | "SW";

export interface Spot {
  x: number;
  y: number;
}

const STEPS: Record<Side, Cell> = { E: { q: 1, r: 0 }, SE: { q: 0, r: 1 }, SW: { q: -1, r: 1 } };

export const keyOf = (cell: Cell): string => `${cell.q},${cell.r}`;
export const edgeKey = (at: Cell, side: Side): string => `${keyOf(at)} ${side}`;
export const spotOf = ({ q, r }: Cell): Spot => ({ x: (q + r / 2) * W, y: r * 1.5 * R });
export const across = (at: Cell, side: Side): Cell => ({ q: at.q + STEPS[side].q, r: at.r + STEPS[side].r });
export const byRow = (a: Spot, b: Spot): number => a.y - b.y || a.x - b.x;

export const fixed = (n: number): string => n.toFixed(1).replace(/\.0$/, "");
export const line = (points: readonly Spot[]): string => `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L")}`;

export function corners({ x, y }: Spot, radius: number): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const between = (from: Spot, to: Spot, part: number): Spot => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });

/** A hex with soft corners. */
export function hex(at: Spot, radius: number, soft = 0.16): string {
  const points = corners(at, radius);
  const bends = points.map((corner, i) => {
    const [enter, leave] = [between(corner, points[(i + 5) % 6]!, soft), between(corner, points[(i + 1) % 6]!, soft)];
    return `${i === 0 ? "M" : "L"}${fixed(enter.x)} ${fixed(enter.y)}Q${fixed(corner.x)} ${fixed(corner.y)} ${fixed(leave.x)} ${fixed(leave.y)}`;
  });
  return `${bends.join("")}z`;
}

/** The six ink corners of a plot where something happened last. */
export function inkCorners(at: Spot, radius: number): string {
  const points = corners(at, radius);
  return points.map((corner, i) => line([between(corner, points[(i + 5) % 6]!, 0.17), corner, between(corner, points[(i + 1) % 6]!, 0.17)])).join("");
}

/** The edge of a cell on one side: its middle and its two ends, short of the corners. */
export function edgeOf(at: Cell, side: Side, short = 3): Spot & { ends: [Spot, Spot] } {
  const [here, there] = [spotOf(at), spotOf(across(at, side))];
  const middle = between(here, there, 0.5);
  const half = R / 2 - short;
  const along = { x: -(there.y - here.y) / W, y: (there.x - here.x) / W };
  return { ...middle, ends: [{ x: middle.x - along.x * half, y: middle.y - along.y * half }, { x: middle.x + along.x * half, y: middle.y + along.y * half }] };
}

/** The channel along an edge, as a line. */
export const channelLine = (at: Cell, side: Side): string => line(edgeOf(at, side).ends);
