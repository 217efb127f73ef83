/** Bonsai's prompt: what the reader can do now, in one sentence. */
import { list, rich, t } from "../../kit/language/language.svelte";
import type { Seen } from "../../wire/types.gen";
import { sentence } from "../../wire/words";
import type { Prompt } from "../face";
import { cardOf, giftWords } from "./cards";
import { goalOf, nameOf, question, saysOf } from "./goals";
import { offered } from "./offers";
import { named, one, ruleOf, some, TILES, type Tile } from "./tiles";
import type { Budget, PlayerView, View } from "./types.gen";

export interface Reading {
  seen: Seen;
  names: string[];
  seat: number | null;
  slot: number | null; // the selected card
  held: Tile | null;
}

export function promptFor(reading: Reading): Prompt {
  const view = reading.seen.view as View;
  if (reading.seen.legal.length === 0 || reading.seat === null) return wait(reading, view);
  const player = view.players[reading.seat]!;
  switch (view.phase) {
    case "slot_tile":
      return { say: rich("bonsai-take-wood-or-leaf", { wood: { noun: one("wood") }, leaf: { noun: one("leaf") } }), rule: t("bonsai-take-wood-or-leaf-rule") };
    case "master_tile":
      return { say: rich("bonsai-take-any", { tile: { noun: t("bonsai-one-any") } }), rule: t("bonsai-take-any-rule") };
    case "goals":
      return goals(reading.seen);
    case "discard":
      return { say: rich("bonsai-give-back", { tiles: { noun: t("bonsai-tiles", { n: held(player) - player.capacity }) } }), rule: t("bonsai-give-back-rule", { n: player.capacity }) };
    case "helper":
    case "cultivate":
      return place(reading, view, player);
    default:
      return action(reading, view);
  }
}

export const held = (player: PlayerView): number => TILES.reduce((all, tile) => all + player.supply[tile], 0);

function action({ seen, slot }: Reading, view: View): Prompt {
  const until = (rule: string): string => (view.final_turns === null ? rule : t("bonsai-and-last", { rule, n: view.final_turns }));
  const [meditate, cultivate] = [{ noun: t("bonsai-do-meditate") }, { noun: t("bonsai-do-cultivate") }];
  if (slot !== null) {
    const { kind, title, effect } = cardOf(view.slots[slot - 1]!);
    return { say: rich("bonsai-take-the", { card: { noun: title } }), rule: until(t("bonsai-take-the-rule", { gift: giftWords(slot), kind, effect })) };
  }
  if (offered(seen.legal, "prune").length > 0) return { say: rich("bonsai-prune-meditate-or-cultivate", { meditate, cultivate }), rule: t("bonsai-prune-rule"), touch: t("bonsai-touch-scissors") };
  if (offered(seen.legal, "meditate").length === 0) return { say: rich("bonsai-only-cultivate"), rule: until(t("bonsai-only-cultivate-rule")), touch: t("bonsai-touch-a-tile") };
  if (offered(seen.legal, "cultivate").length === 0) return { say: rich("bonsai-only-meditate"), rule: until(view.hindered?.cultivate ? sentence(view.hindered.cultivate) : ""), touch: t("bonsai-touch-a-card") };
  return { say: rich("bonsai-meditate-or-cultivate", { meditate: { noun: t("bonsai-do-meditate-first") }, cultivate }), rule: until(t("bonsai-meditate-or-cultivate-rule")), touch: t("bonsai-touch-a-card-or-a-tile") };
}

function place({ seen, held }: Reading, view: View, player: PlayerView): Prompt {
  const still = player.budget ? budgetWords(player.budget) : "";
  const rule = still ? t("bonsai-may-still-place", { tiles: still }) : "";
  if (held !== null) return { say: rich("bonsai-choose-where", { kind: held, tile: { noun: named(held) } }), touch: t("bonsai-touch-a-place"), rule: rule ? t("bonsai-both", { one: ruleOf(held), other: rule }) : ruleOf(held) };
  if (offered(seen.legal, "done").length > 0) return { say: rich("bonsai-nothing-grows"), ...nothingMore(view, player) };
  return { say: rich("bonsai-choose-a-tile"), rule };
}

/** Why none of a player's tiles can be placed; in a small window only the first reason, because each tile shows its own. */
function nothingMore({ hindered }: View, player: PlayerView): Pick<Prompt, "rule" | "touch"> {
  const rules = [...new Set(TILES.filter((tile) => player.supply[tile] > 0).flatMap((tile) => hindered?.[tile] ?? []).map(sentence))];
  return rules[0] === undefined ? { rule: t("bonsai-no-tile-left") } : { rule: rules.join(" "), touch: rules[0] };
}

/** "1 of any kind, 1 wood and 2 leaves". */
export function budgetWords(budget: Budget): string {
  const any = budget.any > 0 ? [t("bonsai-some-any", { n: budget.any })] : [];
  return list([...any, ...TILES.filter((tile) => budget[tile] > 0).map((tile) => some(budget[tile], tile))]);
}

function goals(seen: Seen): Prompt {
  const best = question(seen.legal).claims[0]?.action.goal;
  if (best === undefined) return { say: rich("bonsai-claim-a-goal"), rule: "" };
  return { say: rich("bonsai-claim", { goal: { noun: nameOf(goalOf(best).colour) } }), rule: t("bonsai-claim-rule", { says: saysOf(best) }), touch: t("bonsai-claim-touch") };
}

function wait({ seen, names, seat }: Reading, view: View): Prompt {
  const who = seen.to_act[0];
  if (who === undefined) return { say: rich("over"), rule: "" };
  if (who === seat) return { say: rich("bonsai-one-moment"), rule: "" };
  const rule = seat === null ? t("bonsai-you-look-on") : view.final_turns === null ? "" : t("bonsai-turns-left-rule", { n: view.final_turns });
  return { say: rich(`bonsai-does-${hyphened(view.phase)}`, { name: names[who]! }), rule };
}

const hyphened = (code: string): string => code.replace("_", "-");

/** What a player is doing, under the name. */
export function doing(seen: Seen, seat: number): string {
  const view = seen.view as View;
  if (seen.to_act.includes(seat)) return view.phase === "over" ? "" : t(`bonsai-doing-${hyphened(view.phase)}`);
  const player = view.players[seat]!;
  return t("bonsai-holds", { tiles: held(player), cards: player.cards.length });
}

/** The scenario in words; empty without one. */
export const scenarioName = (view: View): string => (view.scenario === "none" ? "" : t(`bonsai-scenario-${hyphened(view.scenario)}`));

/** What the scenario asks for, besides its points. */
export const scenarioRule = (view: View): string => t(`bonsai-asks-${hyphened(view.scenario)}`);

const timeLeft = (view: View): string => (view.final_turns === null ? t("bonsai-deck", { n: view.deck }) : t("bonsai-turns-left", { n: view.final_turns }));

/** The same for the bar of a phone, where the scenario's name has no room. */
export function briefly(view: View): string {
  if (view.phase === "over") return t("bonsai-grown");
  return view.target === null ? timeLeft(view) : `${t("bonsai-target-brief", { n: view.target })} · ${timeLeft(view)}`;
}

export function where(view: View): string {
  const parts = view.phase === "over" ? [t("bonsai-grown")] : [view.target === null ? "" : t("bonsai-target", { n: view.target }), timeLeft(view)];
  return [scenarioName(view), ...parts].filter(Boolean).join(" · ");
}
