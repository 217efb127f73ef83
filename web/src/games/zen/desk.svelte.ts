/** Local UI state of a Zen table: the held card, its rotation, and the part of the form that is shown. */
import type { Offered } from "../../kit/board/offers";
import { t } from "../../kit/language/language.svelte";
import type { Offer, Words } from "../../wire/types.gen";
import { sentence } from "../../wire/words";
import { whyNoUndo } from "../desk";
import type { Act, Desk, Prompt, TableSide } from "../face";
import { cardOf } from "./cards";
import { shownPart } from "./cells";
import { looksTheSame } from "./pieces/edges";
import { holds, offered, targets, type Of, type Target } from "./offers";
import { promptFor } from "./prompt";
import type { Action, At, HeldView, PileView, View } from "./types.gen";

/** An action to play once the held card is back in the hand. */
type Wish = { hold: HeldView } | "done";

export class ZenDesk implements Desk {
  private wish = $state.raw<Wish | null>(null);
  private before = $state.raw<{ view: View; legal: Offer[] } | null>(null); // what is shown while a wish is pending
  private known = $state.raw<{ hand: string; holds: Of<"hold">[] }>({ hand: "", holds: [] }); // how the cards of this hand can be held
  private empties = false; // the reader lays the last card of the hand
  private ended = $state(-1); // the `nth` at which a hand was ended automatically
  private under = false; // the second action of a wish is pending
  private asked = $state<number | null>(null); // a part of the form, by its place in the offsets
  reaching = $state(false); // a card was selected by keyboard: move the focus to the table

  constructor(private readonly table: TableSide) {}

  /** The offer that a wish waits for, if it is there. */
  private awaited = $derived.by((): Offer | undefined => {
    const { view, legal } = this.table.seen as { view: View; legal: Offer[] };
    if (this.wish === null || view.phase !== "hand") return undefined;
    if (this.wish === "done") return offered(legal, "done")[0];
    const { card, turned } = this.wish.hold;
    const ways = holds(legal, card);
    return ways.find(({ action }) => action.turned === turned) ?? ways[0];
  });

  /** Two actions of one wish look like one step: between them the old view is shown. */
  view = $derived.by((): View => (this.awaited && this.before ? this.before.view : (this.table.seen.view as View)));
  legal = $derived.by((): Offer[] => (this.awaited && this.before ? this.before.legal : this.table.seen.legal));

  mine = $derived.by((): boolean => this.table.seen.seat !== null);
  targets = $derived.by((): Target[] => targets(this.legal));
  prompt = $derived.by((): Prompt => promptFor({ view: this.view, legal: this.legal, names: this.table.names, mine: this.mine, turns: this.canTurn }));

  acts = $derived.by((): Act[] => {
    if (!this.mine) return [];
    return [{ label: t("zen-undo"), press: () => this.undo(), ready: this.table.seen.can_undo, why: whyNoUndo(this.table.seen) }, ...this.ways()];
  });

  /** Call after each Seen: continues a wish, and remembers how cards can be held. */
  follow(): void {
    const { view, legal } = this.table.seen as { view: View; legal: Offer[] };
    const offer = this.awaited;
    this.endEmptyHand();
    if (view.phase === "hand") this.known = { hand: handOf(view), holds: offered(legal, "hold") };
    if (this.table.declined && this.under) this.wish = null;
    else if (offer) {
      this.under = true;
      this.table.play(offer);
    } else if (this.wish !== null && (this.under || !this.stillHeld(view))) this.wish = null;
  }

  /** The ways in which this card of the hand can be held now. */
  waysOf(card: string): Of<"hold">[] {
    if (this.legal.length === 0) return [];
    return this.known.hand === handOf(this.view) && this.view.phase === "place" ? this.known.holds.filter(({ action }) => action.card === card) : holds(this.legal, card);
  }

  /** After a reload with a held card, the other cards' options are unknown: then a touch tries. */
  fits(card: string): boolean {
    return this.waysOf(card).length > 0 || (this.view.phase === "place" && this.known.hand !== handOf(this.view));
  }

  canTurn = $derived.by((): boolean => {
    const { held } = this.view;
    if (!held || this.legal.length === 0) return false;
    if (this.known.hand === handOf(this.view)) return this.known.holds.some(({ action }) => action.card === held.card && action.turned !== held.turned);
    return !looksTheSame(cardOf(this.view, held.card));
  });

  /** Touch a card of the hand: take it up, put it back, change over to it, or discard it. */
  touch(card: string): void {
    const thrown = offered(this.legal, "discard").find(({ action }) => action.card === card);
    const { held } = this.view;
    if (thrown) this.table.play(thrown);
    else if (held?.card === card && this.view.placed === 0) this.play(this.targets[0]!.offer); // a second touch: there is only one place
    else if (held?.card === card) this.putBack();
    else if (held) this.instead({ hold: { card, turned: this.waysOf(card)[0]?.action.turned ?? false } });
    else if (this.waysOf(card).length > 0) this.table.play(this.waysOf(card)[0]!);
  }

