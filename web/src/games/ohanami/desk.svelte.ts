/** The reader's own side of an Ohanami table: which cards are touched and which one is held. */
import { t } from "../../kit/language/language.svelte";
import { sentence } from "../../wire/words";
import type { Act, Desk, Prompt, TableSide } from "../face";
import { choices, keepLabel, missing, promptFor, resigned } from "./prompt";
import { offered, slots, type Slot } from "./offers";
import type { Action, View } from "./types.gen";

export class OhanamiDesk implements Desk {
  private touched = $state.raw<number[]>([]);
  private chosen = $state<number | null>(null);

  constructor(private readonly table: TableSide) {}

  get view(): View {
    return this.table.seen.view as View;
  }

  get choosing(): boolean {
    return this.view.phase === "choose" && this.table.seen.legal.length > 0;
  }

  get laying(): boolean {
    return this.view.phase === "lay" && this.table.seen.legal.length > 0;
  }

  /** The cards to keep, as touched so far; the last two of a round need no touch. */
  picks = $derived.by((): number[] => {
    if (!this.choosing) return [];
    if (this.view.hand.length === missing(this.view)) return this.view.hand;
    return this.touched.filter((card) => this.view.hand.includes(card)).slice(-missing(this.view));
  });

  /** The card that is laid next: the one touched, or else the first. */
  held = $derived.by((): number | null => {
    if (!this.laying) return null;
    const open = this.view.chosen.filter((card) => offered(this.table.seen.legal, "discard", card).length > 0);
    return this.chosen !== null && open.includes(this.chosen) ? this.chosen : (open[0] ?? null);
  });

  slots = $derived.by((): Slot[] => {
    const { seat, legal } = this.table.seen;
    return seat === null ? [] : slots(legal, this.view.players[seat]!.gardens, this.held);
  });

  prompt = $derived.by((): Prompt => promptFor({ seen: this.table.seen, names: this.table.names, picks: this.picks, held: this.held }));

  acts = $derived.by((): Act[] => {
    const { seen } = this.table;
    if (seen.seat === null || resigned(seen)) return [];
    const undo = { label: t("ohanami-undo"), press: () => this.table.undo(), ready: seen.can_undo, why: t("why-no-undo") };
    if (this.choosing) return seen.can_undo ? [undo, this.keepAct()] : [this.keepAct()];
    if (this.view.phase === "choose") return [{ label: t("ohanami-take-back"), press: () => this.takeBack(), ready: seen.can_undo, why: t("why-no-undo") }];
    return [undo];
  });

  /** Touch a card of the hand: up it comes, or down it goes. A third pushes the first one back; with both chosen, one of them touched again keeps them. */
  touch(card: number): void {
    if (this.picks.length === missing(this.view) && this.picks.includes(card)) return this.keep();
    this.touched = this.touched.includes(card) ? this.touched.filter((other) => other !== card) : [...this.picks, card].slice(-missing(this.view));
  }

  hold(card: number): void {
    this.chosen = card;
  }

  /** Take a card up to lay it; touched again, it goes where alone it can go. */
  press(card: number): void {
    const [only, ...more] = this.slots;
    if (card !== this.held || this.chosen !== card) this.hold(card);
    else if (!only) this.putAside();
    else if (more.length === 0) this.table.play(only.offer);
  }

  putAside(): void {
    const card = this.held ?? this.view.chosen[0];
    const offers = card === undefined ? [] : offered(this.table.seen.legal, "discard", card);
    if (offers.length > 0) this.table.play(...offers);
  }

  whyNotAside(): string {
    return this.whyNot((action) => action.type === "discard");
  }

  /** An empty garden that is touched is started, wherever the place for that shows. */
  touchGarden(nth: number): void {
    const start = this.startAt(nth);
    if (start) this.table.play(start.offer);
  }

  startAt(nth: number): Slot | undefined {
    return this.isEmpty(nth) ? this.slots.find(({ end }) => end === "new") : undefined;
  }

  private isEmpty(nth: number): boolean {
    return this.view.players[this.table.seen.seat ?? 0]!.gardens[nth]!.length === 0;
  }

  /** Why a garden does not take the card; nothing where it does. */
  whyNotGarden(nth: number): string {
    if (this.startAt(nth) || this.slots.some((slot) => slot.garden === nth)) return "";
    const unstarted = this.isEmpty(nth);
    const found = (action: Action): boolean => action.type === "lay" && action.garden === nth + 1 && (this.held === null || action.card === this.held);
    return this.whyNot((action) => (unstarted && action.type === "start" && action.card === this.held) || found(action));
  }

  private whyNot(matches: (action: Action) => boolean): string {
    const no = this.view.refused.find(({ action }) => matches(action));
    return no ? sentence(no.why) : "";
  }

  private keepAct(): Act {
    const ready = this.picks.length === missing(this.view);
    const n = missing(this.view) - this.picks.length;
    return { label: keepLabel(this.picks, this.view), press: () => this.keep(), why: sentence({ key: "ohanami-choose", values: { n } }), ready, go: true };
  }

  private keep(): void {
    this.table.play(...choices(this.table.seen.legal, this.picks));
  }

  /** Both cards return to the hand and stay touched, to be changed. */
  private takeBack(): void {
    this.touched = [...this.view.chosen];
    this.table.undo(this.view.chosen.length);
  }
}
