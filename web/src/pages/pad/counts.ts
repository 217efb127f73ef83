/** The lines of a pad that are written in numbers. */
import type { Snippet } from "svelte";

export interface Field {
  at: string; // its place, as faults name it
  label: string; // for screen readers: whose it is, and of what
  value: string;
  set: (value: string) => void;
  points?: number | null | undefined; // what it is worth; null where that is not known yet
}

export interface Line {
  key: string;
  title?: string; // of the lines from here on
  label: string;
  worth?: string; // what one of them pays, small
  sign?: Snippet;
  fields: Field[];
}
