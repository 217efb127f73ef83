/** What Bossa asks of the reader, in one sentence; the rule behind it fits in a line of a phone, so that nothing jumps. */
import type { Seen } from "../../wire/types.gen";
import { count, list } from "../../wire/words";
import type { Part, Prompt } from "../face";
import type { Way } from "./desk.svelte";
import { offered, type Aim } from "./offers";
import { CHIPS, nameOf, namesOf, sums, type ChipKind, type Colour, type Laid } from "./tiles";
import type { View } from "./types.gen";

/** What the sentence needs to know of the desk. */
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
      return { say: ["Take ", { noun: "a line" }, ", or ", { noun: "the first play" }, "."], rule: `If you take a line, ${other(reading)} plays first.` };
    case "line":
      return { say: ["Choose ", { noun: "your line" }, "."], rule: `${other(reading)} has taken the first play.` };
    case "chip":
      return keep(desk);
    case "row":
      return row(view);
    case "take":
      return { say: ["Choose the tile that you take."], rule: view.given === null ? "" : `You give ${nameOf(view.given)} for it.` };
    default:
      return move(reading, view);
  }
}

/** "white 3". */
export const placeOf = ({ line, value }: { line: Colour; value: number }): string => `${line} ${value}`;

/** "1 or 3 tiles". */
export function tilesOf(sizes: readonly number[]): string {
  const last = sizes.at(-1);
  return `${sizes.join(" or ")} ${last === 1 ? "tile" : "tiles"}`;
}

/** "3 white dots on 1 or 3 tiles". */
export const asks = ({ line, value, sizes }: Aim): string => `${count(value, `${line} dot`)} on ${tilesOf(sizes)}`;

/** How far the chosen tiles are from what a place asks for: "2 missing", "1 too many", "" where the dots are right. */
export function missing(aim: { line: Colour; value: number }, chosen: readonly Laid[]): string {
  const left = aim.value - sums(chosen)[aim.line];
  return left > 0 ? `${left} missing` : left < 0 ? `${-left} too many` : "";
}

const other = ({ names, desk }: Reading): string => names[1 - (desk.seat ?? 0)] ?? "the other";

function keep({ keeps }: Touched): Prompt {
  if (keeps) return { say: ["Keep the ", { noun: CHIPS[keeps].title }, "?"], rule: `Once in the game: ${CHIPS[keeps].does}.` };
  return { say: ["Keep ", { noun: "one" }, " of your two chips."], rule: "Both choose unseen; the other chip leaves the game." };
}

function move(reading: Reading, view: View): Prompt {
  const { desk } = reading;
  if (desk.way === "redraw") return redraw(desk);
  if (desk.way === "exchange") return exchange(desk, other(reading));
  if (desk.aim && desk.fitting.includes(desk.aim)) return lays(desk, desk.aim);
  if (desk.liftsChip) return { say: ["Choose the tile for ", { noun: "your chip" }, "."], rule: "It counts for this row alone and stays on the tile." };
  if (desk.chosen.length > 0) return notYet(desk);
  if (desk.way === "stack") return { say: ["Choose ", { noun: "a row" }, " to cover."], rule: "With as many tiles as it has and the same sum." };
  const drew = view.drawn === null ? "" : `You drew ${nameOf(view.drawn)}. `;
  if (!desk.places) return { say: ["No row fits. Use ", { noun: "an action" }, "."], rule: `${drew}Without an action you are stuck and lose.` };
  const actions = offered(reading.seen.legal, "redraw").length + offered(reading.seen.legal, "exchange").length + offered(reading.seen.legal, "stack").length > 0;
  return { say: ["Lay ", { noun: "a row" }, actions ? ", or use an action." : "."], rule: `${drew}Choose tiles, or touch a marked end.` };
}

