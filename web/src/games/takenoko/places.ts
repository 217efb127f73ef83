/** Where an action shows: plots, channels, the weather, decks and objectives. */
import { keyOf } from "../../kit/board/hexes";
import { edgeKey } from "./pieces/hexes";
import type { Action } from "./types.gen";

export function places(action: Action): string[] {
  switch (action.type) {
    case "lay":
    case "rain":
    case "storm":
    case "gardener":
    case "panda":
    case "serve":
    case "chip":
      return [`plot:${keyOf(action.at)}`];
    case "water":
      return [`channel:${edgeKey(action.at, action.side)}`];
    case "roll":
    case "weather":
      return ["weather"];
    case "objective":
      return ["deed:objective", `deck:${action.deck}`];
    case "plots":
    case "channel":
      return [`deed:${action.type}`];
    case "end":
      return ["act:end"];
    case "claim":
      return [`objective:${action.card}`];
    default:
      return [];
  }
}
