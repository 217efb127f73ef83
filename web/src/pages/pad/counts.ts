/** The lines of a pad that are entered as numbers. */
import type { Snippet } from "svelte";

export interface Field {
  at: string; // its place, as in faults
  label: string; // for screen readers: the player and what is counted
  value: string;
  set: (value: string) => void;
  points?: number | null | undefined; // its points; null if not known yet
}

export interface Line {
  key: string;
  title?: string; // a heading above this line
  label: string;
  worth?: string; // the points of one, in small type
  sign?: Snippet;
  fields: Field[];
}
