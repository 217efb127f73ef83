/** The goal tiles in play, colour by colour. */
import { t } from "../../kit/language/language.svelte";
import type { Offered } from "../../kit/board/offers";
import type { Offer } from "../../wire/types.gen";
import { offered } from "./offers";
import { FACTS, type Claim, type View } from "./types.gen";

type Goal = (typeof FACTS.goals)[number];
export type Colour = Goal["colour"];

export interface GoalTile {
  id: number;
  need: string; // short, on the tile
  points: number;
  says: string; // in words
  owner: number | null;
  openTo: readonly number[];
  needs: number;
  has: readonly (readonly number[])[]; // by seat and bonsai
}

export interface GoalRow {
  colour: Colour;
  sign: string;
  title: string;
  tiles: GoalTile[];
}

export const SIGNS: Record<Colour, string> = { brown: "wood", green: "leaf", orange: "fruit", pink: "flower", blue: "rim" };
export const COLOURS = Object.keys(SIGNS) as Colour[];

export const goalOf = (id: number): Goal => FACTS.goals[id - 1]!;

/** "7", or for the goals about the rim "gold", "both", "below". */
const needOf = (goal: Goal): string => (goal.colour === "blue" ? t(`bonsai-rim-${goal.difficulty}`) : String(goal.need));

/** What the goals of a colour are called, everywhere: the style of bonsai that they are named after, and what they are about. */
export const nameOf = (colour: Colour): string => t(`bonsai-goals-${colour}`);

/** "9 leaves in one group"; the goals about the rim say it without a number. */
export const saysOf = (id: number): string => {
  const goal = goalOf(id);
  return goal.colour === "blue" ? t(`bonsai-reach-${goal.difficulty}`) : t(`bonsai-goal-${goal.colour}`, { n: goal.need });
};

/** What is printed on a goal tile. */
export const goalTile = (id: number): { sign: string; need: string; points: number } => ({ sign: SIGNS[goalOf(id).colour], need: needOf(goalOf(id)), points: goalOf(id).points });

export function rows(view: View): GoalRow[] {
  const colours = [...new Set(view.goals.map(({ goal }) => goalOf(goal).colour))];
  return colours.map((colour) => ({
    colour,
    sign: SIGNS[colour],
    title: nameOf(colour),
    tiles: view.goals
      .filter(({ goal }) => goalOf(goal).colour === colour)
      .map(({ goal, owner, open_to, need, has }) => ({ id: goal, need: needOf(goalOf(goal)), points: goalOf(goal).points, says: saysOf(goal), owner, openTo: open_to, needs: need, has })),
  }));
}

/** What a seat's bonsai has of a goal, as far as it counts: of the bonsai that is tended, where there are two. */
export const hasOf = (tile: GoalTile, seat: number, tends: number): number => Math.min(tile.needs, tile.has[seat]?.[tends] ?? 0);

/** How far a seat is with a colour: to the next goal that it may still claim, where one is left. */
export type Standing = { is: "claimed" | "met" | "nothing" } | { is: "way"; has: number; needs: number };

export function standing(row: GoalRow, seat: number, tends: number): Standing {
  if (row.tiles.some((tile) => tile.owner === seat)) return { is: "claimed" };
  const open = row.tiles.filter((tile) => tile.openTo.includes(seat));
  const next = open.find((tile) => hasOf(tile, seat, tends) < tile.needs);
  if (next) return { is: "way", has: hasOf(next, seat, tends), needs: next.needs };
  return { is: open.length > 0 ? "met" : "nothing" };
}

/** One colour at a time: its goals that can be claimed, the most points first, and the way to leave them. */
export function question(legal: readonly Offer[]): { claims: Offered<Claim>[]; renounce: Offer | undefined } {
  const renounce = offered(legal, "renounce")[0];
  const claims = offered(legal, "claim")
    .filter(({ action }) => goalOf(action.goal).colour === renounce?.action.colour)
    .sort((a, b) => goalOf(b.action.goal).points - goalOf(a.action.goal).points);
  return { claims, renounce };
}
