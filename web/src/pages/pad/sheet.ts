/** A sheet of the score pad: what players wrote, and what the rules make of it. */
import type { Component } from "svelte";
import type { Row, Words } from "../../wire/types.gen";

/** What was written, with a place for every player; each game adds its own. */
export interface Entry {
  players: { name: string }[];
}

export interface Fault {
  at: string; // the place, such as players.0.leaves
  why: Words;
}

export interface Tally {
  rows: Row[];
  scores: number[];
  winners: number[];
  ending: Words | null;
  faults: Fault[];
}

/** What a game's part of the pad is given: the entry to write in, and what the rules say of it. */
export interface EntryProps<E extends Entry = Entry> {
  entry: E;
  tally: Tally | undefined;
  names: string[];
  ask: (name: string, given: unknown) => unknown; // a function of the game's Python
}

export interface PadGame {
  fewest: number;
  most: number;
  points: boolean; // is it won by points?
  sources: Record<string, string>; // the Python that scores it, by path
  blank: () => Entry; // a sheet for the fewest players
  player: () => Entry["players"][number];
  Entry: Component<EntryProps<never>>;
}

export const faultAt = (tally: Tally | undefined, at: string): Words | undefined => tally?.faults.find((fault) => fault.at === at)?.why;
