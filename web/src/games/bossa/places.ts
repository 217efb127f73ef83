/** Where an action shows: tiles wherever they lie, rows and open ends of a line. */
import type { Action } from "./types.gen";

export function places(action: Action): string[] {
  switch (action.type) {
    case "use":
    case "use_changed":
    case "redraw":
    case "exchange":
    case "take":
      return [`tile:${action.tile}`];
    case "place":
      return [`end:${action.line} ${action.arm}`];
    case "stack":
      return [`row:${action.line} ${action.arm} ${action.nth}`];
    case "line":
      return [`lane:${action.line}`];
    case "open":
      return action.choice === "first" ? ["act:first"] : [`lane:${action.choice}`];
    default:
      return [];
  }
}
