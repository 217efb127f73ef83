/** The seats of a new table. */
import { t } from "../../kit/language/language.svelte";
import type { GameCard, SeatAsked, TableAsked } from "../../wire/types.gen";

export type Kind = SeatAsked["kind"];

export interface Wanted {
  kind: Kind;
  name: string;
  level: string;
}

export const bot = (level: string): Wanted => ({ kind: "bot", name: "", level });

/** The default: the reader and one bot, or as many as the game needs. */
export function proposal(game: GameCard, me: string, level: string): Wanted[] {
  const others = Math.max(Math.min(2, game.most), game.fewest) - 1;
  return [{ kind: "here", name: me, level }, ...Array.from({ length: others }, () => bot(level))];
}

/** Fit the seats to another game: drop surplus seats, add bots for missing ones. */
export function fitted(seats: Wanted[], game: GameCard, level: string): Wanted[] {
  const kept = seats.slice(0, game.most);
  while (kept.length < game.fewest) kept.push(bot(level));
  return kept;
}

/** The request to the server; it contains only options that differ from their defaults. */
export function asked(game: GameCard, seats: Wanted[], options: Record<string, string | number | boolean>): TableAsked {
  return {
    game: game.name,
    seats: seats.map((seat, i) => ({ kind: seat.kind, name: seat.kind === "here" ? nameOr(seat.name, i) : "", level: seat.kind === "bot" ? seat.level : "" })),
    options,
  };
}

const nameOr = (name: string, i: number): string => name.trim() || (i === 0 ? t("guest") : t("guest-n", { n: i + 1 }));
