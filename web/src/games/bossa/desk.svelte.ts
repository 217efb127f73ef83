/** Local UI state of a Bossa table: selected tiles, their target, the chosen marker, and the steps still to be played. */
import { t } from "../../kit/language/language.svelte";
import type { Offer, Words } from "../../wire/types.gen";
import { self, sentence } from "../../wire/words";
import { TableDesk, whyNoUndo } from "../desk";
import type { Act, Desk, Prompt } from "../face";
import { covers, ends, holds, layRow, offered, offerFor, same, type Aim, type Step } from "./offers";
import { placeOf, promptFor, sizesOf } from "./prompt";
import { nameOf, type ChipKind, type Colour, type Laid } from "./tiles";
import type { PlayerView, View } from "./types.gen";

export type Way = "place" | "redraw" | "exchange" | "stack";

/** The selection, and its turn: a new turn begins without one. */
interface Touch {
  turn: number;
  way: Way;
  tiles: number[];
  changed: number | null; // the tile with the chip
  chip: boolean; // the chip is held and goes on the next tile
  theirs: number | null;
  aim: string | null;
}

/** What must be done first, by phase. */
const NOT_NOW: Partial<Record<View["phase"], string>> = {
  open: "first-the-higher-roller-takes-a-line-or-the-first",
  line: "first-the-lower-roller-takes-a-line",
  chip: "first-both-players-keep-a-chip",
  row: "a-row-is-being-laid-complete-it-first",
  take: "choose-the-tile-that-you-take-in-exchange",
};

export class BossaDesk extends TableDesk<View> implements Desk {
  private touch = $state.raw<Touch>(nothing(-1));
  private steps = $state.raw<Step[]>([]); // of a confirmed row; the first one is pending, and each is played when it is offered
  private sent = { seat: -1, nth: -1 }; // when the pending step was sent
  private kept = $state<ChipKind | null>(null);

  /** Whether a sentence about a seat addresses the reader. */
  self(seat: number): "yes" | "no" {
    return self(this.table.seen.yours, seat);
  }

  get player(): PlayerView | null {
    return this.seat === null ? null : this.view.players[this.seat]!;
  }

  moving = $derived.by((): boolean => this.view.phase === "move" && this.legal.length > 0);

  /** Steps of a confirmed row are on their way. */
  laying = $derived.by((): boolean => this.steps.length > 0);

  private now = $derived.by((): Touch => (this.touch.turn === this.view.turn ? this.touch : nothing(this.view.turn)));

  way = $derived.by((): Way => {
    const building = this.view.building;
    if (building) return building.action;
    return this.view.phase === "take" ? "exchange" : this.now.way;
  });

  theirs = $derived.by((): number | null => this.now.theirs);
  liftsChip = $derived.by((): boolean => this.now.chip);

  /** All tiles of a player, including those of an unfinished row, so that nothing jumps while it is laid. */
  held(seat: number): number[] {
    const { players, mover, building, given } = this.view;
    const begun = seat === mover && building ? [...building.tiles, ...building.layers.flat()].map(({ tile }) => tile) : [];
    const away = seat === mover && given !== null ? [given] : [];
    return [...new Set([...(players[seat]!.hand ?? []), ...begun, ...away])].sort((a, b) => a - b);
  }

  /** The raised tiles: those of an unfinished row, or else the selected ones. */
  chosen = $derived.by((): Laid[] => {
    const { building, mover, given } = this.view;
    if (this.laying && this.mine) return this.touched();
    if (building && mover === this.seat) return building.tiles;
    if (given !== null && mover === this.seat) return [{ tile: given, chip: null }];
    return this.moving ? this.touched() : [];
  });

  private get mine(): boolean {
    return this.view.mover === this.seat && this.view.phase !== "over";
  }

  private touched(): Laid[] {
    const hand = this.seat === null ? [] : this.held(this.seat);
    const chip = this.player?.chip ?? null;
    return this.now.tiles.filter((tile) => hand.includes(tile)).sort((a, b) => a - b).map((tile) => ({ tile, chip: tile === this.now.changed ? chip : null }));
  }

  /** Where rows may go now. */
  aims = $derived.by((): Aim[] => (this.way === "stack" ? covers(this.view) : ends(this.view)));

