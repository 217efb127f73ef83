/** The curtain: hides the table while several people share a screen and another one's turn begins. */
import type { Seen } from "../../../wire/types.gen";

export const shared = (seen: Seen): boolean => seen.yours.length > 1;

/** The seat of this screen that the others wait for; null if there is none. */
export function nextOfOurs(seen: Seen): number | null {
  if (!shared(seen) || seen.phase !== "playing") return null;
  if (seen.seat !== null && seen.to_act.includes(seen.seat)) return null;
  return seen.yours.find((seat) => seen.to_act.includes(seat)) ?? null;
}

/** Whether the viewing seat has nothing left to do, and something has happened since it lifted the curtain. */
export const shallFall = (seen: Seen, liftedAt: number): boolean => seen.seat !== null && nextOfOurs(seen) !== null && seen.seq > liftedAt;

/** The seat to pass the screen to; null while the curtain is up. It is down from the request for another view until that view arrives. */
export function passTo(seen: Seen, asked: number | null): number | null {
  if (shared(seen) && seen.phase === "playing" && asked !== seen.seat) return asked ?? nextOfOurs(seen);
  return seen.seat === null ? nextOfOurs(seen) : null;
}
