/** The wood of a bonsai: tapered limbs along the tree that grows out of the bud, thicker where more hangs on them. */
import { fixed, keyOf, line, type Spot } from "../../../kit/board/hexes";
import { around, spotOf } from "./hexes";
import type { Growing } from "../types.gen";

export type Tiling = ReadonlyMap<string, Growing>; // by "q,r"; the bud is among them

export interface Wood {
  twigs: string; // to the leaves
  limbs: { key: string; d: string; end: Spot; radius: number }[]; // the outermost first
  flare: string; // the roots
  bark: string; // dark lines
  light: string; // light from the upper left
}

interface Limb {
  outline: string;
  middle: Spot[];
  left: Spot[];
  right: Spot[];
}

const STEPS = 14;
const THICKEST = 46;

export function tilingOf(tiles: readonly Growing[]): Tiling {
  const all = new Map<string, Growing>([["0,0", { tile: "wood", at: { q: 0, r: 0 } }]]);
  for (const grown of tiles) all.set(keyOf(grown.at), grown);
  return all;
}

const unit = ({ x, y }: Spot): Spot => {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
};
const sum = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });
const from = (a: Spot, b: Spot): Spot => ({ x: b.x - a.x, y: b.y - a.y });
const mix = (a: Spot, b: Spot, part: number): Spot => ({ x: a.x * (1 - part) + b.x * part, y: a.y * (1 - part) + b.y * part });

/** Every wood tile, with the one it grew from: breadth first, so that branches are short. */
function branches(tree: Tiling): { order: string[]; parent: Map<string, string>; children: Map<string, string[]>; weight: Map<string, number> } {
  const order = ["0,0"];
  const parent = new Map<string, string>();
  const children = new Map<string, string[]>([["0,0", []]]);
  for (const here of order) {
    for (const next of around(tree.get(here)!.at).map(keyOf)) {
      if (tree.get(next)?.tile !== "wood" || children.has(next)) continue;
      parent.set(next, here);
      children.set(next, []);
      children.get(here)!.push(next);
      order.push(next);
    }
  }
  const weight = new Map<string, number>();
  for (const here of [...order].reverse()) weight.set(here, 1 + children.get(here)!.reduce((all, child) => all + weight.get(child)!, 0));
  for (const kin of children.values()) kin.sort((a, b) => weight.get(b)! - weight.get(a)!);
  return { order, parent, children, weight };
}

/** A tapered branch along a Hermite curve. */
function limb(start: Spot, end: Spot, leaving: Spot, arriving: Spot, thick: number, thin: number): Limb {
  const pull = 0.62 * Math.hypot(end.x - start.x, end.y - start.y);
  const middle: Spot[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const [a, b, c, d] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, -2 * t ** 3 + 3 * t ** 2, t ** 3 - t ** 2];
    middle.push({ x: a * start.x + b * pull * leaving.x + c * end.x + d * pull * arriving.x, y: a * start.y + b * pull * leaving.y + c * end.y + d * pull * arriving.y });
  }
  const left: Spot[] = [];
  const right: Spot[] = [];
  middle.forEach((point, i) => {
    const along = unit(from(middle[Math.max(0, i - 1)]!, middle[Math.min(STEPS, i + 1)]!));
    const half = (thick + ((thin - thick) * i) / STEPS) / 2;
    left.push({ x: point.x - along.y * half, y: point.y + along.x * half });
    right.push({ x: point.x + along.y * half, y: point.y - along.x * half });
  });
  return { outline: `${line([...left, ...[...right].reverse()])}z`, middle, left, right };
}

