/** The bot level for this reader: one above the last that was beaten, stored per game in this browser. */
import type { Seen } from "../../wire/types.gen";

export const LADDER = ["gakusei", "senmon", "sensei", "yusha"];
const PLACE = "roji.fits.";

type Shelf = Pick<Storage, "getItem" | "setItem">;

export function levelFor(game: string, shelf: Shelf = localStorage): string {
  const kept = shelf.getItem(PLACE + game) ?? "";
  return LADDER.includes(kept) ? kept : LADDER[0]!;
}

/** Adjust the level after a game against bots alone: up after a win, down after a loss. */
export function remember(seen: Seen, shelf: Shelf = localStorage): void {
  const bots = seen.players.filter((player) => player.kind === "bot");
  if (seen.yours.length !== 1 || bots.length === 0 || bots.length < seen.players.length - 1) return;
  const level = Math.min(...bots.map((bot) => LADDER.indexOf(bot.level)));
  if (level < 0) return;
  const next = level + (seen.winners.includes(seen.yours[0]!) ? 1 : -1);
  shelf.setItem(PLACE + seen.game, LADDER[Math.max(0, Math.min(next, LADDER.length - 1))]!);
}
