/** Where an action shows: a card, wherever it lies, and where it may go. */
import type { Action } from "./types.gen";

export function places(action: Action): string[] {
  if (!("card" in action)) return [];
  const card = `card:${action.card}`;
  if (action.type === "lay") return [card, `slot:${action.card}:${action.garden}`];
  if (action.type === "start") return [card, `slot:${action.card}:new`];
  return action.type === "discard" ? [card, `aside:${action.card}`] : [card];
}
