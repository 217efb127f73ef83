/** The requests of the replay page: a replay, and a fork. */
import { ask, at } from "../../wire/http";
import type { ForkAsked, Replay, Taken } from "../../wire/types.gen";

/** The source of a replay: a table, or a file. */
export type Source = { table: string } | { journal: string };

export function replayOf(source: Source, seat: number | null): Promise<Replay> {
  if ("journal" in source) return ask("POST", "/api/replays", { journal: source.journal, seat });
  return ask("GET", `${at(source.table)}/replay${seat === null ? "" : `?seat=${seat}`}`);
}

export function fork(source: Source, asked: ForkAsked): Promise<Taken> {
  if ("journal" in source) return ask("POST", "/api/forks", { ...asked, journal: source.journal });
  return ask("POST", `${at(source.table)}/fork`, asked);
}
