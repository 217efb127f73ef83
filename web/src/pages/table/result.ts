/** The result in one sentence. */
import type { Prompt } from "../../games/face";
import type { Seen } from "../../wire/types.gen";
import { list } from "../../wire/words";

export function result(seen: Seen, names: string[]): Prompt {
  const rule = ""; // the reason stands beside the stamp
  const who = seen.winners.map((seat) => names[seat]!);
  const points = Math.max(...seen.winners.map((seat) => seen.scores[seat] ?? 0));
  if (who.length === 0) return { say: ["The game is over."], rule };
  if (who.length > 1) return { say: [{ noun: list(who) }, ` share the win with ${points}.`], rule };
  return { say: [{ noun: who[0]! }, `${who[0] === "You" ? " win" : " wins"} with ${points} points.`], rule };
}

/** Whether somebody at this screen has to choose, and no bot does it for them. */
export const isMyTurn = (seen: Seen | null): boolean => seen?.phase === "playing" && !seen.paused && seen.yours.some((seat) => seen.to_act.includes(seat) && !seen.players[seat]!.stand_in);

/** What the tab of the browser says. */
export function titleFor(seen: Seen | null, game: string): string {
  if (!seen) return `${game} · Roji`;
  if (isMyTurn(seen)) return `Your turn · ${game}`;
  if (seen.phase === "closed") return `Closed · ${game}`;
  return seen.phase === "over" ? `Over · ${game}` : `${game} · Roji`;
}
