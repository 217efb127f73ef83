import { expect, test } from "vitest";
import { person } from "../wire/sample";
import type { Choice, GameCard, TableCard } from "../wire/types.gen";
import { chosenOptions, houseRules, inWords, optionValue } from "./options";

const choice = (name: string, some: Partial<Choice>): Choice => ({ name, about: "", values: [], labels: {}, text: false, fewest: 1, most: 4, default: "", with_bots: "", ...some });
const order = choice("lay_order", { about: "Who lays first", values: ["last_commit", "rotate"], labels: { rotate: "each in turn" }, default: "last_commit", with_bots: "rotate" });
const peek = choice("peek_before_lay", { about: "You may look", values: [false, true], default: true, with_bots: true });
const alone = choice("scenario", { values: ["none", "slow_fall"], default: "none", most: 1 });
const goals = choice("scenario_goals", { text: true, most: 1 });
const game: GameCard = { name: "ohanami", title: "Ohanami", fewest: 1, most: 4, options: [order, peek, alone, goals] };
const card: TableCard = { table: "one", game: "ohanami", options: { lay_order: "rotate" }, players: [person("Ann"), person("Ren")], phase: "playing", commitment: "", day: null, forked: null, advice: false, clock: null, when_gone: { do: "bot", level: "" }, closed: null };

test("a value is told by its label, or by its own name in plain words", () => {
  expect([optionValue(order, "rotate"), optionValue(order, "last_commit"), optionValue(peek, false), optionValue(goals, "3,6_x")]).toEqual(["each in turn", "last commit", "no", "3,6_x"]);
});

test("a refusal names options as the form does", () => {
  expect(inWords("Scenario_goals are for a scenario; choose no lay_order with it.", game)).toBe("Scenario goals are for a scenario; choose no lay order with it.");
});

test("every option that means something here is told with the value in force; one that is not named is as usual", () => {
  expect(houseRules(card, game)).toEqual([
    { name: "Lay order", value: "each in turn", about: "Who lays first" },
    { name: "Peek before lay", value: "yes", about: "You may look" },
  ]);
  expect(houseRules({ ...card, players: [person("Ann")] }, game).map(({ name }) => name)).toEqual(["Lay order", "Peek before lay", "Scenario"]);
  expect(houseRules(card, undefined)).toEqual([]);
});

test("the server is asked for what was chosen, and for nothing that has no meaning with so many seats", () => {
  const said = { lay_order: '"rotate"', peek_before_lay: "false", scenario: '"slow_fall"', scenario_goals: " 1,3,4 ", nothing: "" };
  expect(chosenOptions(game, 1, said)).toEqual({ lay_order: "rotate", peek_before_lay: false, scenario: "slow_fall", scenario_goals: "1,3,4" });
  expect(chosenOptions(game, 2, said)).toEqual({ lay_order: "rotate", peek_before_lay: false });
});
