/** What Takenoko asks of the reader, in one sentence. */
import type { Seen } from "../../wire/types.gen";
import { count } from "../../wire/words";
import type { Prompt } from "../face";
import { nameOf } from "./cards";
import { offered, type Tool } from "./offers";
import type { View } from "./types.gen";
import { IMPROVEMENT_RULES, plotName, WEATHER } from "./words";

export interface Reading {
  seen: Seen;
  names: string[];
  seat: number | null;
  tool: Tool | null;
}

export function promptFor(reading: Reading): Prompt {
  const view = reading.seen.view as View;
  if (reading.seen.legal.length === 0 || reading.seat === null) return wait(reading, view);
  return (reading.tool && view.phase !== "objective" ? toolPrompt(reading.tool) : null) ?? PHASES[view.phase]?.(reading, view) ?? actions(reading, view);
}

function toolPrompt(tool: Tool): Prompt {
  switch (tool) {
    case "gardener":
      return { say: ["Move the ", { noun: "gardener" }, " in a straight line."], rule: "Bamboo grows where he stops and on the plots of its colour beside it." };
    case "panda":
      return { say: ["Move the ", { noun: "panda" }, " in a straight line."], rule: "He eats one section where he stops, unless the plot is enclosed." };
    case "objective":
      return { say: ["Choose a ", { noun: "deck" }, "."], rule: "You take its top card. Five cards are the most." };
    case "water":
      return { say: ["Choose where the ", { noun: "channel" }, " flows."], rule: "Between two plots, joined to the pond or to another channel." };
    default:
      return { say: ["Choose a plot for the ", { noun: tool }, "."], rule: `It must be without bamboo and without improvement. ${IMPROVEMENT_RULES[tool]}` };
  }
}

const PHASES: Partial<Record<View["phase"], (reading: Reading, view: View) => Prompt>> = {
  roll: (_, view) => ({ say: ["Roll the ", { noun: "weather die" }, "."], rule: lastTurns(view) || "Then two different actions." }),
  weather: (_, view) => ({ say: ["Choose the ", { noun: "weather" }, "."], rule: view.weather === "cloud" ? "No improvement is left: it may be any other weather." : "It is what you say." }),
  rain: ({ seen }) => ({ say: offered(seen.legal, "rain").length > 0 ? ["Rain: choose a ", { noun: "plot" }, " that grows."] : ["Rain, but nothing can grow."], rule: "One section on an irrigated plot, two with fertilizer." }),
  storm: ({ seen }) => ({ say: offered(seen.legal, "storm").length > 0 ? ["Storm: send the ", { noun: "panda" }, " anywhere."] : ["Storm, but there is nowhere to go."], rule: "He eats one section there." }),
  cloud: () => ({ say: ["Cloud: take an ", { noun: "improvement" }, "."], rule: "Place it when you like." }),
  keep: (_, view) => ({ say: ["Keep ", { noun: "one" }, view.drawn_count === 1 ? " plot." : ` of ${view.drawn_count === 3 ? "three" : "two"} plots.`], rule: "You lay it at once; the others go under the pile." }),
  under: () => ({ say: ["Which plot goes under the pile ", { noun: "first" }, "?"], rule: "It will be drawn before the other." }),
  lay: (_, view) => ({ say: ["Lay the ", { noun: view.kept ? plotName(view.kept) : "plot" }, "."], rule: "Next to the pond, or next to two plots." }),
  improve: () => ({ say: ["Improve the plot before bamboo grows?"], rule: "A plot can have one improvement." }),
  serve: () => ({ say: ["Bamboo is short: choose what ", { noun: "grows" }, "."], rule: "The stock of this colour does not last for all." }),
  objective: (_, view) => ({ say: ["Fulfilled already: draw ", { noun: "again" }, "."], rule: `${view.rejected.slice(-1).map(nameOf).join("")}: the card goes under its deck. Choose any deck.` }),
};

const NUMBERS = ["no", "one", "two", "three"];

function actions({ seen, seat }: Reading, view: View): Prompt {
  const claims = offered(seen.legal, "claim").length;
  const free = claims > 0 ? `${claims === 1 ? "An objective is" : `${claims} objectives are`} fulfilled: touch it to claim it.` : freeSteps(view, seat!);
  const rule = [free, lastTurns(view)].filter(Boolean).join(" ");
  if (view.left === 0) return { say: ["End your turn", claims > 0 ? ", or claim." : "."], rule };
  if (view.may_end) return { say: ["Choose a ", { noun: "third action" }, ", or end."], rule: `Sun: it differs from the two before. ${rule}`.trim() };
  if (view.used.length === 0) return { say: ["Choose ", { noun: `${NUMBERS[view.left]} actions` }, "."], rule: rule || (view.weather ? `${WEATHER[view.weather].name}: ${WEATHER[view.weather].does}.` : "Two different ones, one after the other.") };
  return { say: ["Choose ", { noun: "another action" }, "."], rule };
}

/** What lies on the reader's board and could be placed. */
function freeSteps(view: View, seat: number): string {
  const { channels, chips } = view.players[seat]!;
  const held = chips.watershed + chips.enclosure + chips.fertilizer;
  const things = [...(channels > 0 ? [count(channels, "channel")] : []), ...(held > 0 ? [count(held, "improvement")] : [])];
  return things.length > 0 ? `You may also place ${things.join(" and ")}.` : "";
}

const lastTurns = (view: View): string => (view.last_turns === null ? "" : view.last_turns <= 1 ? "This is the last turn." : `${count(view.last_turns, "turn")} left.`);

function wait({ seen, names, seat }: Reading, view: View): Prompt {
  const who = seen.to_act[0];
  if (who === undefined) return { say: ["The game is over."], rule: "" };
  if (who === seat) return { say: ["One moment."], rule: "" };
  return { say: [`${names[who]} ${DOING[view.phase].does}.`], rule: seat === null ? "You look on." : lastTurns(view) };
}

const DOING: Record<View["phase"], { does: string; doing: string }> = {
  roll: { does: "rolls the weather die", doing: "rolling" },
  weather: { does: "chooses the weather", doing: "choosing" },
  rain: { does: "lets it rain", doing: "in the rain" },
  storm: { does: "sends the panda off", doing: "in the storm" },
  cloud: { does: "takes an improvement", doing: "choosing" },
  actions: { does: "chooses an action", doing: "thinking" },
  keep: { does: "chooses a plot", doing: "choosing" },
  under: { does: "puts plots back", doing: "choosing" },
  lay: { does: "lays a plot", doing: "laying" },
  improve: { does: "looks at a new plot", doing: "laying" },
  serve: { does: "shares out bamboo", doing: "gardening" },
  objective: { does: "draws an objective", doing: "drawing" },
  over: { does: "rests", doing: "" },
};

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  const done = `${count(view.players[seat]!.claimed.length, "objective")} done`;
  return seen.to_act.includes(seat) ? `${DOING[view.phase].doing} · ${done}` : done;
}

export function where(view: View): string {
  const parts = [view.weather ? WEATHER[view.weather].name.toLowerCase() : "", count(view.plots.length, "plot"), view.phase === "over" ? "" : lastTurns(view).replace(/\.$/, "").toLowerCase()];
  return parts.filter(Boolean).join(" · ");
}

export const briefly = (view: View): string => (view.last_turns !== null && view.phase !== "over" ? (view.last_turns <= 1 ? "last turn" : `${view.last_turns} turns left`) : view.weather ? WEATHER[view.weather].name.toLowerCase() : "");