  /** The places that the chosen tiles fit. */
  fitting = $derived.by((): Aim[] => (this.moving && this.chosen.length > 0 && (this.way === "place" || this.way === "stack") ? this.aims.filter((aim) => aim.plays.some((row) => same(row, this.chosen))) : []));

  /** The target: the selected place, or the first that fits; for an unfinished row, its own. */
  aim = $derived.by((): Aim | null => {
    const building = this.view.building;
    if (building) return [...ends(this.view), ...covers(this.view)].find((aim) => aim.line === building.line && aim.arm === building.arm && aim.nth === (building.action === "stack" ? building.nth : null)) ?? null;
    if (!this.moving) return null;
    const touched = this.aims.find((aim) => aim.key === this.now.aim) ?? null;
    if (touched && (this.fitting.length === 0 || this.fitting.includes(touched))) return touched;
    return this.fitting[0] ?? null;
  });

  /** Whether anything can be placed at all. */
  places = $derived.by((): boolean => offered(this.legal, "place").length > 0);

  ready(way: Exclude<Way, "place">): boolean {
    return this.moving && !this.laying && offered(this.legal, way).length > 0;
  }

  /** A tile that may be touched now. */
  live(tile: number): boolean {
    if (this.laying) return false;
    if (this.moving) return true;
    return this.view.phase === "row" && this.useOf(tile) !== undefined;
  }

  takes(tile: number): boolean {
    if (this.laying) return false;
    return (this.moving && this.way === "exchange") || offered(this.legal, "take").some(({ action }) => action.tile === tile);
  }

  get mayChip(): boolean {
    const player = this.player;
    return player !== null && player.chip !== null && !player.chip_used && !this.laying && (this.moving ? this.way === "place" || this.way === "stack" : offered(this.legal, "use_changed").length > 0);
  }

  keeps = $derived.by((): ChipKind | null => (offered(this.legal, "keep").length > 0 ? this.kept : null));

  prompt = $derived.by((): Prompt => promptFor({ seen: this.table.seen, names: this.table.names, desk: this }));

  acts = $derived.by((): Act[] => {
    const { seen } = this.table;
    if (seen.seat === null) return [];
    if (this.laying) return [{ label: t("bossa-clear"), press: () => (this.steps = []), ready: true }, { ...this.rowAct(), ready: false }];
    switch (this.view.phase) {
      case "open":
        return offered(this.legal, "open").filter(({ action }) => action.choice === "first").map((offer) => ({ label: t("bossa-play-first"), press: () => this.table.play(offer), ready: true, go: true, place: "act:first" }));
      case "line":
        return this.undoActs();
      case "chip":
        return this.chipActs();
      case "move":
        return this.moving ? this.moveActs() : [];
      case "row":
      case "take":
        return this.legal.length > 0 ? [...this.undoActs(), ...this.rowActs()] : [];
      default:
        return [];
    }
  });

  // --- refusals: the rules' sentences for things that look enabled but are not -------------------------------------

  whyNotTile(): string {
    return this.laying ? "" : this.legal.length === 0 ? this.notNow() : t("bossa-tile-not-next");
  }

  whyNotMarker(way: Exclude<Way, "place">): string {
    if (this.player?.markers[way] === false) return rule(`you-have-used-your-${way}-marker`);
    if (!this.moving) return this.notNow();
    return way === "redraw" ? rule("the-pile-is-empty-there-is-no-tile-to-draw") : way === "stack" ? t("bossa-why-no-stack") : "";
  }

  whyNotChip(): string {
    if (this.player?.chip_used) return rule("you-have-used-your-chip");
    return this.moving ? t("bossa-why-no-chip") : this.notNow();
  }

  whyNotAim({ line, value, sizes }: Aim): string {
    if (!this.moving) return this.notNow();
    return rule("no-tiles-of-your-hand-make-a-row-of-line", { line, value, sizes: sizes.length === 1 ? sizes[0]! : sizesOf(sizes) });
  }

  private notNow(): string {
    return rule(NOT_NOW[this.view.phase] ?? "it-is-not-your-turn");
  }

  // --- touches ----------------------------------------------------------------------------------------------------

