/** The queue of this screen's moves: one is sent at a time, the next after the Seen that answers it. */
import type { Frame, Seen } from "./types.gen";

export type Wish = { do: "play"; seat: number; code: number } | { do: "undo"; seat: number } | { do: "resign"; seat: number };

/**
 * Every wish is sent with `nth`, how many of this seat's frames were accepted before it. So a wish that is sent twice
 * (after a lost connection) is done once, and the answer tells whether it was accepted: then `nth` has grown.
 */
export class Outbox {
  private wishes: Wish[] = [];
  private sent: number | null = null; // the nth of the pending wish; null if none is pending

  get busy(): boolean {
    return this.wishes.length > 0;
  }

  /** Replace the queue, unless a wish is pending; returns the frame to send. */
  want(wishes: Wish[], seen: Seen): Frame | null {
    if (this.sent !== null) return null;
    this.wishes = [...wishes];
    return this.next(seen);
  }

  /** Handle a Seen: returns the next frame to send, if any. */
  answered(seen: Seen): Frame | null {
    if (this.sent === null) return null;
    const wish = this.wishes[0];
    if (!wish || wish.seat !== seen.seat) return this.drop();
    if (seen.nth > this.sent) this.wishes.shift();
    else return null;
    this.sent = null;
    return this.next(seen);
  }

  /** After a reconnect: returns the pending wish again if it has not arrived. */
  again(seen: Seen): Frame | null {
    if (this.sent === null) return null;
    const wish = this.wishes[0];
    if (wish && wish.seat === seen.seat && seen.nth === this.sent) {
      this.sent = null;
      return this.next(seen);
    }
    return this.answered(seen);
  }

  refused(): void {
    this.drop();
  }

  private drop(): null {
    this.wishes = [];
    this.sent = null;
    return null;
  }

  private next(seen: Seen): Frame | null {
    const wish = this.wishes[0];
    if (!wish) return this.drop();
    if (wish.seat !== seen.seat || !possible(wish, seen)) return this.drop();
    this.sent = seen.nth;
    const { seat } = wish;
    if (wish.do === "play") return { type: "play", seat, nth: seen.nth, code: wish.code };
    return { type: wish.do, seat, nth: seen.nth };
  }
}

function possible(wish: Wish, seen: Seen): boolean {
  if (wish.do === "play") return seen.legal.some((offer) => offer.code === wish.code);
  if (wish.do === "undo") return seen.can_undo;
  return seen.phase === "playing";
}
