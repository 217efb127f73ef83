/** The outline of a card: one closed path, whose upper and lower edges are seams that neighbours share. */
import type { CardView } from "../types.gen";

export const S = 72; // a cell
const SLOPE = 10; // a diagonal rises or falls by twice this
const TIP = { half: 13, high: 12.5 };

/** What a card shows on its four sides as it lies. */
export interface Edges {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

export interface Point {
  x: number;
  y: number;
}

/** After a half turn left and right, above and below have changed places; their names stay. */
export function edgesOf({ left, right, top, bottom }: CardView, turned: boolean): Edges {
  return turned ? { left: right, right: left, top: bottom, bottom: top } : { left, right, top, bottom };
}

export const looksTheSame = ({ left, right, top, bottom }: Edges): boolean => left === right && top === bottom;

/** An upper or lower edge from left to right; out is -1 above and 1 below, where a tip sticks out. */
export function seam(shape: string, y: number, out: -1 | 1): Point[] {
  if (shape === "slash") return [{ x: 0, y: y + SLOPE }, { x: S, y: y - SLOPE }];
  if (shape === "backslash") return [{ x: 0, y: y - SLOPE }, { x: S, y: y + SLOPE }];
  if (shape !== "tip" && shape !== "notch") return [{ x: 0, y }, { x: S, y }]; // an edge of a custom deck
  const peak = y + out * (shape === "tip" ? TIP.high : -TIP.high);
  return [{ x: 0, y }, { x: S / 2 - TIP.half, y }, { x: S / 2, y: peak }, { x: S / 2 + TIP.half, y }, { x: S, y }];
}

const path = (points: readonly Point[]): string => points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");

export function outline({ top, bottom }: Edges): string {
  return `${path([...seam(top, 0, -1), ...seam(bottom, S, 1).reverse()])}z`;
}

const IN = 6; // how far the corner marks lie within the card
const ARM = 9;

/** Four corner marks along the true edges of a card. */
export function corners({ top, bottom }: Edges): string {
  const [above, below] = [seam(top, 0, -1), seam(bottom, S, 1)];
  const mark = (at: Point, next: Point, right: 1 | -1, down: 1 | -1): string => {
    const length = Math.hypot(next.x - at.x, next.y - at.y);
    const [dx, dy] = [(next.x - at.x) / length, (next.y - at.y) / length];
    const [x, y] = [at.x + right * IN, at.y + down * IN + dy * IN * 1.2];
    return `M${(x + dx * ARM).toFixed(1)} ${(y + dy * ARM).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}v${down * ARM}`;
  };
  return [
    mark(above[0]!, above[1]!, 1, 1),
    mark(above.at(-1)!, above.at(-2)!, -1, 1),
    mark(below[0]!, below[1]!, 1, -1),
    mark(below.at(-1)!, below.at(-2)!, -1, -1),
  ].join("");
}

/** Half a circle of this radius at the left or right edge, bulging into the card; open towards the edge. */
export function half(side: "left" | "right", radius: number): string {
  const [x, sweep] = side === "left" ? [0, 1] : [S, 0];
  return `M${x} ${S / 2 - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${S / 2 + radius}`;
}

/** Three waves in half a circle. Under a half turn the two sides are each other's picture. */
export function waves(side: "left" | "right"): string {
  const [x, into] = side === "left" ? [0, 1] : [S, -1];
  return [[-6, 8.5], [0, 11], [6, 8.5]].map(([dy, long]) => `M${x} ${S / 2 + dy!}q${(into * long!) / 4} ${-2.6 * into} ${(into * long!) / 2} 0t${(into * long!) / 2} 0`).join("");
}
