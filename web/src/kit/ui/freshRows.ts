/** The lines of the score pad that were filled in since an earlier state. */
import type { Row } from "../../wire/types.gen";

const written = (row: Row | undefined): boolean => row !== undefined && !row.total && row.points.some((points) => points !== null);

export function freshRows(before: readonly Row[], now: readonly Row[]): number[] {
  return now.flatMap((row, i) => (written(row) && !written(before[i]) ? [i] : []));
}
