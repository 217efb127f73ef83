/** The four kinds of tile, and the words for them. */
import { t } from "../../kit/language/language.svelte";

export type Tile = "wood" | "leaf" | "flower" | "fruit";

export const TILES: readonly Tile[] = ["wood", "leaf", "flower", "fruit"];

/** "leaf", as a noun of a sentence. */
export const named = (tile: Tile): string => t(`bonsai-tile-${tile}`);

/** "a leaf", "wood". */
export const one = (tile: Tile): string => t(`bonsai-one-${tile}`);

/** "two leaves", "two wood". */
export const two = (tile: Tile): string => t(`bonsai-two-${tile}`);

/** "1 leaf", "2 leaves", "2 wood". */
export const some = (n: number, tile: Tile): string => t(`bonsai-some-${tile}`, { n });

/** The rule of a tile, as the prompt has it. */
export const ruleOf = (tile: Tile): string => t(`bonsai-rule-${tile}`);