  touchTile(tile: number): void {
    if (!this.live(tile)) return;
    if (!this.moving) return this.useTile(tile);
    const { tiles, changed, chip } = this.now;
    const single = this.way === "redraw" || this.way === "exchange";
    if (this.way === "redraw" && tiles.includes(tile)) return this.rowAct().press(); // a second touch confirms
    if (single) return this.set({ tiles: tiles.includes(tile) ? [] : [tile] });
    if (chip) return this.set({ tiles: tiles.includes(tile) ? tiles : [...tiles, tile], changed: tile, chip: false });
    if (tiles.includes(tile)) return this.set({ tiles: tiles.filter((other) => other !== tile), changed: changed === tile ? null : changed });
    this.set({ tiles: [...tiles, tile] });
  }

  touchTheirs(tile: number): void {
    if (!this.takes(tile)) return;
    const offer = offered(this.legal, "take").find(({ action }) => action.tile === tile);
    if (offer) this.play(offer);
    else if (this.theirs === tile && this.chosen.length === 1) this.rowAct().press(); // a second touch confirms
    else this.set({ theirs: this.theirs === tile ? null : tile });
  }

  /** Select an action, or return to placing. */
  touchMarker(way: Exclude<Way, "place">): void {
    if (!this.ready(way)) return;
    const keep = this.now.tiles.length === 1 || way === "stack" ? this.now.tiles : [];
    this.touch = { ...nothing(this.view.turn), way: this.way === way ? "place" : way, tiles: keep };
  }

  touchChip(): void {
    if (this.mayChip) this.set(this.now.changed === null ? { chip: !this.now.chip } : { changed: null, chip: false });
  }

  /** Touch a place: lay what fits there; otherwise raise a row that would. */
  touchAim(aim: Aim): void {
    if (!this.moving || this.laying || aim.plays.length === 0) return;
    if (this.fitting.some(({ key }) => key === aim.key)) return this.lay(aim);
    const row = aim.plays.find((one) => holds(one, this.chosen)) ?? aim.plays[0]!;
    this.set({ aim: aim.key, tiles: [...row.tiles], changed: row.changed, chip: false });
  }

  touchLine(line: Colour): void {
    const offer = this.lineOffer(line);
    if (offer) this.table.play(offer);
  }

  /** Touch a chip: choose it; touched again, keep it. */
  touchKeep(chip: ChipKind): void {
    const offer = offered(this.legal, "keep").find(({ action }) => action.chip === chip);
    if (this.kept === chip && offer) this.table.play(offer);
    else this.kept = chip;
  }

  lineOffer(line: Colour): Offer | undefined {
    return [...offered(this.legal, "open").filter(({ action }) => action.choice === line), ...offered(this.legal, "line").filter(({ action }) => action.line === line)][0];
  }

  /** Call after each Seen: when the pending step has been accepted, play the next one, if it is offered. */
  goOn(): void {
    const { seat, nth } = this.table.seen;
    if (this.steps.length === 0 || (seat === this.sent.seat && nth <= this.sent.nth)) return;
    if (seat === this.sent.seat) this.begin(this.steps.slice(1));
    else this.steps = [];
  }

  /** Abandon the pending steps: the tiles go back to the hand. */
  makeWay(): void {
    this.steps = [];
    this.touch = nothing(this.view.turn);
  }

  // --- buttons ----------------------------------------------------------------------------------------------------

  private set(some: Partial<Touch>): void {
    this.touch = { ...this.now, ...some };
  }

  private play(...offers: Offer[]): void {
    this.touch = nothing(this.view.turn);
    this.table.play(...offers);
  }

  private begin(steps: Step[]): void {
    const { seat, nth } = this.table.seen;
    const [step] = steps;
    const offer = step && offerFor(this.legal, step);
    const asks = step?.type === "done" && offered(this.legal, "layer").length > 0; // another layer is possible
    this.steps = offer && !asks ? steps : [];
    this.sent = { seat: seat ?? -1, nth };
    if (offer && !asks) this.table.play(offer);
  }

  private lay(aim: Aim): void {
    const row = aim.plays.find((one) => same(one, this.chosen));
    if (!row) return;
    this.set({ aim: aim.key });
    this.begin(layRow(aim, row));
  }

  private useOf(tile: number): Offer | undefined {
    const changed = offered(this.legal, "use_changed").find(({ action }) => action.tile === tile);
    const plain = offered(this.legal, "use").find(({ action }) => action.tile === tile);
    return this.now.chip ? changed : (plain ?? changed);
  }

