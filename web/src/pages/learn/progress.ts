/** The reader's progress in the lessons, stored in this browser. */

const PLACE = "roji.content.lessons";

export interface Progress {
  codes: number[]; // the actions since the lesson was last started
  step: number;
  done: boolean; // it was finished once
}

type Shelf = Pick<Storage, "getItem" | "setItem">;
type Kept = Record<string, Progress>;
const NONE: Progress = { codes: [], step: 0, done: false };

/** The stored progress; empty if it cannot be read. */
function all(shelf: Shelf): Kept {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(PLACE) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function progress(game: string, lesson: string, shelf: Shelf = localStorage): Progress {
  const kept = all(shelf)[`${game}/${lesson}`];
  return kept && Array.isArray(kept.codes) && kept.codes.every(Number.isInteger) ? { ...NONE, ...kept } : NONE;
}

/** How many lessons of a game were finished. */
export const finished = (game: string, shelf: Shelf = localStorage): number => Object.entries(all(shelf)).filter(([name, kept]) => name.startsWith(`${game}/`) && kept?.done === true).length;

/** The first lesson that was not finished; after the last, the first. */
export const next = <L extends { id: string }>(game: string, lessons: readonly L[], shelf: Shelf = localStorage): L | undefined => lessons.find(({ id }) => !progress(game, id, shelf).done) ?? lessons[0];

/** Store the progress of a lesson; once done, it stays done. */
export function keep(game: string, lesson: string, codes: number[], step: number, steps: number, shelf: Shelf = localStorage): void {
  const done = step >= steps || progress(game, lesson, shelf).done;
  shelf.setItem(PLACE, JSON.stringify({ ...all(shelf), [`${game}/${lesson}`]: { codes, step, done } satisfies Progress }));
}
