/** The four kinds of tile, and the words for them. */
export type Tile = "wood" | "leaf" | "flower" | "fruit";

export const TILES: readonly Tile[] = ["wood", "leaf", "flower", "fruit"];

const MANY: Record<Tile, string> = { wood: "wood", leaf: "leaves", flower: "flowers", fruit: "fruits" };

/** "a leaf", "wood". */
export const one = (tile: Tile): string => (tile === "wood" ? "wood" : `a ${tile}`);

/** "1 leaf", "2 leaves", "2 wood". */
export const some = (n: number, tile: Tile): string => `${n} ${n === 1 ? tile : MANY[tile]}`;

export const many = (tile: Tile): string => MANY[tile];

/** The rule of a tile, as the glance at the rules has it. */
export const RULES: Record<Tile, string> = {
  wood: "Wood must touch wood.",
  leaf: "A leaf must touch wood.",
  flower: "A flower must touch a leaf.",
  fruit: "A fruit must touch two leaves that touch each other, and no other fruit.",
};
