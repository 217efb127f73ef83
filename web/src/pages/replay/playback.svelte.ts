/** Playback of a finished game: the current step, the viewing seat, and what it sees. */
import { t } from "../../kit/language/language.svelte";
import { flushSync } from "svelte";
import { stoneOf } from "../../games";
import type { Event, Replay, Seen, Step } from "../../wire/types.gen";
import { deed } from "../../wire/words";
import { replayOf, type Source } from "./requests";

export const PACES = [1600, 800, 400]; // milliseconds per line in automatic playback

export class Playback {
  told = $state.raw<Replay>()!;
  at = $state(0);
  playing = $state(false);
  pace = $state(0); // of PACES
  cut = $state(0); // number of jumps: each re-creates the board, so that it marks only the current move

  constructor(
    readonly source: Source,
    told: Replay,
    at: number | null,
  ) {
    this.told = told;
    this.at = this.bounded(at ?? 0);
  }

  static async open(source: Source, seat: number | null, at: number | null): Promise<Playback> {
    return new Playback(source, await replayOf(source, seat), at);
  }

  get last(): number {
    return this.told.steps.length - 1;
  }

  get step(): Step {
    return this.told.steps[this.at]!;
  }

  get seat(): number | null {
    return this.told.seat;
  }

  names = $derived.by((): string[] => this.told.players.map((player) => player.name));
  story = $derived.by((): Event[] => this.told.steps.flatMap(({ event }) => (event ? [event] : [])));
  over = $derived.by((): boolean => this.at === this.last && this.told.ending !== null);

  /** The step as a Seen without legal actions. */
  seen = $derived.by((): Seen => {
    const { told, step } = this;
    return {
      type: "seen", seq: this.at, game: told.game, phase: this.over ? "over" : "playing",
      players: told.players.map((player, seat) => ({ ...player, resigned: this.gone(seat) })),
      yours: told.seat === null ? [] : [told.seat], seat: told.seat, nth: 0, to_act: step.to_act, view: step.view, legal: [], can_undo: false,
      since: step.event ? [step.event] : [], score: step.score, scores: step.scores, ending: this.over ? told.ending : null, winners: this.over ? told.winners : [],
      rematch: null, day: null, forked: null, advice: false, seal: "", proposal: null, proposals: 0, ways: [], paused: null, clock: null, when_gone: { do: "bot", level: "" }, closed: null,
    };
  });

  /** The log sentence of this step. */
  sentence = $derived.by((): string => {
    const { event } = this.step;
    return event ? t("standing-alone", { text: deed(this.names[event.seat]!, event.words) }) : t("replay-begins");
  });

  get title(): string {
    return stoneOf(this.told.game)?.title ?? this.told.game;
  }

  go(to: number): void {
    const next = this.bounded(to);
    if (next === this.at) return;
    if (next !== this.at + 1) this.jump(next);
    this.at = next;
    if (this.at === this.last) this.playing = false;
  }

  /** Jump to the step before, so that the next step shows what happened. */
  private jump(to: number): void {
    this.cut += 1;
    this.at = Math.max(0, to - 1);
    flushSync();
  }

  /** Start or stop automatic playback; at the end, start over. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.told = await replayOf(this.source, seat);
  }

  private gone(seat: number): boolean {
    return this.told.steps.slice(1, this.at + 1).some(({ event }) => event?.kind === "resign" && event.seat === seat);
  }

  private bounded(to: number): number {
    return Math.max(0, Math.min(to, this.last));
  }
}

/** The step that a key leads to; undefined for other keys. */
export function keyed(playback: Pick<Playback, "at" | "last">, key: string): number | undefined {
  return { ArrowLeft: playback.at - 1, ArrowRight: playback.at + 1, PageUp: playback.at - 10, PageDown: playback.at + 10, Home: 0, End: playback.last }[key];
}
