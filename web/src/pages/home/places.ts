/** Where the stones lie in the garden, in the order of the path, and how large each is drawn. */
export interface StonePlace {
  x: number;
  y: number;
  scale: number;
}

const PATH: readonly StonePlace[] = [
  { x: 142, y: 590, scale: 1 },
  { x: 352, y: 452, scale: 0.96 },
  { x: 598, y: 580, scale: 0.98 },
  { x: 756, y: 412, scale: 0.88 },
  { x: 548, y: 296, scale: 0.84 },
];
const BESIDE: readonly StonePlace[] = [
  { x: 330, y: 268, scale: 0.72 },
  { x: 806, y: 624, scale: 0.7 },
  { x: 366, y: 650, scale: 0.66 },
  { x: 104, y: 398, scale: 0.68 },
]; // the garden's places for games of other packages
const HEIGHT = 748;
const ROW = { stones: 5, first: 106, step: 172, height: 172, scale: 0.7 }; // further games lie in rows below it

/** The places of this number of games: those of the path, then those beside it, then rows below the garden. */
export function placesFor(count: number): StonePlace[] {
  const beyond = Array.from({ length: Math.max(0, count - PATH.length - BESIDE.length) }, (_, i) => below(i));
  return [...PATH, ...BESIDE, ...beyond].slice(0, count);
}

const below = (i: number): StonePlace => ({ x: ROW.first + (i % ROW.stones) * ROW.step, y: HEIGHT + 60 + Math.floor(i / ROW.stones) * ROW.height, scale: ROW.scale });

/** The height of a drawing with room for all of them. */
export const heightFor = (count: number): number => HEIGHT + Math.ceil(Math.max(0, count - PATH.length - BESIDE.length) / ROW.stones) * ROW.height;

/** Emblems are drawn on a sheet of this size around their centre. */
export const SHEET = { x: -110, y: -92, width: 220, height: 184 } as const;
