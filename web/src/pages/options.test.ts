import { expect, test } from "vitest";
import type { GameCard, TableCard } from "../wire/types.gen";
import { houseRules } from "./options";

const game: GameCard = {
  name: "ohanami", title: "Ohanami", fewest: 2, most: 4,
  options: [
    { name: "lay_order", about: "Who lays first", values: ["last_commit", "rotate"], default: "last_commit", with_bots: "rotate" },
    { name: "peek_before_lay", about: "You may look", values: [false, true], default: true, with_bots: true },
  ],
};
const card: TableCard = { table: "one", game: "ohanami", options: { lay_order: "rotate" }, players: [], phase: "playing", commitment: "" };

test("every option is told with the value in force; one that is not named is as usual", () => {
  expect(houseRules(card, game)).toEqual([
    { name: "Lay order", value: "Rotate", about: "Who lays first" },
    { name: "Peek before lay", value: "yes", about: "You may look" },
  ]);
  expect(houseRules(card, undefined)).toEqual([]);
});
