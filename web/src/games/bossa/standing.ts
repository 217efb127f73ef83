/** How far a player is: the rows on the own line, of the six that win. */
import { t } from "../../kit/language/language.svelte";
import type { Standing } from "../face";
import type { View } from "./types.gen";

const SIX = 6;

export function standing(view: View, seat: number): Standing {
  const line = [view.lines.white, view.lines.black].find(({ owner }) => owner === seat);
  return { value: line ? line.up.length + line.down.length : 0, of: SIX, unit: t("bossa-rows-unit") };
}
