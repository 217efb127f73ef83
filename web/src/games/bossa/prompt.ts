/** Bossa's prompt: what the reader can do now, in one sentence. The rule below it fits on one line of a phone, so that nothing jumps. */
import { list, rich, t } from "../../kit/language/language.svelte";
import type { Seen } from "../../wire/types.gen";
import type { Prompt } from "../face";
import type { Way } from "./desk.svelte";
import { offered, type Aim } from "./offers";
import { aloud, nameOf, namesOf, sums, type ChipKind, type Colour, type Laid } from "./tiles";
import type { View } from "./types.gen";

/** The parts of the desk that the prompt depends on. */
export interface Touched {
  seat: number | null;
  way: Way;
  chosen: Laid[];
  theirs: number | null;
  aim: Aim | null;
  fitting: Aim[];
  places: boolean;
  liftsChip: boolean;
  keeps: ChipKind | null;
  laying: boolean;
}

export interface Reading {
  seen: Seen;
  names: string[];
  desk: Touched;
}

export function promptFor(reading: Reading): Prompt {
  const { seen, desk } = reading;
  const view = seen.view as View;
  if (desk.laying) return desk.aim ? lays(desk, desk.aim) : exchange(desk, other(reading));
  if (seen.legal.length === 0 || desk.seat === null) return wait(reading, view);
  switch (view.phase) {
    case "open":
      return { say: rich("bossa-open", { line: { noun: t("bossa-open-line") }, first: { noun: t("bossa-open-first") } }), rule: t("bossa-open-rule", { name: other(reading) }) };
    case "line":
      return { say: rich("bossa-line", { line: { noun: t("bossa-line-yours") } }), rule: t("bossa-line-rule", { name: other(reading) }) };
    case "chip":
      return keep(desk);
    case "row":
      return row(view);
    case "take":
      return { say: rich("bossa-take"), rule: view.given === null ? "" : t("bossa-take-rule", { tile: nameOf(view.given) }) };
    default:
      return move(reading, view);
  }
}

/** "white 3". */
export const placeOf = ({ line, value }: { line: Colour; value: number }): string => t("bossa-place", { line, value });

/** "1 or 3". */
export const sizesOf = (sizes: readonly number[]): string => sizes.map(String).reduce((some, size) => t("sizes-or-size", { sizes: some, size }));

/** "1 or 3 tiles". */
export const tilesOf = (sizes: readonly number[]): string => t("bossa-tiles", { sizes: sizesOf(sizes), n: sizes.at(-1)! });

/** "3 white dots on 1 or 3 tiles". */
export const asks = ({ line, value, sizes }: { line: Colour; value: number; sizes: readonly number[] }): string => t("bossa-asks", { line, value, sizes: sizesOf(sizes), n: sizes.at(-1)! });

/** How the selected tiles differ from what a place needs: "2 missing", "1 too many", "no white dot", or "" if the dots are right. */
export function missing(aim: { line: Colour; value: number }, chosen: readonly Laid[]): string {
  if (chosen.some((laid) => sums([laid])[aim.line] === 0)) return t("bossa-no-dot", { line: aim.line });
  const left = aim.value - sums(chosen)[aim.line];
  if (left === 0) return "";
  return left > 0 ? t("bossa-missing", { n: left }) : t("bossa-too-many", { n: -left });
}

const other = ({ names, desk }: Reading): string => names[1 - (desk.seat ?? 0)]!;

function keep({ keeps }: Touched): Prompt {
  if (keeps) return { say: rich("bossa-keep", { chip: { noun: t(`bossa-chip-${keeps}`) } }), rule: t(`bossa-keep-rule-${keeps}`) };
  return { say: rich("bossa-keep-which", { one: { noun: t("bossa-keep-one") } }), rule: t("bossa-keep-rule") };
}

function move(reading: Reading, view: View): Prompt {
  const { desk } = reading;
  if (desk.way === "redraw") return redraw(desk);
  if (desk.way === "exchange") return exchange(desk, other(reading));
  if (desk.aim && desk.fitting.includes(desk.aim)) return lays(desk, desk.aim);
  if (desk.liftsChip) return { say: rich("bossa-lift", { chip: { noun: t("bossa-lift-chip") } }), rule: t("bossa-lift-rule") };
  if (desk.chosen.length > 0 && (desk.places || desk.way === "stack")) return notYet(desk);
  if (desk.way === "stack") return { say: rich("bossa-cover", { row: { noun: t("bossa-a-row") } }), rule: t("bossa-cover-rule") };
  const tile = view.drawn === null ? "none" : aloud(view.drawn);
  if (!desk.places) return { say: rich("bossa-no-row-fits", { action: { noun: t("bossa-no-row-fits-action") } }), rule: t("bossa-no-row-fits-rule", { tile }), touch: t("bossa-no-row-fits-rule", { tile: "none" }) };
  const actions = (["redraw", "exchange", "stack"] as const).some((way) => offered(reading.seen.legal, way).length > 0);
  return { say: rich(actions ? "bossa-move" : "bossa-move-only", { row: { noun: t("bossa-a-row") } }), rule: t("bossa-move-rule", { tile }), touch: t("bossa-move-touch") };
}

