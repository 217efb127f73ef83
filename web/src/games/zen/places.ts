/** Where an action shows: cells of the table, cards in hand, piles. */
import { keyOf } from "./cells";
import type { Action } from "./types.gen";

export function places(action: Action): string[] {
  switch (action.type) {
    case "place":
      return [`cell:${keyOf(action.at)}`];
    case "hold":
    case "discard":
      return [`card:${action.card}`];
    case "begin":
    case "draw":
      return [`pile:${action.colour}`];
    case "done":
      return ["act:done"];
  }
}
