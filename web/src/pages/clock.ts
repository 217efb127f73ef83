/** Clocks in words: what one shows, when it warns, and how a table's clock was set. */
import { t } from "../kit/language/language.svelte";
import type { Days, Live, Player, TableCard, WhenGone } from "../wire/types.gen";

export type Clock = Live | Days;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAST_SECONDS = 30 * SECOND;
const LAST_SHARE = 0.1;

/** The time left now, from the value of the last Seen. */
export const leftNow = ({ left_ms, runs }: Pick<Player, "left_ms" | "runs">, since: number): number => Math.max(0, (left_ms ?? 0) - (runs ? Math.max(0, since) : 0));

/** "3 days", "5 h", and below two hours "1:05:00", "9:42", "0:42". */
export function shown(ms: number): string {
  if (ms >= 2 * DAY) return t("time-days", { n: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return t("time-hours", { n: Math.round(ms / HOUR) });
  const seconds = Math.ceil(ms / SECOND);
  const minutes = Math.floor(seconds / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The same for screen readers. */
export function spoken(ms: number): string {
  if (ms >= 2 * DAY) return t("time-days-left", { n: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return t("time-hours-left", { n: Math.round(ms / HOUR) });
  return ms >= MINUTE ? t("time-minutes-left", { n: Math.ceil(ms / MINUTE) }) : t("time-seconds-left", { n: Math.ceil(ms / SECOND) });
}

/** Whether to warn: the last half minute, or the last tenth of the days. */
export function warns(ms: number, clock: Clock): boolean {
  return ms <= (clock.type === "days" ? clock.days * DAY * LAST_SHARE : Math.min(LAST_SECONDS, (clock.seconds * SECOND) / 2));
}

/** How a clock was set: "10 minutes each, 5 seconds more a turn". */
export function inWords(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  if (clock.type === "days") return t("clock-days", { n: clock.days });
  const { seconds, added } = clock;
  if (seconds % 60 === 0) return added ? t("clock-minutes-added", { n: seconds / 60, added }) : t("clock-minutes", { n: seconds / 60 });
  return added ? t("clock-seconds-added", { n: seconds, added }) : t("clock-seconds", { n: seconds });
}

/** What happens when time is up. */
export const goneInWords = (gone: WhenGone): string => (gone.do === "resign" ? t("clock-gone-resigns") : t("clock-gone-bot", { level: gone.level }));

/** The clock among the house rules of a table. */
export function clockRule({ clock, when_gone }: Pick<TableCard, "clock" | "when_gone">): { name: string; value: string; about: string }[] {
  return clock ? [{ name: t("clock"), value: inWords(clock), about: goneInWords(when_gone) }] : [];
}
