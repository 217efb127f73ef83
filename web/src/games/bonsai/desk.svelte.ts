/** Local UI state of a Bonsai table: the selected card, the held tile, and the confirmation before a goal is renounced. */
import { t } from "../../kit/language/language.svelte";
import type { Offer } from "../../wire/types.gen";
import { sentence } from "../../wire/words";
import { TableDesk, whyNoUndo } from "../desk";
import type { Act, Desk, Prompt } from "../face";
import { cardOf } from "./cards";
import { goalOf, question } from "./goals";
import { buds, cuts, offered, type Target } from "./offers";
import { promptFor } from "./prompt";
import { ruleOf, TILES, type Tile } from "./tiles";
import type { Hindered, View } from "./types.gen";

export class BonsaiDesk extends TableDesk<View> implements Desk {
  private touched = $state<number | null>(null); // a slot
  private chosen = $state<Tile | null>(null);
  asking = $state.raw<Offer | null>(null); // an action to confirm: it would renounce a goal and lose the challenge

  /** The slot of the selected card. */
  slot = $derived.by((): number | null => (this.touched !== null && offered(this.legal, "meditate").some(({ action }) => action.slot === this.touched) ? this.touched : null));

  placing = $derived.by((): boolean => this.legal.length > 0 && (this.view.phase === "cultivate" || this.view.phase === "helper"));

  /** The tile to place next: the selected one, or else the first that has a place. */
  held = $derived.by((): Tile | null => {
    const open = TILES.filter((tile) => this.grows(tile));
    return this.chosen !== null && open.includes(this.chosen) ? this.chosen : (open[0] ?? null);
  });

  targets = $derived.by((): Target[] => [...buds(this.view, this.legal, this.held), ...cuts(this.view, this.legal)]);

  prompt = $derived.by((): Prompt => promptFor({ seen: this.table.seen, names: this.table.names, seat: this.seat, slot: this.slot, held: this.held }));

  acts = $derived.by((): Act[] => {
    const { seen } = this.table;
    if (seen.seat === null) return [];
    const undo: Act = { label: t("bonsai-undo"), press: () => this.table.undo(), ready: seen.can_undo, why: whyNoUndo(seen) };
    return [undo, ...this.ways()];
  });

  grows(tile: Tile): boolean {
    return offered(this.legal, "grow").some(({ action }) => action.tile === tile);
  }

  /** The offer that a touch on a tile of the supply plays, if any. */
  tileOffer(tile: Tile): Offer | undefined {
    return [...offered(this.legal, "take"), ...offered(this.legal, "discard")].find(({ action }) => action.tile === tile);
  }

  /** Touch a tile: take it, give it back or hold it; at the start of a turn, cultivate with it. */
  ready(tile: Tile): boolean {
    return this.tileOffer(tile) !== undefined || this.grows(tile) || (this.seat !== null && offered(this.legal, "cultivate").length > 0 && this.view.players[this.seat]!.supply[tile] > 0);
  }

  touchTile(tile: Tile): void {
    if (!this.ready(tile)) return;
    const offer = this.tileOffer(tile) ?? offered(this.legal, "cultivate")[0];
    this.chosen = tile;
    if (offer) this.table.play(offer);
  }

  /** Touch a card of the market: the first touch selects it, the second takes it. */
  touchSlot(slot: number): void {
    const offer = offered(this.legal, "meditate").find(({ action }) => action.slot === slot);
    if (!offer) return;
    if (this.touched === slot) return this.play(offer);
    this.touched = slot;
  }

  /** The rule that forbids a tile, a card, or cultivating now; empty if it is legal. */
  whyNot(what: keyof Hindered): string {
    const rule = this.view.hindered?.[what];
    return rule ? sentence(rule) : "";
  }

  /** Nothing grows where there is no mark, while tiles are placed. */
  whyNotThere(): string {
    if (!this.placing) return "";
    return this.held === null ? this.prompt.rule : t("bonsai-both", { one: ruleOf(this.held), other: t("bonsai-touch-a-place") });
  }

  whyNotGoal(goal: number): string {
    const rule = this.view.goals.find((one) => one.goal === goal)?.why_not;
    return rule ? sentence(rule) : "";
  }

  play(offer: Offer): void {
    this.touched = null;
    this.asking = null;
    this.table.play(offer);
  }

  /** The offer that a touch on a goal plays, if it can be claimed now. */
  claim(goal: number): Offer | undefined {
    return offered(this.legal, "claim").find(({ action }) => action.goal === goal);
  }

  touchGoal(goal: number): void {
    const offer = this.claim(goal);
    if (offer) this.play(offer);
  }

  private ways(): Act[] {
    if (this.view.phase === "goals") return this.goalActs();
    if (this.placing) return offered(this.legal, "done").map((offer) => ({ label: t("bonsai-done"), press: () => this.play(offer), ready: true, go: true, place: "act:done" }));
    if (this.view.phase !== "action" || this.legal.length === 0) return [];
    const cultivate = offered(this.legal, "cultivate")[0];
    const rest: Act = { label: t("bonsai-cultivate"), press: () => cultivate && this.play(cultivate), ready: cultivate !== undefined, why: this.whyNot("cultivate"), place: "act:cultivate", go: this.slot === null };
    return this.slot === null ? [rest] : [rest, this.takeAct(this.slot)];
  }

  private takeAct(slot: number): Act {
    const offer = offered(this.legal, "meditate").find(({ action }) => action.slot === slot)!;
    const { title } = cardOf(this.view.slots[slot - 1]!);
    return { label: t("bonsai-take-card", { title }), brief: t("bonsai-take"), press: () => this.play(offer), ready: true, go: true };
  }

  /** The goal with the most points is the primary button; any other is claimed by touching its tile. */
  private goalActs(): Act[] {
    const { claims, renounce } = question(this.legal);
    return [
      ...(renounce ? [{ label: t("bonsai-renounce"), press: () => this.renounce(renounce), ready: true }] : []),
      ...claims.slice(0, 1).map((offer) => ({ label: t("bonsai-claim-points", { n: goalOf(offer.action.goal).points }), brief: t("bonsai-claim-brief", { n: goalOf(offer.action.goal).points }), press: () => this.play(offer), ready: true, go: true })),
    ];
  }

  private renounce(offer: Offer): void {
    if (this.view.scenario === "emperor") this.asking = offer;
    else this.play(offer);
  }
}