  turn(): void {
    const { held } = this.view;
    if (held && this.canTurn) this.instead({ hold: { card: held.card, turned: !held.turned } });
  }

  get whyNotTurn(): string {
    return this.view.held ? t("zen-no-other-way") : t("zen-take-up-first");
  }

  /** The rule that keeps the reader from drawing here. */
  whyNotDraw({ colour, left, round }: PileView): string {
    if (!this.mine) return "";
    if (left === 0 && round === 2) return rule("the-colour-pile-is-used-up", { colour });
    return this.view.placed === 0 ? rule("the-start-card-must-be-placed") : rule("end-this-hand-before-you-draw-again");
  }

  putBack(): void {
    if (this.view.held && this.table.seen.can_undo) this.table.undo();
  }

  play(offer: Offer): void {
    this.empties = (offer as Offered<Action>).action.type === "place" && this.view.hand.length === 1;
    this.table.play(offer);
  }

  /** After the last card of the hand, end the hand automatically: nothing else can be done. */
  private endEmptyHand(): void {
    const { view, legal } = this.table.seen as { view: View; legal: Offer[] };
    const [done, ...others] = legal;
    if (view.phase === "place") return; // not answered yet
    const ends = this.empties && view.phase === "hand" && view.hand.length === 0 && others.length === 0;
    this.empties = false;
    if (!ends || !done) return;
    this.ended = this.table.seen.nth + 1;
    this.table.play(done);
  }

  /** The offer that a touch on a pile plays. */
  pileOffer(colour: PileView["colour"]): Offer | undefined {
    return [...offered(this.legal, "begin"), ...offered(this.legal, "draw")].find(({ action }) => action.colour === colour);
  }

  /** The part of the form that is shown on the table. */
  part = $derived.by((): At | null => shownPart(this.view, this.nth));
  nth = $derived.by((): number | null => (this.asked !== null && this.view.offsets.length > 1 && this.view.table.length > 0 ? this.asked % this.view.offsets.length : null));

  /** Show the next part that the layout can still be; after the last none. */
  nextPart(): void {
    const next = this.nth === null ? 0 : this.nth + 1;
    this.asked = next < this.view.offsets.length ? next : null;
  }

  private instead(wish: Wish): void {
    if (!this.table.seen.can_undo) return;
    this.before = { view: this.view, legal: this.legal };
    this.wish = wish;
    this.under = false;
    this.table.undo();
  }

  private stillHeld(view: View): boolean {
    return view.phase === "place" && view.held?.card === this.before?.view.held?.card && view.held?.turned === this.before?.view.held?.turned;
  }

  /** Return a placed card to the hand: placing it took two actions, or three if the hand ended automatically. */
  private undo(): void {
    const { phase, rounds } = this.view;
    if (phase === "draw" && this.table.seen.nth === this.ended) this.table.undo(3);
    else this.table.undo(phase === "hand" || (phase === "draw" && rounds === 0) ? 2 : 1);
  }

  private ways(): Act[] {
    const { view } = this;
    if (view.phase === "hand" || (view.phase === "place" && view.placed > 0)) return [this.doneAct()].filter((act) => act !== null);
    if (view.phase === "discard") return [{ label: t("zen-discard-all"), brief: t("zen-discard"), press: () => this.discardAll(), ready: true, go: true }];
    const piles = [...offered(this.legal, "begin"), ...offered(this.legal, "draw")];
    if (piles.length !== 1) return [];
    const [only] = piles;
    const label = only!.action.type === "begin" ? t("zen-turn-up-start") : t("zen-draw");
    return [{ label, brief: only!.action.type === "begin" ? t("zen-turn-up") : t("zen-draw"), press: () => this.play(only!), ready: true, go: true }];
  }

  private doneAct(): Act | null {
    if (this.view.phase === "place") return { label: t("zen-end-hand"), press: () => this.instead("done"), ready: true, go: true, quiet: true, place: "act:done" };
    const done = offered(this.legal, "done")[0];
    return done ? { label: t("zen-end-hand"), press: () => this.play(done), ready: this.ended !== this.table.seen.nth + 1, go: true, quiet: offered(this.legal, "hold").length > 0, place: "act:done" } : null;
  }

  private discardAll(): void {
    const order = this.view.hand.flatMap((card) => offered(this.legal, "discard").filter(({ action }) => action.card === card));
    this.table.play(...order.slice(0, -1)); // the last one follows automatically
  }
}

const handOf = (view: View): string => `${view.placed} ${view.hand.join(" ")}`;

/** A refusal of the rules, as text. */
const rule = (key: string, values: Words["values"] = {}): string => sentence({ key, values });
