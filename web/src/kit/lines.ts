/** The log's lines: what one player does several times in a row is one line. */
import type { Event, Words } from "../wire/types.gen";
import { list, read, said } from "../wire/words";

export interface Line {
  seq: number; // of its first event
  seat: number;
  text: string;
  times: number;
}

const MOST = 4; // told in one line

export function lines(story: readonly Event[]): Line[] {
  const runs: Event[][] = [];
  for (const event of story) {
    const run = runs.at(-1);
    if (run && goesOn(run, event)) run.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => ({ seq: run[0]!.seq, seat: run[0]!.seat, ...told(run.map((event) => event.words)) }));
}

/** The same deed by the same player: with the very same words, or with others as long as they still fit in a line. */
function goesOn(run: readonly Event[], event: Event): boolean {
  const first = run[0]!;
  if (first.seat !== event.seat || first.words.key !== event.words.key) return false;
  const same = run.every((one) => read(one.words) === read(first.words));
  return same ? read(event.words) === read(first.words) || run.length === 1 : run.length < MOST;
}

/** "kept a card", twice; "kept 24 and 90"; "laid 81 in garden 1 and laid 109 in garden 2". */
function told(run: readonly Words[]): { text: string; times: number } {
  const [first] = run;
  const texts = run.map(read);
  if (texts.every((text) => text === texts[0])) return { text: texts[0]!, times: run.length };
  const value = (words: Words, name: string): string => said(words.values?.[name] ?? "");
  const differing = Object.keys(first!.values ?? {}).filter((name) => run.some((words) => value(words, name) !== value(first!, name)));
  if (differing.length === 1) return { text: read({ key: first!.key, values: { ...first!.values, [differing[0]!]: list(run.map((words) => value(words, differing[0]!))) } }), times: 1 };
  return { text: list(texts), times: 1 };
}

/** How many lines of others there are after this event. */
export const missedSince = (story: readonly Event[], seq: number, mine: readonly number[]): number => lines(story.filter((event) => event.seq > seq && !mine.includes(event.seat))).length;
