import { expect, test } from "vitest";
import { person } from "../wire/sample";
import type { Choice, GameCard, TableCard } from "../wire/types.gen";
import { chosenOptions, houseRules, inWords, optionAbout, optionName, optionValue } from "./options";

const choice = (name: string, some: Partial<Choice>): Choice => ({ name, about: "", values: [], labels: {}, text: false, fewest: 1, most: 4, default: "", with_bots: "", ...some });
// options that no game has, so that they are not in the catalogues
const order = choice("deal_order", { about: "Who deals first", values: ["last_one", "rotate"], labels: { rotate: "each in turn" }, default: "last_one", with_bots: "rotate" });
const peek = choice("early_look", { about: "You may look", values: [false, true], default: true, with_bots: true });
const alone = choice("season", { values: ["none", "slow_fall"], default: "none", most: 1 });
const goals = choice("season_goals", { text: true, most: 1 });
const game: GameCard = { name: "ohanami", title: "Ohanami", fewest: 1, most: 4, options: [order, peek, alone, goals] };
const card: TableCard = { table: "one", game: "ohanami", options: { deal_order: "rotate" }, players: [person("Ann"), person("Ren")], phase: "playing", commitment: "", day: null, forked: null, advice: false, clock: null, when_gone: { do: "bot", level: "" }, closed: null };

test("a value is shown by its label, or by its own name in plain words", () => {
  expect([optionValue(order, "rotate"), optionValue(order, "last_one"), optionValue(peek, false), optionValue(goals, "3,6_x")]).toEqual(["each in turn", "last one", "no", "3,6_x"]);
});

test("a message of the game takes precedence over the server's label", () => {
  const laying = choice("lay_order", { about: "told by the server", values: ["last_commit"], labels: { last_commit: "told by the server" } });
  expect([optionName("lay_order"), optionAbout(laying), optionValue(laying, "last_commit")]).toEqual(["Laying order", "Who lays first", "whoever chose last"]);
});

test("an example of a text has a translated name, and is sent under the server's", () => {
  const form = choice("lay_order", { text: true, values: ["Last Commit", "BW/WB"] });
  expect(form.values.map((value) => optionValue(form, value))).toEqual(["whoever chose last", "BW/WB"]);
  const ask = (words: string): unknown => chosenOptions({ ...game, options: [form] }, 2, { lay_order: words })["lay_order"];
  expect([ask("whoever chose last"), ask("Last Commit"), ask("BW/WB"), ask("B/W")]).toEqual(["Last Commit", "Last Commit", "BW/WB", "B/W"]);
});

test("a refusal names options as the form does", () => {
  expect(inWords("Season_goals are for a season; choose no deal_order with it.", game)).toBe("Season goals are for a season; choose no deal order with it.");
});

test("every option with an effect is shown with its value in force, by default the usual one", () => {
  expect(houseRules(card, game)).toEqual([
    { name: "Deal order", value: "each in turn", about: "Who deals first" },
    { name: "Early look", value: "yes", about: "You may look" },
  ]);
  expect(houseRules({ ...card, players: [person("Ann")] }, game).map(({ name }) => name)).toEqual(["Deal order", "Early look", "Season"]);
  expect(houseRules(card, undefined)).toEqual([]);
});

test("the request has the chosen options, except those without effect for this number of seats", () => {
  const said = { deal_order: '"rotate"', early_look: "false", season: '"slow_fall"', season_goals: " 1,3,4 ", nothing: "" };
  expect(chosenOptions(game, 1, said)).toEqual({ deal_order: "rotate", early_look: false, season: "slow_fall", season_goals: "1,3,4" });
  expect(chosenOptions(game, 2, said)).toEqual({ deal_order: "rotate", early_look: false });
});
