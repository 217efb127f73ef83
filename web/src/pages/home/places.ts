/** Where the five stones lie in the garden, in the order of the path, and how large each is drawn. */
export const PLACES = [
  { x: 142, y: 590, scale: 1 },
  { x: 352, y: 452, scale: 0.96 },
  { x: 598, y: 580, scale: 0.98 },
  { x: 756, y: 412, scale: 0.88 },
  { x: 548, y: 296, scale: 0.84 },
] as const;

/** Emblems are drawn on a sheet of this size around their centre. */
export const SHEET = { x: -110, y: -92, width: 220, height: 184 } as const;
