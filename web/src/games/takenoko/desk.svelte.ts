/** Local UI state of a Takenoko table: the selected tool, the current choice, the selected card. */
import { t } from "../../kit/language/language.svelte";
import { keyOf } from "../../kit/board/hexes";
import type { Offer, Words } from "../../wire/types.gen";
import { sentence } from "../../wire/words";
import { TableDesk, whyNoUndo } from "../desk";
import type { Act, Desk, Prompt } from "../face";
import { choiceOf, type Choice } from "./choices";
import { offered, targets, type Target, type Tool } from "./offers";
import { promptFor } from "./prompt";
import { settings } from "./settings.svelte";
import type { Action, Cell, Near, Refused, View } from "./types.gen";
import type { Deed } from "./words";

const PAUSE = 4000; // milliseconds to undo the last step before a turn ends automatically
const NOT_YOURS: Words = { key: "it-is-not-your-turn", values: {} };

/** A card in hand, its distance to fulfilment, and the offer to claim it. */
export interface Held {
  id: string;
  key: string;
  near: Near | undefined;
  claim: Offer | undefined;
}

export class TakenokoDesk extends TableDesk<View> implements Desk {
  private chosen = $state.raw<{ tool: Tool; until: number } | null>(null); // selected until this many of the reader's steps are accepted
  looked = $state<string | null>(null); // the selected card
  over = $state<string | null>(null); // the card under the pointer
  private keeping = $state(false); // a plot was just kept, and the others are not yet back
  private followed = $state(-1); // the line after which an automatic action was played

  get acting(): boolean {
    return this.legal.length > 0;
  }

  tool = $derived.by((): Tool | null => (this.chosen !== null && this.table.seen.nth <= this.chosen.until && this.ready(this.chosen.tool) ? this.chosen.tool : null));

  targets = $derived.by((): Target[] => targets(this.view, this.legal, this.tool));

  /** The offer that returns plots without asking for their order: if they are equal, or if the reader does not care. */
  private back = $derived.by((): Offer | undefined => {
    const under = offered(this.legal, "under");
    return this.keeping && (under.length === 1 || (!settings.order.on && !this.taught)) ? under[0] : undefined;
  });

  /** The roll or the end of the turn, if the reader has automated it; never in a lesson. */
  private onItsOwn = $derived.by((): Offer | undefined => {
    const [only, other] = this.legal;
    if (this.taught || this.table.seen.paused || !only || other) return undefined;
    const { type } = only.action as Action;
    return (type === "roll" && settings.roll.on) || (type === "end" && settings.end.on) ? only : undefined;
  });

  choice = $derived.by((): Choice | null => (this.back ? null : choiceOf(this.view, this.legal, this.tool)));

  prompt = $derived.by((): Prompt => promptFor({ seen: this.back ? { ...this.table.seen, view: { ...this.view, phase: "lay" } } : this.table.seen, names: this.table.names, seat: this.seat, tool: this.tool, ends: this.onItsOwn !== undefined }));

  acts = $derived.by((): Act[] => {
    const { seen } = this.table;
    if (seen.seat === null) return [];
    const undo: Act = { label: t("takenoko-undo"), press: () => this.undo(), ready: seen.can_undo, why: whyNoUndo(seen) };
    return this.acting && !this.back ? [undo, this.onward()] : [undo];
  });

  /** The plots that count for the card looked at. */
  lit = $derived.by((): Cell[] => this.hand.find(({ key }) => key === (this.over ?? this.looked))?.near?.cells ?? []);

  /** The reader's cards, each with a unique key: equal cards differ by their draw. */
  hand = $derived.by((): Held[] => {
    const player = this.seat === null ? null : this.view.players[this.seat]!;
    return (player?.hand ?? []).map((id, place) => ({ id, key: `${id}-${player!.drawn[place]}`, near: this.view.near[place], claim: this.claimOf(id) }));
  });

  /** Whether this tool has a place to go now. */
  ready(tool: Tool): boolean {
    if (tool === "objective" || tool === "gardener" || tool === "panda" || tool === "water") return offered(this.legal, tool).length > 0;
    return offered(this.legal, "chip").some(({ action }) => action.kind === tool);
  }

  /** Touch something on the reader's board: select or deselect it. */
  take(tool: Tool): void {
    if (!this.ready(tool)) return;
    this.chosen = this.tool === tool ? null : { tool, until: this.table.seen.nth };
  }

