/** The interface between the table page and a game's components. The page knows no game. */
import type { Component } from "svelte";
import { t } from "../kit/language/language.svelte";
import type { Offer, Player, Seen } from "../wire/types.gen";

/** A part of a sentence; nouns are shown in the accent colour. */
export type Part = string | { noun: string | number };

/** One thing to do now, at most 8 words, and the rule behind it. */
export interface Prompt {
  say: Part[];
  rule: string;
  touch?: string; // replaces the rule in small windows: what to touch or to look for
}

export interface Act {
  label: string;
  press: () => void;
  brief?: string; // the label in small windows
  ready: boolean;
  go?: boolean; // the primary button
  quiet?: boolean; // the primary button, but not filled: something better can be done first
  place?: string; // its place name, to highlight advice
  why?: string; // shown when it is pressed while not ready
}

/** What a face may read and do at its table. */
export interface TableSide {
  readonly seen: Seen;
  readonly names: string[]; // in English "You" for the seat of a reader who has one seat at this screen
  play(...offers: Offer[]): void;
  undo(times?: number): void;
  readonly declined?: boolean; // the last try was declined; only in lessons
}

/** Local UI state: cards selected, but not yet played. */
export interface Desk {
  readonly prompt: Prompt;
  readonly acts: Act[];
}

export interface FaceProps<D extends Desk = Desk> {
  table: TableSide;
  desk: D;
}

export type PlaceProps = {
  view: unknown;
  seat: number;
};

/** The options in force, by name. */
export type RulesProps = {
  options: Record<string, unknown>;
};

export interface Face {
  Symbols: Component; // SVG symbols for the other components
  Board: Component<FaceProps<never>>;
  Hand: Component<FaceProps<never>>;
  Panel: Component<FaceProps<never>>; // the reader's own standing, beside the score pad
  panel: string; // its title
  Chips: Component<PlaceProps>; // another player's things, small
  place: () => Promise<{ default: Component<PlaceProps> }>; // the same, large, as a sheet
  rules: () => Promise<{ default: Component<RulesProps> }>; // a summary of the rules
  sit(table: TableSide): Desk;
  where(view: unknown): string;
  briefly?(view: unknown): string; // a shorter version for small windows
  hands?: boolean; // hands are hidden, and some cards are left at the end
  line?: boolean; // on a phone the prompt and its buttons share one line, which leaves more room for the board
  doing(seen: Seen, seat: number): string;
  places(action: unknown, seat: number): string[]; // names of the places and pieces that an action concerns, to highlight them
  bid?(action: unknown, view: unknown): string; // an action in the imperative, where the log's words do not say which piece is meant
  formal?(action: unknown): boolean; // omitted where a whole turn is summed up in one line
  standing?(view: unknown, seat: number): Standing; // beside the name, instead of points
  result?(seen: Seen, names: string[]): Prompt; // the end in one sentence, instead of one with points
}

/** The least that a face must define; the rest comes from the plain face. */
export type LeastFace = Pick<Face, "Board"> & Partial<Face>;

/** A player's progress in a game without points: "3 of 6 rows". */
export interface Standing {
  value: number;
  of: number;
  unit: string;
}

/** An extra page of a game. */
export interface GamePage {
  path: string;
  label: string;
  load: () => Promise<{ default: Component<{ open: (table: string) => void }> }>;
}

/** Loads a picture of one value of an option; undefined if it cannot be drawn. */
export type OptionPicture = () => Promise<{ default: Component<{ value: string }> }>;

/** A game on the home page, and how to load the rest of it. */
export interface Stone {
  name: string;
  title: string;
  kanji: string;
  about: string;
  length: string;
  emblem: () => Promise<{ default: string }>;
  face?: () => Promise<{ face: Face | LeastFace }>;
  plain?: boolean; // a game of another package: no face, rulebook, lessons or pad of its own here
  page?: GamePage;
  leading?: string[]; // options shown first in the form for a new table
  pictures?: Record<string, OptionPicture>; // of the values of an option, by the option's name
  ended?: () => Promise<{ remember: (seen: Seen, table: string) => void }>; // stores a table's result in this browser
}

/** "You" for a reader who has one seat, names otherwise. */
export function namesFor(players: readonly Player[], yours: readonly number[]): string[] {
  return players.map((player, seat) => (yours.length === 1 && yours[0] === seat ? t("you-subject", { name: player.name }) : player.name || t("open-seat-title")));
}
