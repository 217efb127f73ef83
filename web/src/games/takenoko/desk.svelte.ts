/** The reader's own side of a Takenoko table: the tool in hand, the choice that is asked, the card looked at. */
import { t } from "../../kit/language.svelte";
import type { Offer } from "../../wire/types.gen";
import type { Act, Desk, Prompt, TableSide } from "../face";
import { choiceOf, type Choice } from "./choices";
import { offered, targets, type Target, type Tool } from "./offers";
import { promptFor } from "./prompt";
import type { Action, Cell, Near, View } from "./types.gen";
import type { Deed } from "./words";

/** A card in hand, how near it is, and the claim on offer. */
export interface Held {
  id: string;
  key: string;
  near: Near | undefined;
  claim: Offer | undefined;
}

export class TakenokoDesk implements Desk {
  private chosen = $state.raw<{ tool: Tool; until: number } | null>(null); // in hand until so many of the reader's steps are accepted
  looked = $state<string | null>(null); // the card touched
  over = $state<string | null>(null); // the card under the pointer
  wondered = $state<Deed | null>(null); // the action that is asked about: why not now?
  private keeping = $state(false); // a plot was just kept, and the others are not yet back
  private followed = -1; // the line after which they were sent back

  constructor(private readonly table: TableSide) {}

  get view(): View {
    return this.table.seen.view as View;
  }

  get legal(): Offer[] {
    return this.table.seen.legal;
  }

  /** The seat whose cards are shown; null for an onlooker. */
  get seat(): number | null {
    const { seat, yours } = this.table.seen;
    return seat ?? (yours.length === 1 ? yours[0]! : null);
  }

  get acting(): boolean {
    return this.legal.length > 0;
  }

  tool = $derived.by((): Tool | null => (this.chosen !== null && this.table.seen.nth <= this.chosen.until && this.ready(this.chosen.tool) ? this.chosen.tool : null));

  targets = $derived.by((): Target[] => targets(this.view, this.legal, this.tool));

  /** The plots that go back look alike: in which order is no question. */
  private alike = $derived.by((): Offer | undefined => (this.keeping && offered(this.legal, "under").length === 1 ? offered(this.legal, "under")[0] : undefined));

  choice = $derived.by((): Choice | null => (this.alike ? null : choiceOf(this.view, this.legal, this.tool)));

  prompt = $derived.by((): Prompt => {
    const prompt = promptFor({ seen: this.table.seen, names: this.table.names, seat: this.seat, tool: this.tool });
    const why = this.wondered && this.whyNot(this.wondered);
    return why ? { ...prompt, rule: why, touch: why } : prompt;
  });

  acts = $derived.by((): Act[] => {
    const { seen } = this.table;
    if (seen.seat === null) return [];
    const undo: Act = { label: t("takenoko-undo"), press: () => this.table.undo(), ready: seen.can_undo };
    return this.acting && !this.alike ? [undo, this.onward()] : [undo];
  });

  /** The plots that count for the card looked at. */
  lit = $derived.by((): Cell[] => this.hand.find(({ key }) => key === (this.over ?? this.looked))?.near?.cells ?? []);

  /** The reader's cards, each with a key of its own: of two that are alike the draws differ. */
  hand = $derived.by((): Held[] => {
    const player = this.seat === null ? null : this.view.players[this.seat]!;
    return (player?.hand ?? []).map((id, place) => ({ id, key: `${id}-${player!.drawn[place]}`, near: this.view.near[place], claim: this.claimOf(id) }));
  });

  /** Whether this tool has a place to go now. */
  ready(tool: Tool): boolean {
    if (tool === "objective" || tool === "gardener" || tool === "panda" || tool === "water") return offered(this.legal, tool).length > 0;
    return offered(this.legal, "chip").some(({ action }) => action.kind === tool);
  }

  take(tool: Tool): void {
    this.chosen = this.tool === tool ? null : { tool, until: this.table.seen.nth };
  }

  layDown(): void {
    this.chosen = null;
  }

  /** Whether one of the five actions can be done now. */
  open(deed: Deed): boolean {
    return offered(this.legal, deed).length > 0;
  }

  /** Why an action cannot be done now; nothing where it can. */
  whyNot(deed: Deed): string {
    if (this.open(deed)) return "";
    const { phase, seat, left, used } = this.view;
    if (!this.acting || seat !== this.seat) return t("takenoko-why-turn");
    if (phase !== "actions") return t("takenoko-why-first");
    if (left === 0) return t("takenoko-why-all-done");
    return used.includes(deed) ? t("takenoko-why-used") : t(`takenoko-why-${deed}`);
  }

  /** Seen anew after a plot was kept: plots that look alike go under the pile by themselves. */
  follow(): void {
    const offer = this.alike;
    if (this.view.phase !== "keep" && this.view.phase !== "under") this.keeping = false;
    if (!offer || this.followed === this.table.seen.seq) return;
    this.followed = this.table.seen.seq;
    this.play(offer);
  }

  /** Touch an action: plots and channels are taken at once, the others ask where. */
  touch(deed: Deed): void {
    this.wondered = this.open(deed) ? null : deed;
    if (!this.open(deed)) return;
    if (deed === "plots" || deed === "channel") this.play(offered(this.legal, deed)[0]!);
    else this.take(deed);
  }

  /** Touch a card: claim it where it is fulfilled, or else look where it grows. */
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

  /** The one button that moves the turn on. */
  private onward(): Act {
    if (this.tool !== null && this.view.phase !== "objective") return { label: t("takenoko-back"), press: () => this.layDown(), ready: true };
    const [roll] = offered(this.legal, "roll");
    if (roll) return { label: t("takenoko-roll"), press: () => this.play(roll), ready: true, go: true };
    const [decline] = offered(this.legal, "decline");
    if (decline) return { label: t(`takenoko-decline-${this.view.phase}`), press: () => this.play(decline), ready: true };
    const [leave] = offered(this.legal, "leave");
    if (leave) return { label: t("takenoko-leave"), press: () => this.play(leave), ready: true, go: true };
    const [end] = offered(this.legal, "end");
    return { label: t("takenoko-end"), press: () => end && this.play(end), ready: end !== undefined, go: true };
  }
}
