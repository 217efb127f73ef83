/** Where an action shows: cells of a tree, slots of the market while they are empty, kinds of tiles in a supply, goals. */
import { goalOf } from "./goals";
import { keyOf } from "../../kit/board/hexes";
import { FACTS, type Action } from "./types.gen";

export function places(action: Action, seat: number): string[] {
  switch (action.type) {
    case "grow":
    case "prune":
      return [`tree:${seat}:${keyOf(action.at)}`];
    case "meditate":
      return [`market:${action.slot}`];
    case "take":
    case "discard":
      return [`supply:${seat}:${action.tile}`];
    case "claim":
      return [`goal:${action.goal}`];
    case "renounce":
      return FACTS.goals.map((_, i) => i + 1).filter((goal) => goalOf(goal).colour === action.colour).map((goal) => `goal:${goal}`);
    case "cultivate":
    case "done":
      return [`act:${action.type}`];
    default:
      return [];
  }
}
