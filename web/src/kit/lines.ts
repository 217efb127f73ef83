/** The log's lines: what one player does several times in a row is one line. */
import type { Event } from "../wire/types.gen";
import { read } from "../wire/words";

export interface Line {
  seq: number; // of its first event
  seat: number;
  text: string;
  times: number;
}

export function lines(story: readonly Event[]): Line[] {
  const told: Line[] = [];
  for (const { seq, seat, words } of story) {
    const text = read(words);
    const last = told.at(-1);
    if (last && last.seat === seat && last.text === text) last.times++;
    else told.push({ seq, seat, text, times: 1 });
  }
  return told;
}

/** How many lines of others there are after this event. */
export const missedSince = (story: readonly Event[], seq: number, mine: readonly number[]): number => lines(story.filter((event) => event.seq > seq && !mine.includes(event.seat))).length;