function lays(desk: Touched, aim: Aim): Prompt {
  const tiles: Part = { noun: namesOf(desk.chosen.map(({ tile }) => tile)) };
  const also = desk.fitting.filter((one) => one !== aim).map(placeOf);
  const elsewhere = also.length > 0 ? ` Fits ${list(also)} too.` : "";
  return { say: [aim.nth === null ? "Lay " : "Stack ", tiles, " on ", { noun: placeOf(aim) }, "?"], rule: `${asks(aim)}.${elsewhere}` };
}

/** Tiles are chosen and fit nowhere: what they add up to, and what is missing at the end that is meant. */
function notYet({ chosen, aim }: Touched): Prompt {
  const { white, black } = sums(chosen);
  if (aim) return { say: [{ noun: placeOf(aim) }, `: ${missing(aim, chosen) || "another number of tiles"}.`], rule: `It asks for ${asks(aim)}.` };
  return { say: ["White ", { noun: white }, ", black ", { noun: black }, ": no row yet."], rule: "The ends tell what is missing for a row." };
}

function redraw({ chosen }: Touched): Prompt {
  const rule = "It leaves the game. Nothing is placed this turn.";
  return chosen.length > 0 ? { say: ["Discard ", { noun: nameOf(chosen[0]!.tile) }, " and draw another?"], rule } : { say: ["Choose ", { noun: "a tile" }, " to discard."], rule };
}

function exchange({ chosen, theirs }: Touched, name: string): Prompt {
  const rule = "You choose both tiles. Nothing is placed this turn.";
  const mine = chosen[0]?.tile;
  if (mine !== undefined && theirs !== null) return { say: ["Give ", { noun: nameOf(mine) }, " for ", { noun: nameOf(theirs) }, "?"], rule };
  if (mine !== undefined) return { say: ["Choose a tile of ", { noun: name }, "."], rule };
  return { say: [theirs === null ? "Choose a tile of each hand." : "Choose the tile that you give."], rule };
}

function row(view: View): Prompt {
  const building = view.building;
  if (!building) return { say: ["Lay a row."], rule: "" };
  const { line, value, sum, tiles, sizes } = building;
  const left = value - sum;
  const rule = `${count(value, `${line} dot`)} on ${tilesOf(sizes)}; ${count(tiles.length, "tile")} so far.`;
  if (left === 0) return { say: ["The row on ", { noun: placeOf(building) }, " is complete."], rule };
  return { say: [{ noun: left }, ` more for `, { noun: placeOf(building) }, ": choose tiles."], rule };
}

const DOING: Record<View["phase"], { does: string; doing: string }> = {
  open: { does: "chooses a line or the first play", doing: "choosing" },
  line: { does: "chooses a line", doing: "choosing" },
  chip: { does: "chooses a chip", doing: "choosing a chip" },
  move: { does: "thinks", doing: "thinking" },
  row: { does: "lays a row", doing: "laying a row" },
  take: { does: "exchanges a tile", doing: "exchanging" },
  over: { does: "rests", doing: "" },
};

function wait({ seen, names, desk }: Reading, view: View): Prompt {
  const [who] = seen.to_act;
  if (who === undefined) return { say: ["The game is over."], rule: "" };
  if (seen.to_act.length > 1) return { say: ["Both players choose a chip."], rule: "You look on." };
  if (who === desk.seat) return { say: ["One moment."], rule: "" };
  const rule = desk.seat === null ? "You look on." : view.phase === "chip" ? "Then both chips are shown." : view.open_hands ? "" : "Your hand is hidden until the lines are chosen.";
  return { say: [`${names[who]} ${DOING[view.phase].does}.`], rule };
}

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  const tiles = count(view.players[seat]!.hand_size, "tile");
  return seen.to_act.includes(seat) ? `${DOING[view.phase].doing} · ${tiles}` : tiles;
}

export function where(view: View): string {
  if (view.phase === "over") return "The game is over";
  if (view.turn === 0) return `The dice show ${view.dice.white.value} and ${view.dice.black.value}`;
  return `Turn ${view.turn} · ${count(view.pile, "tile")} in the pile`;
}

export const briefly = (view: View): string => (view.phase === "over" || view.turn === 0 ? "" : `Turn ${view.turn} · pile ${view.pile}`);