function lays(desk: Touched, aim: Aim): Prompt {
  const values = { tiles: { noun: namesOf(desk.chosen.map(({ tile }) => tile)) }, place: { noun: placeOf(aim) } };
  const also = desk.fitting.filter((one) => one !== aim).map(placeOf);
  const chip = desk.chosen.find((laid) => laid.chip !== null)?.chip;
  const say = chip ? rich(aim.nth === null ? "bossa-lays-chip" : "bossa-stacks-chip", { ...values, chip: { noun: t(`bossa-chip-${chip}`) } }) : rich(aim.nth === null ? "bossa-lays" : "bossa-stacks", values);
  return { say, rule: t("bossa-lays-rule", { asks: asks(aim), others: also.length > 0 ? list(also) : "none" }) };
}

/** For selected tiles that fit nowhere: their sums, and what is missing at the targeted end. */
function notYet({ chosen, aim }: Touched): Prompt {
  const { white, black } = sums(chosen);
  if (aim) return { say: rich("bossa-not-yet", { place: { noun: placeOf(aim) }, lack: missing(aim, chosen) || t("bossa-other-size") }), rule: t("bossa-not-yet-rule", { asks: asks(aim) }) };
  return { say: rich("bossa-no-row-yet", { white: { noun: white }, black: { noun: black } }), rule: t("bossa-no-row-yet-rule") };
}

function redraw({ chosen }: Touched): Prompt {
  const rule = t("bossa-redraw-rule");
  const [first] = chosen;
  return first ? { say: rich("bossa-redraw-this", { tile: { noun: nameOf(first.tile) } }), rule } : { say: rich("bossa-redraw-which", { tile: { noun: t("bossa-a-tile") } }), rule };
}

function exchange({ chosen, theirs }: Touched, name: string): Prompt {
  const rule = t("bossa-exchange-rule");
  const mine = chosen[0]?.tile;
  if (mine !== undefined && theirs !== null) return { say: rich("bossa-exchange-these", { mine: { noun: nameOf(mine) }, theirs: { noun: nameOf(theirs) } }), rule };
  if (mine !== undefined) return { say: rich("bossa-exchange-theirs", { name: { noun: name } }), rule };
  return { say: rich(theirs === null ? "bossa-exchange-both" : "bossa-exchange-mine"), rule };
}

function row(view: View): Prompt {
  const building = view.building;
  if (!building) return { say: rich("bossa-move-only", { row: t("bossa-a-row") }), rule: "" };
  const left = building.value - building.sum;
  const place = { noun: placeOf(building) };
  const rule = t("bossa-row-rule", { asks: asks(building), n: building.tiles.length });
  if (left === 0) return { say: rich("bossa-row-complete", { place }), rule };
  return { say: rich("bossa-row-more", { left: { noun: left }, place }), rule };
}

function wait({ seen, names, desk }: Reading, view: View): Prompt {
  const [who] = seen.to_act;
  if (who === undefined) return { say: [t("over")], rule: "" };
  if (seen.to_act.length > 1) return { say: rich("bossa-both-choose"), rule: t("bossa-you-look-on") };
  if (who === desk.seat) return { say: rich("bossa-one-moment"), rule: "" };
  return { say: rich(`bossa-waits-${view.phase}`, { name: names[who]! }), rule: meanwhile(view, desk) };
}

function meanwhile(view: View, desk: Touched): string {
  if (desk.seat === null) return t("bossa-you-look-on");
  if (view.phase === "chip") return t("bossa-chips-shown-then");
  return view.open_hands ? "" : t("bossa-hand-hidden");
}

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  const tiles = t("bossa-count-tiles", { n: view.players[seat]!.hand_size });
  return seen.to_act.includes(seat) ? `${t(`bossa-doing-${view.phase}`)} · ${tiles}` : tiles;
}

export function where(view: View): string {
  if (view.phase === "over") return t("bossa-over");
  if (view.turn === 0) return t("bossa-dice-show", { white: view.dice.white.value, black: view.dice.black.value });
  return t("bossa-turn", { turn: view.turn, pile: view.pile });
}

export const briefly = (view: View): string => (view.phase === "over" || view.turn === 0 ? "" : t("bossa-turn-briefly", { turn: view.turn, pile: view.pile }));
