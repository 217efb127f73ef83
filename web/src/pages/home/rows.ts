/** The reader's tables in words: the other players, the result, and the date. */
import { dateLocale, list, t } from "../../kit/language/language.svelte";
import type { MyTable } from "../../wire/types.gen";

const DAY = 24 * 60 * 60 * 1000;

export const ended = ({ phase }: MyTable): boolean => phase === "over" || phase === "closed";

/** Whether no other person plays there. */
export const onlyMine = ({ players, yours }: MyTable): boolean => players.every((player, seat) => player.kind !== "person" || yours.includes(seat));

export const others = ({ players, yours }: MyTable): string => list(players.filter((_, seat) => !yours.includes(seat)).map((player) => player.name || t("open-seat"))) || t("you-alone");

/** "You won 84 : 70"; the reader's points first; without points where they do not matter. */
export function result({ players, yours, winners, scores }: MyTable): string {
  if (winners.length === 0) return players.length === 1 ? t("rows-not-won") : t("phase-over");
  const points = players.length > 1 && Math.max(...scores) > 1 ? [...yours, ...players.keys()].filter((seat, i, all) => all.indexOf(seat) === i).map((seat) => scores[seat]).join(" : ") : "";
  const mine = yours.length === 1 && winners.includes(yours[0]!);
  const said = mine && winners.length === 1 ? t("rows-you-won") : winners.length > 1 ? t("rows-tied") : t("rows-won", { name: players[winners[0]!]!.name });
  return points ? t("rows-with-points", { result: said, points }) : said;
}

/** "today", "yesterday", "3 Nov", "3 Nov 2025". */
export function day(at: number, now: number = Date.now()): string {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(now) - midnight(at)) / DAY);
  if (ago < 2) return new Intl.RelativeTimeFormat(dateLocale(), { numeric: "auto" }).format(-ago, "day");
  const thisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", ...(thisYear ? {} : { year: "numeric" }) }).format(at);
}

/** Whether another player has created a rematch that this browser has not opened. */
export const invited = ({ rematch }: MyTable, known: readonly string[]): boolean => rematch !== null && !known.includes(rematch);

/** "Ren wants a rematch"; named only if there is one other person. */
export function asking({ players, yours }: MyTable): string {
  const people = players.filter((player, seat) => player.kind === "person" && !yours.includes(seat));
  return people.length === 1 ? t("rows-wants-a-rematch", { name: people[0]!.name }) : t("rows-rematch");
}
