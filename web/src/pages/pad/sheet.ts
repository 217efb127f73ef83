/** A sheet of the score pad: the players' entries and their scores. */
import type { Component } from "svelte";
import type { Row, Words } from "../../wire/types.gen";

/** The entries of all players; each game adds its own fields. */
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

/** The props of a game's part of the pad: the entries to edit, and their result. */
export interface EntryProps<E extends Entry = Entry> {
  entry: E;
  tally: Tally | undefined;
  names: string[];
  ask: (name: string, given: unknown) => unknown; // a function of the game's Python
}

export interface PadGame {
  fewest: number;
  most: number;
  points: boolean; // whether it is won by points
  sources: Record<string, string>; // the Python that scores it, by path
  blank: () => Entry; // a sheet for the fewest players
  player: () => Entry["players"][number];
  Entry: Component<EntryProps<never>>;
}

export const faultAt = (tally: Tally | undefined, at: string): Words | undefined => tally?.faults.find((fault) => fault.at === at)?.why;
