/** The connection of a table page. Its one value is the latest Seen, from which the page is rendered. */
import { keyOf } from "./keys";
import { lineTo, OPEN, type Line } from "./line";
import { Outbox, type Wish } from "./outbox";
import type { Advised, Answer, Event, Frame, Offer, Said, Seen, Words } from "./types.gen";

export type Status = "joining" | "open" | "lost" | "gone" | "full";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const LINGER = 8000; // milliseconds that a phrase is shown
const MOVES = new Set(["play", "undo", "resign", ""]); // frame types whose refusal ends a wish
const FINAL = new Map<number, Status>([[4404, "gone"], [4409, "full"]]); // close codes after which reconnecting is useless

/** Exponential backoff with a maximum. */
export const nextWait = (wait: number): number => Math.min(wait * 2, LONGEST_WAIT);

export class Link {
  seen = $state.raw<Seen | null>(null);
  at = $state(0); // when it arrived, on this computer's clock
  status = $state<Status>("joining");
  refused = $state.raw<{ words: Words; at: number } | null>(null);
  story = $state.raw<Event[]>([]); // events, oldest first; of a long game the first ones are fetched on request
  fresh = $state.raw<Event[]>([]); // the new events of the last Seen

  looks = $state<number | null>(null); // the viewing seat, kept across reconnects
  busy = $state(false); // a wish is pending
  advice = $state.raw<Advised | null>(null); // the current advice; cleared when outdated
  asking = $state(false);
  said = $state.raw<readonly Said[]>([]); // the latest phrase of each seat

  onSeen: () => void = () => undefined; // called after every Seen

  private socket: Line | null = null;
  private readonly outbox = new Outbox();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private reopened = false;
  private ended = false;

  constructor(readonly table: string) {
    this.open();
    addEventListener("online", this.hurry);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    this.leave();
  }

  /** Send hello again, with the key that this browser has now. */
  rejoin(): void {
    this.hurry();
  }

  play(...offers: Offer[]): void {
    this.want(...offers.map((offer): Wish => ({ do: "play", seat: this.seen!.seat!, code: offer.code })));
  }

  undo(times = 1): void {
    this.want(...Array.from({ length: times }, (): Wish => ({ do: "undo", seat: this.seen!.seat! })));
  }

  resign(): void {
    this.want({ do: "resign", seat: this.seen!.seat! });
  }

  /** Leave a seat to a bot; take it back; put a bot in an absent player's seat. */
  moveOver(type: "leave" | "back" | "relieve", seat: number): void {
    this.refused = null;
    this.send({ type, seat });
  }

  /** Ask for advice. */
  ask(): void {
    if (this.asking || this.seen?.seat == null || this.socket?.readyState !== OPEN) return;
    this.asking = true;
    this.advice = null;
    this.send({ type: "ask", seat: this.seen.seat });
  }

  /** Say a set phrase, for one of our seats. */
  say(phrase: Said["phrase"]): void {
    const seat = this.seen?.seat ?? this.seen?.yours[0];
    if (seat !== undefined) this.send({ type: "say", seat, phrase });
  }

  /** Propose to go back until `left` lines are left, or to pause; or end a pause. */
  propose(kind: "back" | "pause" | "resume", left = 0): void {
    if (this.seen?.seat == null) return;
    this.refused = null;
    this.send({ type: "propose", seat: this.seen.seat, proposal: this.seen.proposals, kind, left });
  }

  /** Answer a proposal, for one of our seats. */
  answer(type: "agree" | "decline", seat: number): void {
    if (this.seen?.proposal) this.send({ type, seat, proposal: this.seen.proposal.proposal });
  }

  /** Fetch older events. */
  earlier(): void {
    const first = this.story[0]?.seq ?? 1;
    if (first > 1) this.send({ type: "earlier", before: first });
  }

