/** The reader's own side of an Ohanami table: which cards are touched and which one is held. */
import { t } from "../../kit/language.svelte";
import type { Act, Desk, Prompt, TableSide } from "../face";
import { choices, keepLabel, missing, promptFor, resigned } from "./prompt";
import { offered, slots, type Slot } from "./offers";
import type { View } from "./types.gen";

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
    const undo = { label: t("ohanami-undo"), press: () => this.table.undo(), ready: seen.can_undo };
    if (this.choosing) return seen.can_undo ? [undo, this.keepAct()] : [this.keepAct()];
    if (this.view.phase === "choose") return [{ label: t("ohanami-take-back"), press: () => this.takeBack(), ready: seen.can_undo }];
    return [undo];
  });

  /** Touch a card of the hand: up it comes, or down it goes. A third pushes the first one back. */
  touch(card: number): void {
    this.touched = this.touched.includes(card) ? this.touched.filter((other) => other !== card) : [...this.picks, card].slice(-missing(this.view));
  }

  hold(card: number): void {
    this.chosen = card;
  }

  putAside(): void {
    if (this.held !== null) this.table.play(...offered(this.table.seen.legal, "discard", this.held));
  }

  private keepAct(): Act {
    const ready = this.picks.length === missing(this.view);
    return { label: keepLabel(this.picks, this.view), press: () => this.keep(), ready, go: true };
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
