/** Results as text to share. */
import { dateLocale, t } from "../../../kit/language/language.svelte";
import type { Day } from "./shelf";

const SQUARES = 10;

/** Today in the reader's time zone. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A date in the reader's locale: "17 November 2026" or "November 17, 2026". */
export const dayNamed = (day: string): string => new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export function outcome({ result, rounds = 0, placed = 0, cells = 0 }: Day): string {
  return result === "won" ? t("zen-outcome-won", { n: rounds }) : t("zen-outcome-lost", { n: rounds, placed, cells });
}

export function squares({ placed = 0, cells = 1 }: Day): string {
  const filled = Math.floor((SQUARES * placed) / Math.max(1, cells));
  return "■".repeat(filled) + "□".repeat(SQUARES - filled);
}

/** The result of a daily game as text, without revealing the cards. */
export const shareText = (form: string, day: string, how: Day, address: string): string => [t("zen-share-title", { day: dayNamed(day) }), t("zen-share-outcome", { form, outcome: outcome(how) }), squares(how), address].join("\n");

/** The 95% interval of a share (Wilson). */
export function interval(won: number, plays: number): [number, number] {
  const z = 1.96;
  const share = won / plays;
  const middle = (share + (z * z) / (2 * plays)) / (1 + (z * z) / plays);
  const half = (z * Math.sqrt((share * (1 - share)) / plays + (z * z) / (4 * plays * plays))) / (1 + (z * z) / plays);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
