/** The result in one sentence. */
import { rich, t } from "../../../kit/language/language.svelte";
import type { Prompt } from "../../../games/face";
import type { Seen } from "../../../wire/types.gen";
import { self } from "../../../wire/words";

export function result(seen: Seen, names: string[]): Prompt {
  const rule = ""; // the reason is shown beside the stamp
  const who = seen.winners.map((seat) => names[seat]!);
  const points = Math.max(...seen.winners.map((seat) => seen.scores[seat] ?? 0));
  if (who.length === 0) return { say: [t("over")], rule };
  if (who.length > 1) return { say: rich("over-shared", { names: { nouns: who }, points }), rule };
  const alone = seen.players.every((player, seat) => player.resigned || seat === seen.winners[0]);
  const outscored = seen.players.some((player, seat) => !player.resigned && (seen.scores[seat] ?? 0) > points); // so it was not won by points
  if (alone || outscored) return { say: rich("over-won-alone", { name: { noun: who[0]! }, self: self(seen.yours, seen.winners[0]!) }), rule };
  return { say: rich("over-won", { name: { noun: who[0]! }, self: self(seen.yours, seen.winners[0]!), points }), rule };
}

/** Whether a seat of this screen is to act, without a substitute bot. */
export const isMyTurn = (seen: Seen | null): boolean => seen?.phase === "playing" && !seen.paused && seen.yours.some((seat) => seen.to_act.includes(seat) && !seen.players[seat]!.stand_in);

/** The title of the browser tab. */
export function titleFor(seen: Seen | null, game: string): string {
  if (!seen) return `${game} · Roji`;
  if (isMyTurn(seen)) return t("title-your-turn", { game });
  if (seen.phase === "closed") return t("title-closed", { game });
  return seen.phase === "over" ? t("title-over", { game }) : `${game} · Roji`;
}
