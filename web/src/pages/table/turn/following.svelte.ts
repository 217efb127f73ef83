/** Shows others' turns step by step, at a readable pace; acting or pressing a key skips to the present. */
import type { Event, Seen } from "../../../wire/types.gen";

/** One Seen with its new events, and all events up to it. */
export interface Step {
  seen: Seen;
  fresh: readonly Event[];
  story: Event[];
}

/** Another player's actions since the reader last acted. */
export interface Turn {
  seat: number;
  events: Event[];
  points: number | null; // gained or lost; null if unknown
  kept: boolean; // whether it can be shown again
}

const MOST = 80; // steps kept for showing again

export class Following {
  private step = $state.raw<Step>()!;
  private again = $state.raw<{ seat: number; steps: Step[]; at: number } | null>(null);
  private steps = $state.raw<Step[]>([]); // since the reader last acted; the first is the state before
  private waiting: Step[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  /** `visible` tells whether an event shows on the board; `pace` is the time per step in milliseconds. */
  constructor(
    first: Step,
    private readonly visible: (event: Event) => boolean,
    private readonly pace: () => number,
  ) {
    this.show(first);
  }

  get seen(): Seen {
    if (!this.again) return this.step.seen;
    return { ...this.again.steps[this.again.at]!.seen, legal: [], can_undo: false }; // read-only
  }

  get story(): Event[] {
    return this.step.story;
  }

  get fresh(): readonly Event[] {
    return this.step.fresh;
  }

  /** The seat whose turn is shown again. */
  get replays(): number | null {
    return this.again?.seat ?? null;
  }

  turns = $derived.by((): Turn[] => {
    const { yours } = this.step.seen;
    const since = this.steps.flatMap((step) => step.fresh);
    const acted = since.map((event) => yours.includes(event.seat)).lastIndexOf(true);
    const events = since.slice(acted + 1).filter((event) => event.kind === "play");
    const seats = [...new Set(events.map((event) => event.seat))];
    return seats.map((seat) => ({ seat, events: events.filter((event) => event.seat === seat), ...this.gained(seat) }));
  });

  /** The events to highlight: the others' last turns, or the part of a repeated turn shown so far. */
  lit = $derived.by((): Event[] => {
    if (!this.again) return this.turns.flatMap((turn) => turn.events);
    const { seat, steps, at } = this.again;
    return steps.slice(1, at + 1).flatMap((step) => step.fresh.filter((event) => event.seat === seat));
  });

  /** Queue a new Seen. */
  arrived(step: Step): void {
    this.waiting.push(step);
    if (this.again && step.fresh.length > 0) this.again = null;
    if (this.mayWait(step)) this.next();
    else this.now();
  }

  /** Skip to the present; returns whether something else was shown. */
  now(): boolean {
    clearTimeout(this.clock);
    const behind = this.again !== null || this.waiting.length > 0;
    this.again = null;
    for (const step of this.waiting.splice(0)) this.show(step);
    return behind;
  }

  /** Show once more what this seat did since the reader acted. */
  showAgain(seat: number): void {
    this.now();
    const steps = this.stepsOf(seat);
    if (steps.length < 2) return;
    this.again = { seat, steps, at: 0 };
    this.clock = setTimeout(() => this.goOn(), this.rest());
  }

  end(): void {
    clearTimeout(this.clock);
    this.waiting = [];
  }

  private goOn(): void {
    if (!this.again) return;
    const at = this.again.at + 1;
    if (at === this.again.steps.length) {
      this.now();
      return;
    }
    this.again = { ...this.again, at };
    this.clock = setTimeout(() => this.goOn(), this.rest());
  }

  /** The pause between steps of a repeated turn: never too short to see. */
  private rest(): number {
    return Math.max(this.pace(), 700);
  }

  /** The reader's own actions, and a change of the viewing seat, are shown at once. */
  private mayWait({ seen, fresh }: Step): boolean {
    const own = fresh.some((event) => seen.yours.includes(event.seat) || event.kind !== "play");
    return !own && seen.seat === this.step.seen.seat && this.pace() > 0 && !document.hidden;
  }

  private next(): void {
    clearTimeout(this.clock);
    while (this.waiting.length > 0) {
      const left = this.waiting[0]!.fresh.length > 0 ? this.shownAt + this.pace() - performance.now() : 0;
      if (left > 0) {
        this.clock = setTimeout(() => this.next(), left);
        return;
      }
      this.show(this.waiting.shift()!);
    }
  }

  private show(step: Step): void {
    const { seen, fresh } = step;
    const other = this.step !== undefined && this.step.seen.seat !== seen.seat; // do not keep steps of another seat of this screen
    if (other) this.steps = [{ ...step, fresh: [] }];
    else if (fresh.some((event) => seen.yours.includes(event.seat)) || this.steps.length === 0) this.steps = [step];
    else if (fresh.length > 0) this.steps = [...this.steps, step].slice(-MOST);
    this.step = step;
    if (fresh.some(this.visible)) this.shownAt = performance.now();
  }

  private stepsOf(seat: number): Step[] {
    const own = this.steps.map((step, i) => ({ step, i })).filter(({ step, i }) => i > 0 && step.fresh.some((event) => event.seat === seat));
    return own.length === 0 ? [] : [this.steps[own[0]!.i - 1]!, ...own.map(({ step }) => step)];
  }

  private gained(seat: number): { points: number | null; kept: boolean } {
    let points = 0;
    for (const [i, step] of this.steps.entries()) {
      if (i > 0 && step.fresh.some((event) => event.seat === seat)) points += (step.seen.scores[seat] ?? 0) - (this.steps[i - 1]!.seen.scores[seat] ?? 0);
    }
    const whole = this.steps.length > 1 && !this.steps[0]!.fresh.some((event) => event.seat === seat);
    return { points: whole ? points : null, kept: this.stepsOf(seat).length > 1 };
  }
}
