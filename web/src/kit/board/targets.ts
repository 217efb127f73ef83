/** Places that can be touched: which one a touch means, and where an arrow key leads. */
import type { Spot } from "./camera";

export const byRow = (a: Spot, b: Spot): number => a.y - b.y || a.x - b.x;

/** The target nearest to a touch. */
export function nearest<S extends Spot>(all: readonly S[], { x, y }: Spot): S | undefined {
  return [...all].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
}

const STEPS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
export const isArrow = (key: string): boolean => key in STEPS;

/** The target that an arrow key leads to: ahead in that direction, and rather straight ahead than aside. */
export function towards<S extends Spot>(all: readonly S[], here: Spot, key: string): S | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const along = (other: Spot): number => (other.x - here.x) * step.x + (other.y - here.y) * step.y;
  const aside = (other: Spot): number => Math.abs((other.x - here.x) * step.y) + Math.abs((other.y - here.y) * step.x);
  const cost = (other: Spot): number => along(other) + 2 * aside(other);
  return all.filter((other) => along(other) > 1).sort((a, b) => cost(a) - cost(b))[0];
}
