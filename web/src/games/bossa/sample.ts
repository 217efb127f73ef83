/** Bossa tables for tests: a view with only what the test is about. */
import { offer } from "../../wire/sample";
import type { Offer } from "../../wire/types.gen";
import { numberOf } from "./tiles";
import { FACTS, type Action, type PlayerView, type RowView, type View } from "./types.gen";

export const tile = numberOf;

export const tiles = (names: string): number[] => names.split(" ").filter(Boolean).map(tile).sort((a, b) => a - b);

export function playerWith(some: Partial<PlayerView> = {}): PlayerView {
  const hand = some.hand === undefined ? tiles("1/2 2/3 3/0") : some.hand;
  return { hand, hand_size: hand?.length ?? 4, markers: { redraw: true, exchange: true, stack: true }, chip: null, chip_used: false, chosen: false, ...some };
}

export const rowOf = (value: number, names: string): RowView => ({ value, size: tiles(names).length, tiles: tiles(names).map((one) => ({ tile: one, chip: null })), layers: [] });

/** White die 5 with 4 and 6 laid, black die 3; the reader has the white line and the turn. */
export function viewWith(some: Partial<View> = {}): View {
  const known = [...tiles("1/2 2/3 3/0"), ...tiles("4/0 6/0"), ...tiles("1/3 0/5")];
  return {
    phase: "move", turn: 3, mover: 0, first: 1, dice: { white: { value: 5, rolled_by: 0 }, black: { value: 3, rolled_by: 1 } },
    lines: { white: { die: 5, owner: 0, up: [rowOf(6, "6/0")], down: [rowOf(4, "4/0")] }, black: { die: 3, owner: 1, up: [], down: [] } },
    players: [playerWith(), playerWith({ hand: tiles("1/3 0/5") })], open_hands: true, chips: false, pile: 12, discards: [],
    unseen: FACTS.tiles.map((_, number) => number).filter((number) => !known.includes(number)), drawn: tile("2/3"), given: null, building: null,
    targets: [
      { line: "white", arm: "down", value: 3, sizes: [2], plays: [{ tiles: tiles("1/2 2/3"), changed: null }] },
      { line: "white", arm: "up", value: 7, sizes: [2], plays: [] },
      { line: "black", arm: "up", value: 4, sizes: [1, 2], plays: [] },
      { line: "black", arm: "down", value: 2, sizes: [1, 2], plays: [{ tiles: tiles("1/2"), changed: null }] },
    ],
    stacks: [{ line: "white", arm: "down", nth: 1, value: 4, size: 1, plays: [] }, { line: "white", arm: "up", nth: 1, value: 6, size: 1, plays: [] }],
    end: null, ...some,
  };
}

/** Offers in the order given. */
export const offers = (...actions: Action[]): Offer[] => actions.map((action, code) => offer(code, { ...action }));
