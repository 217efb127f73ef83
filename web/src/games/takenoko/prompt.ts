/** Takenoko's prompt: what the reader can do now, in one sentence. */
import { list, rich, t, type Values } from "../../kit/language/language.svelte";
import type { Seen } from "../../wire/types.gen";
import type { Part, Prompt } from "../face";
import { nameOf } from "./pieces/cards";
import { offered, type Tool } from "./offers";
import type { View } from "./types.gen";
import { improvementRule, weatherDoes, weatherName, weatherNow } from "./words";

export interface Reading {
  seen: Seen;
  names: string[];
  seat: number | null;
  tool: Tool | null;
  ends?: boolean; // the turn is about to end by itself
}

export function promptFor(reading: Reading): Prompt {
  const view = reading.seen.view as View;
  if (reading.seen.legal.length === 0 || reading.seat === null) return wait(reading, view);
  const step = (reading.tool && view.phase !== "objective" ? toolPrompt(reading.tool) : null) ?? PHASES[view.phase]?.(reading, view);
  return step ? { ...step, rule: after(step.rule, claimsRule(reading)) } : actions(reading, view);
}

/** The sentence of this name, with its noun in the accent. */
const ask = (what: string, values: Values = {}): Part[] => rich(`takenoko-ask-${what}`, { ...values, noun: { noun: t(`takenoko-noun-${what}`, values) } });
const rule = (what: string, values: Values = {}): string => t(`takenoko-rule-${what}`, values);
const asked = (what: string, values: Values = {}): Prompt => ({ say: ask(what, values), rule: rule(what, values) });

function toolPrompt(tool: Tool): Prompt {
  const improves = tool === "watershed" || tool === "enclosure" || tool === "fertilizer";
  return improves ? asked("chip", { kind: tool, does: improvementRule(tool) }) : asked(tool);
}

const PHASES: Partial<Record<View["phase"], (reading: Reading, view: View) => Prompt>> = {
  roll: (_, view) => ({ say: ask("roll"), rule: lastTurns(view) || rule("roll") }),
  weather: (_, view) => ({ say: ask("weather"), rule: view.weather === "cloud" ? rule("weather-no-cloud") : rule("weather") }),
  rain: ({ seen }) => ({ say: offered(seen.legal, "rain").length > 0 ? ask("rain") : [t("takenoko-ask-rain-nothing")], rule: rule("rain") }),
  storm: ({ seen }) => ({ say: offered(seen.legal, "storm").length > 0 ? ask("storm") : [t("takenoko-ask-storm-nothing")], rule: rule("storm") }),
  cloud: () => asked("cloud"),
  keep: (_, view) => asked("keep", { n: view.drawn_count }),
  under: () => asked("under"),
  lay: (_, { kept }) => asked("lay", { colour: kept?.colour ?? "none", improvement: kept?.improvement ?? "plain" }),
  improve: () => ({ say: [t("takenoko-ask-improve")], rule: rule("improve") }),
  serve: () => asked("serve"),
  objective: (_, view) => asked("again", { card: view.rejected.slice(-1).map(nameOf).join("") }),
};

/** Objectives that may be claimed now. */
function claimsRule({ seen }: Reading): string {
  const n = offered(seen.legal, "claim").length;
  return n > 0 ? rule("claims", { n }) : "";
}

function actions(reading: Reading, view: View): Prompt {
  const claims = claimsRule(reading);
  const also = after(claims || freeSteps(reading, view), lastTurns(view));
  if (reading.ends) return { say: [t("takenoko-ask-ends")], rule: rule(reading.seen.can_undo ? "ends" : "ends-now") };
  if (view.left === 0) return { say: [claims ? t("takenoko-ask-end-or-claim") : t("takenoko-ask-end")], rule: also };
  if (view.may_end) return { say: ask("third"), rule: after(rule("third"), also), ...(also && { touch: also }) };
  if (view.used.length === 0) return { say: ask("actions", { n: view.left }), rule: also || weatherRule(view) };
  return { say: ask("another"), rule: also };
}

/** Two sentences joined, or the one that is not empty. */
const after = (one: string, other: string): string => (one && other ? t("takenoko-sentences", { one, other }) : one || other);

/** Sun and wind affect the actions; the gift of any other weather has been taken by now. */
const weatherRule = ({ weather }: View): string => (weather === "sun" || weather === "wind" ? rule("actions-weather", { name: weatherName(weather), does: weatherDoes(weather) }) : rule("actions"));

/** What lies on the reader's board and has a place to go now. */
function freeSteps({ seen, seat }: Reading, view: View): string {
  const { channels: kept, chips } = view.players[seat!]!;
  const channels = offered(seen.legal, "water").length > 0 ? kept : 0;
  const kinds = new Set(offered(seen.legal, "chip").map(({ action }) => action.kind));
  const held = [...kinds].reduce((all, kind) => all + chips[kind], 0);
  const things = [...(channels > 0 ? [t("takenoko-count-channel", { n: channels })] : []), ...(held > 0 ? [t("takenoko-count-improvement", { n: held })] : [])];
  return things.length > 0 ? rule("free", { things: list(things) }) : "";
}

const lastTurns = ({ last_turns: left }: View): string => (left === null ? "" : t("takenoko-last-turns", { n: Math.max(left, 1) }));

function wait({ seen, names, seat }: Reading, view: View): Prompt {
  const who = seen.to_act[0];
  if (who === undefined) return { say: [t("over")], rule: "" };
  if (who === seat) return { say: [t("takenoko-wait-moment")], rule: "" };
  return { say: [t(`takenoko-wait-${view.phase}`, { name: names[who]! })], rule: seat === null ? t("takenoko-look-on") : lastTurns(view) };
}

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  if (seen.to_act.includes(seat)) return t(`takenoko-doing-${view.phase}`); // together with the objectives it would need two lines
  return t("takenoko-objectives-count", { n: view.players[seat]!.claimed.length });
}

const nowTurns = ({ last_turns: left, phase }: View, key: string): string => (left === null || phase === "over" ? "" : t(key, { n: Math.max(left, 1) }));

const weatherOf = ({ weather, phase }: View): string => (weather && phase !== "over" ? weatherNow(weather) : "");

export function where(view: View): string {
  const parts = [weatherOf(view), t("takenoko-plots", { n: view.plots.length }), nowTurns(view, "takenoko-where-turns")];
  return parts.filter(Boolean).join(" · ");
}

export const briefly = (view: View): string => nowTurns(view, "takenoko-briefly-turns") || weatherOf(view);
