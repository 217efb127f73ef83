/** A lesson in progress: the codes so far, the table, and the reaction to the last try. */
import { namesFor, type TableSide } from "../../games/face";
import { t } from "../../kit/language/language.svelte";
import { sound } from "../../kit/browser/sound.svelte";
import { Refusal, takeLesson } from "../../wire/http";
import { myName } from "../../wire/keys";
import type { LessonCard, Offer, Seen, StepCard, Taught, Words } from "../../wire/types.gen";
import { keep, progress } from "./progress";

export class LessonSession implements TableSide {
  told = $state.raw<Taught>()!;
  refused = $state.raw<Words | null>(null); // the rule that forbids the last try
  elsewhere = $state(false); // the last try was legal, but not what the step expects
  trouble = $state("");
  private busy = false;

  private constructor(
    readonly game: string,
    readonly card: LessonCard,
  ) {}

  /** Resume the lesson, or start it; a lesson that has changed since starts over. */
  static async open(game: string, card: LessonCard): Promise<LessonSession> {
    const session = new LessonSession(game, card);
    const { codes } = progress(game, card.id);
    session.told = await takeLesson(game, card.id, { codes }).catch((no: unknown) => {
      if (!(no instanceof Refusal) || no.status === 0 || codes.length === 0) throw no;
      return takeLesson(game, card.id, {});
    });
    session.remember();
    return session;
  }

  seen = $derived.by((): Seen => {
    const { seen } = this.told;
    return { ...seen, players: seen.players.map((player, seat) => (seat === seen.seat ? { ...player, name: myName() || t("learn-you") } : player)) };
  });
  names = $derived.by((): string[] => namesFor(this.seen.players, this.seen.yours));
  step = $derived.by((): StepCard | undefined => this.card.steps[this.told.step]);

  /** Whether the last try was refused or unexpected. */
  get declined(): boolean {
    return this.refused !== null || this.elsewhere;
  }

  /** The sentence of the current step, or of the end. */
  get sentence(): string {
    return this.say(this.step?.id ?? "done");
  }

  /** The hint for an unexpected action. */
  get hint(): string {
    return this.step?.hint ? this.say(`${this.step.id}-hint`) : t("learn-elsewhere");
  }

  play(...offers: Offer[]): void {
    sound.card();
    void this.ask(this.told.codes, offers.map((offer) => offer.code));
  }

  undo(times = 1): void {
    void this.ask(this.told.codes.slice(0, -times));
  }

  again(): void {
    void this.ask([]);
  }

  private say(end: string): string {
    return t(`lessons-${this.game}-${this.card.id}-${end}`);
  }

  private async ask(codes: number[], tries: number[] = []): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    this.refused = null;
    this.elsewhere = false;
    try {
      this.hear(await takeLesson(this.game, this.card.id, { codes, tries }));
    } catch (no) {
      if (!(no instanceof Refusal)) throw no;
      this.trouble = no.message;
    } finally {
      this.busy = false;
    }
  }

  private hear(told: Taught): void {
    this.refused = told.refused;
    this.elsewhere = told.elsewhere;
    if (told.refused || told.elsewhere) return; // nothing has changed: keep the selection
    this.told = told;
    this.remember();
  }

  private remember(): void {
    keep(this.game, this.card.id, this.told.codes, this.told.step, this.card.steps.length);
  }
}
