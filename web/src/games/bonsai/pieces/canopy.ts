/** Leaves that melt into one canopy: a cloud on every leaf tile, and a smaller one on every edge that two of them share. */
import { fixed, keyOf, type Spot } from "../../../kit/board/hexes";
import { around, spotOf } from "./hexes";
import type { Tiling } from "./limbs";
import type { Cell } from "../types.gen";

export interface Cloud extends Spot {
  key: string;
  kind: number; // which of the three leaf drawings
}

export interface Join extends Spot {
  key: string;
  d: string[]; // underside, body, top
}

export interface Canopy {
  leaves: Cloud[];
  joins: Join[];
}

/** Pseudo-random numbers that are the same on every screen. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A scalloped cloud: round bumps on a circle. */
export function cloud(radius: number, bumps: number, bump: number, seed: number, flat = 1): string {
  const roll = dice(seed);
  const turn = roll() * 2 * Math.PI;
  const points = Array.from({ length: bumps }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / bumps;
    const far = radius * (0.94 + 0.12 * roll());
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) * flat };
  });
  const arcs = points.map((point, i) => {
    const next = points[(i + 1) % bumps]!;
    const bend = fixed(Math.hypot(next.x - point.x, next.y - point.y) * bump);
    return `A${bend} ${bend} 0 0 1 ${fixed(next.x)} ${fixed(next.y)}`;
  });
  return `M${fixed(points[0]!.x)} ${fixed(points[0]!.y)}${arcs.join("")}z`;
}

const later = (a: Cell, b: Cell): number => a.r - b.r || a.q - b.q;
const kindOf = ({ q, r }: Cell): number => (((q * 2 + r * 3) % 3) + 3) % 3;

export function canopy(tree: Tiling, detail: boolean): Canopy {
  const cells = [...tree.values()].filter(({ tile }) => tile === "leaf").map(({ at }) => at).sort(later);
  const leaves = cells.map((cell) => ({ key: keyOf(cell), kind: kindOf(cell), ...spotOf(cell) }));
  return { leaves, joins: detail ? cells.flatMap((cell) => joinsOf(tree, cell)) : [] };
}

function joinsOf(tree: Tiling, cell: Cell): Join[] {
  const here = spotOf(cell);
  return around(cell)
    .filter((other) => tree.get(keyOf(other))?.tile === "leaf" && later(cell, other) < 0)
    .map((other) => {
      const there = spotOf(other);
      const seed = cell.q * 7 + cell.r * 3 + other.q + 400;
      return {
        key: `${keyOf(cell)} ${keyOf(other)}`,
        x: (here.x + there.x) / 2,
        y: (here.y + there.y) / 2,
        d: [cloud(30, 9, 0.62, seed, 0.9), cloud(25, 9, 0.62, seed, 0.9), cloud(11, 9, 0.62, seed, 0.9)],
      };
    });
}