  /** View the table from one of our seats; null hides it (the curtain). */
  look(seat: number | null): void {
    this.looks = seat;
    this.send({ type: "look", seat });
  }

  private want(...wishes: Wish[]): void {
    if (this.seen?.seat == null) return;
    this.refused = null;
    this.send(this.outbox.want(wishes, this.seen));
    this.busy = this.outbox.busy;
  }

  private send(frame: Frame | null): void {
    if (frame && this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private readonly hurry = (): void => {
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    if (!this.ended) this.open();
  };

  private open(): void {
    this.leave();
    this.asking = false; // an answer would have gone to the old connection
    const socket = (this.socket = lineTo(this.table));
    socket.onopen = () => {
      this.reopened = this.seen !== null;
      socket.send(JSON.stringify({ type: "hello", token: keyOf(this.table)?.token ?? "", since: this.known } satisfies Frame));
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as Answer);
    socket.onclose = (closed) => this.lost(closed.code);
  }

  /** The number of events we already have; 0 behind the curtain of several seats. */
  private get known(): number {
    return (this.seen?.yours.length ?? 2) < 2 ? (this.story.at(-1)?.seq ?? 0) : 0;
  }

  private leave(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
  }

  private lost(code: number): void {
    if (this.ended) return;
    this.asking = false;
    this.status = FINAL.get(code) ?? "lost";
    if (FINAL.has(code)) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = nextWait(this.wait);
  }

  private receive(answer: Answer): void {
    if (answer.type === "said") return this.hear(answer);
    if (answer.type === "told") {
      const first = this.story[0]?.seq ?? 1;
      this.story = [...answer.events.filter((event) => event.seq < first), ...this.story];
      return;
    }
    if (answer.type === "advised") {
      this.asking = false;
      if (answer.seat === this.seen?.seat) this.advice = answer;
      return;
    }
    if (answer.type === "refused") {
      if (answer.answers === "ask") this.asking = false;
      if (MOVES.has(answer.answers)) this.outbox.refused(); // refused proposals and questions do not affect a pending wish
      this.busy = this.outbox.busy;
      this.refused = { words: answer.sentence, at: performance.now() };
      if (this.seen === null) this.send({ type: "hello" }); // the key is no longer valid: continue as a spectator
      return;
    }
    this.status = "open";
    this.wait = FIRST_WAIT;
    const before = this.seen;
    this.remember(answer.since, before?.seat === answer.seat);
    this.seen = answer;
    this.at = Date.now();
    if (before?.nth !== answer.nth || before.seat !== answer.seat) this.advice = null;
    if (answer.seq !== before?.seq) this.refused = null;
    if (this.fresh.some((event) => event.kind === "back")) this.outbox.refused(); // pending wishes were for another position
    if (this.reopened) this.resume(answer);
    else this.send(this.outbox.answered(answer));
    this.busy = this.outbox.busy;
    this.onSeen();
  }

  private hear(said: Said): void {
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => (this.said = this.said.filter((one) => one !== said)), LINGER);
  }

  private resume(seen: Seen): void {
    this.reopened = false;
    if (this.looks !== null && seen.seat === null && seen.yours.includes(this.looks)) {
      this.reopened = true;
      this.send({ type: "look", seat: this.looks });
    } else this.send(this.outbox.again(seen));
  }

  /** When the viewing seat changes, drop the events of the other seat; they are sent again. */
  private remember(since: Event[], same: boolean): void {
    const last = this.story.at(-1)?.seq ?? -1;
    if (!same) this.story = [];
    const whole = since.length > 0 && since[0]!.seq <= last;
    this.fresh = since.filter((event) => event.seq > last);
    this.story = whole ? mended(this.story, since) : [...this.story, ...since];
  }
}

/** Merge events: those sent again replace ours from that point on. */
function mended(story: Event[], since: Event[]): Event[] {
  const from = since[0]!.seq;
  return [...story.filter((event) => event.seq < from), ...since];
}
