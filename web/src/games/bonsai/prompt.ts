/** What Bonsai asks of the reader, in one sentence. */
import type { Seen } from "../../wire/types.gen";
import { count, list } from "../../wire/words";
import type { Prompt } from "../face";
import { cardOf, giftWords } from "./cards";
import { goalOf, question, saysOf } from "./goals";
import { offered } from "./offers";
import { RULES, some, TILES, type Tile } from "./tiles";
import type { Budget, PlayerView, View } from "./types.gen";

export interface Reading {
  seen: Seen;
  names: string[];
  seat: number | null;
  slot: number | null; // the card touched
  held: Tile | null;
}

export function promptFor(reading: Reading): Prompt {
  const view = reading.seen.view as View;
  if (reading.seen.legal.length === 0 || reading.seat === null) return wait(reading, view);
  const player = view.players[reading.seat]!;
  switch (view.phase) {
    case "slot_tile":
      return { say: ["Take ", { noun: "wood" }, " or ", { noun: "a leaf" }, "."], rule: "It comes with the card of slot 2." };
    case "master_tile":
      return { say: ["Take ", { noun: "a tile" }, " of your choice."], rule: "The Master gives it to you." };
    case "goals":
      return goals(reading.seen);
    case "discard":
      return { say: ["Give back ", { noun: count(held(player) - player.capacity, "tile") }, "."], rule: `You may keep ${player.capacity}.` };
    case "helper":
    case "cultivate":
      return place(reading, view, player);
    default:
      return action(reading, view);
  }
}

export const held = (player: PlayerView): number => TILES.reduce((all, tile) => all + player.supply[tile], 0);

function action({ seen, slot }: Reading, view: View): Prompt {
  const last = view.final_turns === null ? "" : ` ${view.final_turns === 1 ? "This is the last turn." : "These are the last turns."}`;
  if (slot !== null) {
    const card = cardOf(view.slots[slot - 1]!);
    return { say: ["Take the ", { noun: card.title }, "?"], rule: `With it ${giftWords(slot)}. It lets you ${card.kind === "parchment" ? `score ${card.effect}` : card.effect}.${last}` };
  }
  if (offered(seen.legal, "prune").length > 0) return { say: ["Prune, ", { noun: "meditate" }, " or ", { noun: "cultivate" }, "."], rule: "No wood can grow on your bonsai: you may cut the fewest tiles that make room." };
  if (offered(seen.legal, "meditate").length === 0) return { say: ["Cultivate your bonsai."], rule: `No card is left to take.${last}` };
  if (offered(seen.legal, "cultivate").length === 0) return { say: ["Meditate: take a card."], rule: `You cannot cultivate now.${last}` };
  return { say: [{ noun: "Meditate" }, " or ", { noun: "cultivate" }, "."], rule: `Touch a card to take it with the tiles below it, or place tiles on your bonsai.${last}` };
}

function place({ seen, held }: Reading, view: View, player: PlayerView): Prompt {
  const still = player.budget ? budgetWords(player.budget) : "";
  const rule = still ? `You may still place ${still}.` : "";
  if (held !== null) return { say: ["Choose where the ", { noun: held }, " grows."], rule: `${RULES[held]} ${rule}`.trim() };
  if (offered(seen.legal, "done").length > 0) return { say: ["Nothing more can grow now."], rule: view.phase === "helper" ? "The Helper’s work is over." : rule };
  return { say: ["Choose a tile."], rule };
}

/** "1 of any kind, 1 wood and 2 leaves". */
export function budgetWords(budget: Budget): string {
  const parts = [...(budget.any > 0 ? [`${budget.any} of any kind`] : []), ...TILES.filter((tile) => budget[tile] > 0).map((tile) => some(budget[tile], tile))];
  return list(parts);
}

function goals(seen: Seen): Prompt {
  const best = question(seen.legal).claims[0]?.action.goal;
  if (best === undefined) return { say: ["Claim a goal."], rule: "" };
  return { say: ["Claim ", { noun: goalOf(best).style }, "?"], rule: `You have ${saysOf(best)}. What you renounce you cannot claim later.` };
}

function wait({ seen, names, seat }: Reading, view: View): Prompt {
  const who = seen.to_act[0];
  if (who === undefined) return { say: ["The game is over."], rule: "" };
  if (who === seat) return { say: ["One moment."], rule: "" };
  return { say: [`${names[who]} ${DOING[view.phase].does}.`], rule: seat === null ? "You look on." : view.final_turns === null ? "" : `${count(view.final_turns, "turn")} left.` };
}

const DOING: Record<View["phase"], { does: string; doing: string }> = {
  action: { does: "meditates or cultivates", doing: "thinking" },
  slot_tile: { does: "takes a tile", doing: "meditating" },
  master_tile: { does: "takes a tile", doing: "meditating" },
  helper: { does: "has a Helper at work", doing: "growing" },
  cultivate: { does: "cultivates", doing: "growing" },
  goals: { does: "looks at a goal", doing: "at a goal" },
  discard: { does: "gives back tiles", doing: "giving back" },
  over: { does: "rests", doing: "" },
};

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  if (seen.to_act.includes(seat)) return DOING[view.phase].doing;
  const player = view.players[seat]!;
  return `${count(held(player), "tile")} · ${count(player.cards.length, "card")}`;
}

const SCENARIOS: Record<View["scenario"], string> = {
  none: "",
  slow_fall: "Slow Fall",
  long_winter: "Long Winter",
  flourishing_spring: "Flourishing Spring",
  scorching_summer: "Scorching Summer",
  emperor: "The Emperor challenge",
};

export const scenarioName = (view: View): string => SCENARIOS[view.scenario];

/** What the scenario asks for, besides its points. */
export const SCENARIO_RULES: Record<View["scenario"], string> = {
  none: "Claim one goal of every colour and reach the points.",
  slow_fall: "Claim two hard goals and a low one.",
  long_winter: "Claim all three goals and own four Parchments.",
  flourishing_spring: "Claim all three goals. Every Cultivate must place a flower.",
  scorching_summer: "Claim all three goals. At the end, flowers and fruits that do not touch each other wither.",
  emperor: "Claim all five goals, three on one bonsai and two on the other. After each Cultivate you tend the other one.",
};

const timeLeft = (view: View): string => (view.final_turns === null ? `deck ${view.deck}` : view.final_turns === 1 ? "last turn" : `${view.final_turns} turns left`);

/** The same for the bar of a phone, where the scenario's name has no room. */
export function briefly(view: View): string {
  if (view.phase === "over") return "The trees are grown";
  return view.target === null ? timeLeft(view) : `${view.target} to win · ${timeLeft(view)}`;
}

export function where(view: View): string {
  const parts = [scenarioName(view), view.target === null ? "" : `${view.target} points to win`, timeLeft(view)];
  return view.phase === "over" ? [scenarioName(view), "The trees are grown"].filter(Boolean).join(" · ") : parts.filter(Boolean).join(" · ");
}