  layDown(): void {
    this.chosen = null;
  }

  /** Whether one of the five actions can be done now. */
  open(deed: Deed): boolean {
    return offered(this.legal, deed).length > 0;
  }

  /** The rule that forbids a kind of step now, as sent by the server; empty if it is legal. */
  whyNot(what: Refused["what"]): string {
    if (!this.acting) return sentence(NOT_YOURS);
    const why = this.view.refused.find((one) => one.what === what)?.why;
    return why ? sentence(why) : "";
  }

  /** The rule that forbids what the reader is about to do at a place of the garden. */
  whyNotAt(at: Cell): string {
    const empty = keyOf(at) !== "0,0" && !this.view.plots.some((plot) => keyOf(plot.at) === keyOf(at));
    if (!this.acting) return empty && this.seat !== null && this.view.phase !== "over" ? sentence(NOT_YOURS) : "";
    const { phase } = this.view;
    const aim = this.tool ?? (phase === "rain" || phase === "storm" || phase === "serve" ? phase : "lay");
    if (aim === "lay" && phase !== "lay" && !empty) return ""; // nobody wants to lay a plot there
    const why = this.view.blocked.find((one) => one.what === aim && one.at.some((cell) => keyOf(cell) === keyOf(at)))?.why;
    return why ? sentence(why) : "";
  }

  /** Why a card cannot be claimed; empty for a card that a touch would deselect. */
  whyNotCard({ key, near, claim }: Held): string {
    return claim || this.looked === key || !near?.why ? "" : sentence(near.why);
  }

  /** In a lesson nothing is automated. */
  private get taught(): boolean {
    return this.table.declined !== undefined;
  }

  /** Call after each Seen: plays automatic actions, with a pause for undo before the turn ends. */
  follow(): (() => void) | undefined {
    const offer = this.back ?? this.onItsOwn;
    if (this.view.phase !== "keep" && this.view.phase !== "under") this.keeping = false;
    const { seq, can_undo: undoable } = this.table.seen;
    if (!offer || this.followed === seq) return undefined;
    const go = (): void => {
      this.followed = seq;
      this.play(offer);
    };
    if ((offer.action as Action).type !== "end" || !undoable) return void go();
    const clock = setTimeout(go, PAUSE);
    return () => clearTimeout(clock);
  }

  /** Undo: plots returned automatically are taken back together with the choice before. */
  private undo(): void {
    this.table.undo(this.view.phase === "lay" && this.table.seen.seq === this.followed + 1 ? 2 : 1);
  }

  /** Touch an action: plots and channels are played at once, the others need a target. */
  touch(deed: Deed): void {
    if (!this.open(deed)) return;
    if (deed === "plots" || deed === "channel") this.play(offered(this.legal, deed)[0]!);
    else this.take(deed);
  }

  /** Touch a card: claim it if possible; otherwise show the plots that count and what is missing. */
  touchCard({ key, claim }: Held): void {
    this.looked = claim || this.looked === key ? null : key;
    if (claim) this.play(claim);
  }

  play(offer: Offer): void {
    const { type } = offer.action as Action;
    this.keeping = type === "keep" || (this.keeping && type === "under");
    if (this.chosen && type === "water") this.chosen = { ...this.chosen, until: this.table.seen.nth + 1 }; // several may be placed one after the other
    this.table.play(offer);
  }

  private claimOf(card: string): Offer | undefined {
    return offered(this.legal, "claim").find(({ action }) => action.card === card);
  }

  /** The primary button. */
  private onward(): Act {
    if (this.tool !== null && this.view.phase !== "objective") return { label: t("takenoko-back"), press: () => this.layDown(), ready: true };
    const [roll] = offered(this.legal, "roll");
    if (roll) return { label: t("takenoko-roll"), press: () => this.play(roll), ready: true, go: true };
    const [decline] = offered(this.legal, "decline");
    if (decline) return { label: t(`takenoko-decline-${this.view.phase}`), press: () => this.play(decline), ready: true };
    const [leave] = offered(this.legal, "leave");
    if (leave) return { label: t("takenoko-leave"), press: () => this.play(leave), ready: true, go: true };
    const [end] = offered(this.legal, "end");
    return { label: t("takenoko-end"), press: () => end && this.play(end), ready: end !== undefined, why: this.whyNot("end"), go: true, place: "act:end" };
  }
}
