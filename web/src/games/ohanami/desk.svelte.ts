/** Local UI state of an Ohanami table: selected cards and the held card. */
import { t } from "../../kit/language/language.svelte";
import { sentence } from "../../wire/words";
import { whyNoUndo } from "../desk";
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

  /** The cards selected to keep; the last two of a round are selected automatically. */
  picks = $derived.by((): number[] => {
    if (!this.choosing) return [];
    if (this.view.hand.length === missing(this.view)) return this.view.hand;
    return this.touched.filter((card) => this.view.hand.includes(card)).slice(-missing(this.view));
  });

  /** The card to lay next: the selected one, or else the first. */
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
    const undo = { label: t("ohanami-undo"), press: () => this.table.undo(), ready: seen.can_undo, why: whyNoUndo(seen) };
    if (this.choosing) return seen.can_undo ? [undo, this.keepAct()] : [this.keepAct()];
    if (this.view.phase === "choose") return [{ label: t("ohanami-take-back"), press: () => this.takeBack(), ready: seen.can_undo, why: whyNoUndo(seen) }];
    return [undo];
  });

  /** Touch a card of the hand: select or deselect it. A third replaces the first; with both selected, touching one of them keeps both. */
  touch(card: number): void {
    if (this.picks.length === missing(this.view) && this.picks.includes(card)) return this.keep();
    this.touched = this.touched.includes(card) ? this.touched.filter((other) => other !== card) : [...this.picks, card].slice(-missing(this.view));
  }

  hold(card: number): void {
    this.chosen = card;
  }

  /** Select a card to lay; a second touch plays it if there is only one place. */
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

  /** An empty garden that can be started reacts to a touch anywhere. */
  touchGarden(nth: number): void {
    const start = this.startAt(nth);
    if (start) this.table.play(start.offer);
  }

  startAt(nth: number): Slot | undefined {
    return this.slots.find(({ end, garden }) => end === "new" && garden === nth);
  }

  private isEmpty(nth: number): boolean {
    return this.view.players[this.table.seen.seat ?? 0]!.gardens[nth]!.length === 0;
  }

  /** Why a garden does not take the card; empty if it does. */
  whyNotGarden(nth: number): string {
    if (this.slots.some((slot) => slot.garden === nth)) return "";
    if (this.view.phase !== "lay") return this.whyNotYet();
    const unstarted = this.isEmpty(nth);
    const next = this.slots.find(({ end }) => end === "new");
    if (unstarted && next) return t("ohanami-starts-in", { n: next.garden + 1 });
    const found = (action: Action): boolean => action.type === "lay" && action.garden === nth + 1 && (this.held === null || action.card === this.held);
    return this.whyNot((action) => (unstarted && action.type === "start" && action.card === this.held) || found(action));
  }

  /** Why cards that are shown cannot be used now. */
  whyNotCard(): string {
    return this.laying ? t("ohanami-lay-first") : this.whyNotYet();
  }

  /** What must be done before cards are laid. */
  private whyNotYet(): string {
    if (this.choosing) return this.keepAct().ready ? t("ohanami-keep-first") : this.keepAct().why!;
    return this.table.seen.seat === null || this.view.phase === "over" ? "" : this.prompt.rule;
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

  /** Undo: both cards return to the hand and stay selected, so that they can be changed. */
  private takeBack(): void {
    this.touched = [...this.view.chosen];
    this.table.undo(this.view.chosen.length);
  }
}
