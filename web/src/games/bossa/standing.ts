/** A player's progress: the rows on their line, out of those needed to win. */
import { t } from "../../kit/language/language.svelte";
import type { Standing } from "../face";
import { FACTS, type View } from "./types.gen";

export function standing(view: View, seat: number): Standing {
  const line = [view.lines.white, view.lines.black].find(({ owner }) => owner === seat);
  return { value: line ? line.up.length + line.down.length : 0, of: FACTS.rows_to_win, unit: t("bossa-rows-unit") };
}
