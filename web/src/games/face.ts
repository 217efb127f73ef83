/** What a game shows at a table. The table page knows this and no game. */
import type { Component } from "svelte";
import { t } from "../kit/language/language.svelte";
import type { Offer, Player, Seen } from "../wire/types.gen";

/** A piece of a sentence; a noun stands in the accent. */
export type Part = string | { noun: string | number };

/** One thing to do now, at most 8 words, and the rule behind it. */
export interface Prompt {
  say: Part[];
  rule: string;
  touch?: string; // on a phone and in a small window, in place of the rule: what to touch or to look for, in a few words
}

export interface Act {
  label: string;
  press: () => void;
  brief?: string; // the label on a phone and in a small window, where there is little room
  ready: boolean;
  go?: boolean; // the one filled button that moves the game on
  quiet?: boolean; // it does, but something better is to be done first: not filled
  place?: string; // its name as a place, for the light of advice
  why?: string; // said when it is pressed while it is not ready
}

/** What a face may know and do at its table. */
export interface TableSide {
  readonly seen: Seen;
  readonly names: string[]; // in English "You" for the seat of a reader alone at this screen
  play(...offers: Offer[]): void;
  undo(times?: number): void;
  readonly declined?: boolean; // the last try changed nothing; at a table what is offered never is
}

/** What lies before the reader and is nobody else's business: cards touched, not yet played. */
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
  Symbols: Component; // drawings that the others refer to
  Board: Component<FaceProps<never>>;
  Hand: Component<FaceProps<never>>;
  Panel: Component<FaceProps<never>>; // the reader's own standing, beside the score pad
  panel: string; // its title
  Chips: Component<PlaceProps>; // another player's things, small
  place: () => Promise<{ default: Component<PlaceProps> }>; // the same, opened as a sheet
  rules: () => Promise<{ default: Component<RulesProps> }>; // at a glance, in our words
  sit(table: TableSide): Desk;
  where(view: unknown): string;
  briefly?(view: unknown): string; // the same for the bar of a phone
  hands?: boolean; // they are hidden, and at the end some are left
  line?: boolean; // on a phone the sentence and its buttons share one line, so that the board has the room
  doing(seen: Seen, seat: number): string;
  places(action: unknown, seat: number): string[]; // the names of the places and pieces on screen that an action concerns, for the light on them
  formal?(action: unknown): boolean; // goes without saying where a whole turn is told in one line
  standing?(view: unknown, seat: number): Standing; // beside the name, instead of points
  result?(seen: Seen, names: string[]): Prompt; // the end in one sentence, instead of one with points
}

/** As little as a face may define: for the rest it is the plain one. */
export type LeastFace = Pick<Face, "Board"> & Partial<Face>;

/** How far a player is, where points are not what counts: "3 of 6 rows". */
export interface Standing {
  value: number;
  of: number;
  unit: string;
}

/** A page of a game's own, beside its tables. */
export interface GamePage {
  path: string;
  label: string;
  load: () => Promise<{ default: Component<{ open: (table: string) => void }> }>;
}

/** Loads a drawing of one value of an option. A value that cannot be drawn gives nothing. */
export type OptionPicture = () => Promise<{ default: Component<{ value: string }> }>;

/** A game on the path: what the home page says of it, and how to load the rest. */
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
  leading?: string[]; // options that stand at the top where a game is set up, before who plays
  pictures?: Record<string, OptionPicture>; // of the values of an option, by the option's name
  ended?: () => Promise<{ remember: (seen: Seen, table: string) => void }>; // keeps in this browser how a table went
}

/** The reader's own word for themselves where they have one seat, names otherwise. */
export function namesFor(players: readonly Player[], yours: readonly number[]): string[] {
  return players.map((player, seat) => (yours.length === 1 && yours[0] === seat ? t("you-subject", { name: player.name }) : player.name || t("open-seat-title")));
}