  private useTile(tile: number): void {
    const offer = this.useOf(tile);
    if (offer) this.play(offer);
  }

  private undoActs(): Act[] {
    return [{ label: t("bossa-undo"), press: () => this.table.undo(), ready: this.table.seen.can_undo, why: whyNoUndo(this.table.seen) }];
  }

  private chipActs(): Act[] {
    if (offered(this.legal, "keep").length === 0) return [{ label: t("bossa-take-back"), press: () => this.table.undo(), ready: this.table.seen.can_undo }];
    const offer = offered(this.legal, "keep").find(({ action }) => action.chip === this.keeps);
    const keep: Act = { label: this.keeps ? t(`bossa-keep-the-${this.keeps}`) : t("bossa-keep-a-chip"), press: () => offer && this.table.play(offer), ready: offer !== undefined, go: true, why: t("bossa-why-keep") };
    return this.table.seen.can_undo ? [...this.undoActs(), keep] : [keep];
  }

  private moveActs(): Act[] {
    const dirty = this.chosen.length > 0 || this.way !== "place" || this.now.chip || this.now.theirs !== null;
    const clear: Act = { label: t("bossa-clear"), press: () => (this.touch = nothing(this.view.turn)), ready: dirty, why: t("bossa-why-no-clear") };
    const others = this.aim && this.fitting.includes(this.aim) && this.aim.plays.length > 1 ? [{ label: t("bossa-another-way"), press: () => this.another(this.aim!), ready: true }] : [];
    return [clear, ...others, this.rowAct()];
  }

  /** Select the next of the rows that fit a place. */
  private another(aim: Aim): void {
    const at = aim.plays.findIndex((row) => same(row, this.chosen));
    const row = aim.plays[(at + 1) % aim.plays.length]!;
    this.set({ aim: aim.key, tiles: [...row.tiles], changed: row.changed, chip: false });
  }

  /** The primary button while no row has been begun. */
  private rowAct(): Act {
    const tile = this.chosen[0]?.tile;
    if (this.way === "redraw") {
      const offer = offered(this.legal, "redraw").find(({ action }) => action.tile === tile);
      return { label: offer ? t("bossa-discard", { tile: nameOf(tile!) }) : t("bossa-marker-redraw"), press: () => offer && this.play(offer), ready: offer !== undefined, go: true, why: t("bossa-why-redraw") };
    }
    if (this.way === "exchange") {
      const steps: Step[] = [{ type: "exchange", tile: tile ?? -1 }, { type: "take", tile: this.theirs ?? -1 }];
      const ready = tile !== undefined && this.theirs !== null;
      return { label: ready ? t("bossa-give", { mine: nameOf(tile), theirs: nameOf(this.theirs!) }) : t("bossa-marker-exchange"), press: () => this.begin(steps), ready, go: true, why: t("bossa-exchange-both") };
    }
    const aim = this.laying || (this.aim && this.fitting.includes(this.aim)) ? this.aim : null;
    const idle = this.way === "stack" ? t("bossa-marker-stack") : t("bossa-lay-a-row");
    return { label: aim ? layingOn(this.way, aim) : idle, press: () => aim && this.lay(aim), ready: aim !== null, go: true, why: this.way === "stack" ? t("bossa-why-stack") : this.places ? t("bossa-why-lay") : t("bossa-why-no-row") };
  }

  /** The buttons that complete a row that was begun step by step. */
  private rowActs(): Act[] {
    const building = this.view.building;
    const layers = offered(this.legal, "layer").map((offer) => ({ label: t("bossa-another-layer"), press: () => this.play(offer), ready: true }));
    if (!building) return [];
    const offer = offered(this.legal, "done")[0];
    return [...layers, { label: layingOn(building.action, building), press: () => offer && this.play(offer), ready: offer !== undefined, go: true, why: rule("the-row-is-not-complete-missing-is-missing", { missing: building.value - building.sum }) }];
  }
}

function layingOn(way: Way, place: { line: Colour; value: number }): string {
  return t(way === "stack" ? "bossa-stack-on" : "bossa-lay-on", { place: placeOf(place) });
}

function nothing(turn: number): Touch {
  return { turn, way: "place", tiles: [], changed: null, chip: false, theirs: null, aim: null };
}

/** A refusal of the rules, as text. */
const rule = (key: string, values: Words["values"] = {}): string => sentence({ key, values });
