/** Clocks in words: what one shows, when it warns, and how a table's clock was set. */
import type { Days, Live, Player, TableCard, WhenGone } from "../wire/types.gen";
import { count } from "../wire/words";

export type Clock = Live | Days;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAST_SECONDS = 30 * SECOND;
const LAST_SHARE = 0.1;

/** What is left now of a clock that showed so much when the table was last seen. */
export const leftNow = ({ left_ms, runs }: Pick<Player, "left_ms" | "runs">, since: number): number => Math.max(0, (left_ms ?? 0) - (runs ? Math.max(0, since) : 0));

/** "3 days", "5 h", "9 min", and from the last minute on "0:42". */
export function shown(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.round(ms / DAY)} days`;
  if (ms >= 2 * HOUR) return `${Math.round(ms / HOUR)} h`;
  if (ms > MINUTE) return `${Math.ceil(ms / MINUTE)} min`;
  const seconds = Math.ceil(ms / SECOND);
  return seconds === 60 ? "1:00" : `0:${String(seconds).padStart(2, "0")}`;
}

/** The same for a voice. */
export function spoken(ms: number): string {
  if (ms >= 2 * DAY) return `${Math.round(ms / DAY)} days left`;
  if (ms >= 2 * HOUR) return `${Math.round(ms / HOUR)} hours left`;
  return ms >= MINUTE ? `${count(Math.ceil(ms / MINUTE), "minute")} left` : `${count(Math.ceil(ms / SECOND), "second")} left`;
}

/** Whether so little is left that one should know: the last half minute, or the last tenth of the days. */
export function warns(ms: number, clock: Clock): boolean {
  return ms <= (clock.type === "days" ? clock.days * DAY * LAST_SHARE : Math.min(LAST_SECONDS, (clock.seconds * SECOND) / 2));
}

/** How a clock was set: "10 minutes each, 5 seconds more a turn". */
export function inWords(clock: Clock | null): string {
  if (!clock) return "No clock";
  if (clock.type === "days") return `${count(clock.days, "day")} a move`;
  const each = clock.seconds % 60 === 0 ? count(clock.seconds / 60, "minute") : count(clock.seconds, "second");
  return `${each} each${clock.added ? `, ${count(clock.added, "second")} more a turn` : ""}`;
}

/** What happens when time is up. */
export const goneInWords = (gone: WhenGone): string => (gone.do === "resign" ? "When time is up, the seat resigns." : `When time is up, a bot (${gone.level}) plays on until the player is back.`);

/** The clock among the house rules of a table. */
export function clockRule({ clock, when_gone }: Pick<TableCard, "clock" | "when_gone">): { name: string; value: string; about: string }[] {
  return clock ? [{ name: "Clock", value: inWords(clock), about: goneInWords(when_gone) }] : [];
}