export function wood(tree: Tiling, detail: boolean): Wood {
  const { order, parent, children, weight } = branches(tree);
  const spot = (key: string): Spot => spotOf(tree.get(key)!.at);
  const width = new Map(order.map((key) => [key, Math.min(THICKEST, 13 + weight.get(key)! ** 0.72 * 8.2)]));
  width.set("0,0", Math.max(48, width.get("0,0")! + 8));
  const heading = new Map<string, Spot>();
  for (const key of order) {
    const before = parent.get(key);
    const main = children.get(key)![0];
    const inward = before === undefined ? { x: 0.15, y: -1 } : unit(from(spot(before), spot(key)));
    heading.set(key, main === undefined ? inward : unit(sum(inward, unit(from(spot(key), spot(main))))));
  }

  const drawn: Wood = { twigs: twigs(tree, heading, width), limbs: [], flare: "", bark: "", light: "" };
  for (const key of [...order].reverse()) {
    const before = parent.get(key);
    if (before === undefined) continue;
    const main = children.get(before)![0] === key;
    const thick = main ? width.get(before)! * 0.86 : Math.min(width.get(before)! * 0.62, width.get(key)! * 1.35);
    const out = heading.get(before)!;
    const leaving = main ? out : unit(sum({ x: out.x * 40, y: out.y * 40 }, from(spot(before), spot(key))));
    const shape = limb(spot(before), spot(key), leaving, heading.get(key)!, thick, width.get(key)! * 0.9);
    drawn.limbs.push({ key, d: shape.outline, end: spot(key), radius: width.get(key)! * 0.45 });
    if (!detail) continue;
    const beside = (side: Spot[], part: number): Spot[] => shape.middle.map((point, i) => mix(point, side[i]!, part));
    drawn.bark += line(beside(shape.right, 0.72)) + line(beside(shape.right, 0.45).slice(2, 11));
    drawn.light += line(beside(shape.left, 0.7).slice(1, -2));
  }
  const half = width.get("0,0")! / 2;
  const trunk = children.get("0,0")![0];
  const foot = trunk === undefined ? BUD : footOf(limb({ x: 0, y: 0 }, spot(trunk), heading.get("0,0")!, heading.get(trunk)!, width.get("0,0")! * 0.86, width.get(trunk)! * 0.9));
  drawn.flare = roots(half, foot);
  if (detail) drawn.bark += rootLines(half, foot);
  return drawn;
}

/** Where the roots run into the trunk: its two sides a little above the soil, and what closes them. */
interface Foot {
  west: Spot;
  east: Spot;
  close: string;
}

const BUD: Foot = { west: { x: -9, y: -24 }, east: { x: 15, y: -24 }, close: "C-6 -44 16 -46 15 -24" };

function footOf(trunk: Limb): Foot {
  const [west, east] = [trunk.right[5]!, trunk.left[5]!];
  return { west, east, close: `L${fixed(east.x)} ${fixed(east.y)}` };
}

function twigs(tree: Tiling, heading: Map<string, Spot>, width: Map<string, number>): string {
  let all = "";
  for (const { tile, at } of tree.values()) {
    if (tile !== "leaf") continue;
    for (const bough of around(at).map(keyOf).filter((key) => heading.has(key)).slice(0, 2)) {
      const [start, end] = [spotOf(tree.get(bough)!.at), spotOf(at)];
      all += limb(start, mix(end, start, 0.14), heading.get(bough)!, unit(from(start, end)), Math.min(11, width.get(bough)! * 0.6), 4).outline;
    }
  }
  return all;
}

function roots(w: number, { west, east, close }: Foot): string {
  const n = fixed;
  return `M${n(-w - 34)} 12C${n(-w - 12)} 6 ${n(west.x - 8)} ${n(west.y + 20)} ${n(west.x)} ${n(west.y)}${close}C${n(east.x + 4)} ${n(east.y + 18)} ${n(w + 16)} 4 ${n(w + 40)} 12C${n(w + 14)} 14 ${n(w + 2)} 10 ${n(w - 8)} 14C6 8 -6 16 -18 11C${n(-w)} 16 ${n(-w - 16)} 11 ${n(-w - 34)} 12z`;
}

function rootLines(w: number, { west, east }: Foot): string {
  const n = fixed;
  return `M${n(-w - 6)} 6C${n(-w + 8)} -4 ${n(west.x + 4)} ${n(west.y + 14)} ${n(west.x + 8)} ${n(west.y)}M${n(w + 8)} 7C${n(w - 4)} -2 ${n(east.x - 5)} ${n(east.y + 12)} ${n(east.x - 6)} ${n(east.y)}M-4 8C-2 -6 ${n((west.x + east.x) / 2 - 2)} ${n(west.y + 12)} ${n((west.x + east.x) / 2)} ${n(west.y + 2)}`;
}
