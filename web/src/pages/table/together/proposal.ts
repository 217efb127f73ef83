/** A proposal in words. */
import { dateLocale, t } from "../../../kit/language/language.svelte";
import type { Paused, Player, Proposal, Way } from "../../../wire/types.gen";
import { list, read, self } from "../../../wire/words";

/** "3 moves, to before you kept 12" */
export const far = (way: Way, names: readonly string[], yours: readonly number[]): string => t("far", { n: way.moves, name: names[way.seat]!, self: self(yours, way.seat), deed: read(way.words) });

export function asking({ seat, kind, way, declined }: Proposal, names: readonly string[], yours: readonly number[]): string {
  if (declined !== null) return t("asking-declined", { name: names[declined]! });
  return kind === "back" && way ? t("asking-back", { name: names[seat]!, far: far(way, names, yours) }) : t("asking-pause", { name: names[seat]! });
}

/** Who has answered, and which others it still waits for. */
export function answers({ seat, agreed, asked, declined }: Proposal, names: readonly string[], yours: readonly number[]): string {
  if (declined !== null) return "";
  const others = agreed.filter((one) => one !== seat).map((one) => names[one]!);
  const waits = asked.filter((one) => !yours.includes(one)).map((one) => names[one]!);
  return [others.length > 0 ? t("answers-agreed", { names: list(others) }) : "", waits.length > 0 ? t("answers-waits", { names: list(waits) }) : ""].filter(Boolean).join(" ");
}

export const again = (): string => t("asked-again");

export function rests({ seat, since }: Paused, names: readonly string[]): string {
  const when = new Date(since * 1000).toLocaleString(dateLocale(), { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  return t("paused-by", { name: names[seat]!, when });
}

/** Whether nobody else would have to agree. */
export const alone = (players: readonly Player[]): boolean => players.filter((player) => player.kind === "person" && !player.resigned && !player.stand_in).length < 2;
