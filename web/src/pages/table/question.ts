/** What the table is asked, in words. */
import type { Paused, Player, Proposal, Way } from "../../wire/types.gen";
import { count, list, read } from "../../wire/words";

const within = (name: string): string => (name === "You" ? "you" : name);

/** "3 moves, to before you kept 12" */
export const far = (way: Way, names: readonly string[]): string => `${count(way.moves, "move")}, to before ${within(names[way.seat]!)} ${read(way.words)}`;

export function asking({ seat, kind, way, declined }: Proposal, names: readonly string[]): string {
  if (declined !== null) return `${names[declined]} would rather play on.`;
  return `${names[seat]} would like to ${kind === "back" && way ? `go back ${far(way, names)}` : "pause"}.`;
}

/** Who has answered, and whom else it waits for than the reader. */
export function answers({ seat, agreed, asked, declined }: Proposal, names: readonly string[]): string {
  if (declined !== null) return "";
  const others = agreed.filter((one) => one !== seat).map((one) => within(names[one]!));
  const waits = asked.map((one) => names[one]!).filter((name) => name !== "You");
  return [others.length > 0 ? `Agreed: ${list(others)}.` : "", waits.length > 0 ? `Still asked: ${list(waits)}.` : ""].filter(Boolean).join(" ");
}

export const AGAIN = "Something has come to light since then: it comes again as it was, and everybody knows it.";

export function rests({ seat, since }: Paused, names: readonly string[]): string {
  return `Paused by ${within(names[seat]!)}, ${new Date(since * 1000).toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" })}.`;
}

/** Whether there is nobody else who would have to agree. */
export const alone = (players: readonly Player[]): boolean => players.filter((player) => player.kind === "person" && !player.resigned).length < 2;
