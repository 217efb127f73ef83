/** The log's lines: repeated actions of one player are joined into one line. */
import type { Event, Words } from "../../wire/types.gen";
import { list, read, said } from "../../wire/words";
import { speech, t } from "../language/language.svelte";

export interface Line {
  seq: number; // of its first event
  seat: number;
  text: string;
  times: number;
  events: readonly Event[];
}

const MOST = 4; // actions in one line

export function lines(story: readonly Event[]): Line[] {
  const runs: Event[][] = [];
  for (const event of story) {
    const run = runs.at(-1);
    if (run && goesOn(run, event)) run.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => ({ seq: run[0]!.seq, seat: run[0]!.seat, events: run, ...told(run.map((event) => event.words).slice(0, run[0]!.kind === "undo" ? 1 : undefined)) })); // one press may undo several steps
}

/** Whether an event joins a line: the same player and verb, and it still fits. */
function goesOn(run: readonly Event[], event: Event): boolean {
  const first = run[0]!;
  if (first.seat !== event.seat || first.words.key !== event.words.key) return false;
  const same = run.every((one) => read(one.words) === read(first.words));
  return same ? read(event.words) === read(first.words) || run.length === 1 : run.length < MOST;
}

/** A player's turn as one sentence: "cultivated, grew wood and claimed a goal". */
export const inOneLine = (events: readonly Event[]): string => list(lines(events).map(({ text, times }) => (times > 1 ? text + t("times", { n: times }) : text)));

/** "kept two cards" if the message can count, otherwise "kept a card" twice; "kept 24 and 90"; "laid 81 in garden 1 and laid 109 in garden 2"; and if a value chooses the wording, each in full. */
function told(run: readonly Words[]): { text: string; times: number } {
  const [first] = run;
  const texts = run.map(read);
  if (texts.every((text) => text === texts[0])) {
    const counted = read({ ...first!, values: { ...first!.values, times: run.length } });
    return counted === texts[0] ? { text: counted, times: run.length } : { text: counted, times: 1 };
  }
  const value = (words: Words, name: string): string => said(words.values?.[name] ?? "");
  const differing = Object.keys(first!.values ?? {}).filter((name) => run.some((words) => value(words, name) !== value(first!, name)));
  if (differing.length === 1 && !speech.chooses(first!.key, differing[0]!)) return { text: read({ key: first!.key, values: { ...first!.values, [differing[0]!]: list(run.map((words) => value(words, differing[0]!))), times: run.length } }), times: 1 };
  return { text: list(texts), times: 1 };
}

/** How many lines of others there are after this event. */
export const missedSince = (story: readonly Event[], seq: number, mine: readonly number[]): number => lines(story.filter((event) => event.seq > seq && !mine.includes(event.seat))).length;

/** Consecutive actions, with those of one kind joined: "kept 24 and 90"; "played on the high end", "placed 1/0 and 3/3". */
export function together(deeds: readonly Words[]): string[] {
  const runs: Words[][] = [];
  for (const words of deeds) {
    if (runs.at(-1)?.[0]?.key === words.key) runs.at(-1)!.push(words);
    else runs.push([words]);
  }
  return runs.map((run) => told(run).text);
}
