/** Takenoko's plots and their edges on the paper: the pond lies at 0,0. */
import { between, inkCorners, keyOf, line, middleOf, readKey, type Spot } from "../../../kit/board/hexes";
import type { Cell } from "../types.gen";

export const R = 62; // from a plot's middle to its corner
export const W = Math.sqrt(3) * R; // a plot's width

export type Side = "E" | "SE" | "SW";

const STEPS: Record<Side, Cell> = { E: { q: 1, r: 0 }, SE: { q: 0, r: 1 }, SW: { q: -1, r: 1 } };

export const edgeKey = (at: Cell, side: Side): string => `${keyOf(at)} ${side}`;
export function readEdge(key: string): [Cell, Side] {
  const [cell, side] = key.split(" ");
  return [readKey(cell!), side as Side];
}
export const spotOf = (cell: Cell): Spot => middleOf(cell, R);
export const across = (at: Cell, side: Side): Cell => ({ q: at.q + STEPS[side].q, r: at.r + STEPS[side].r });

/** The six cells beside a cell, clockwise. */
export const around = ({ q, r }: Cell): Cell[] => [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([dq, dr]) => ({ q: q + dq!, r: r + dr! }));

export const plotCorners = (at: Spot, radius: number): string => inkCorners(at, radius, 0.17);

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
