import { expect, test } from "vitest";
import { lights } from "../kit/board/lights.svelte";
import { places as bonsai } from "./bonsai/places";
import { places as bossa } from "./bossa/places";
import { places as ohanami } from "./ohanami/places";
import { places as takenoko } from "./takenoko/places";
import { places as zen } from "./zen/places";

const GAMES: Record<string, (action: never, seat: number) => string[]> = { bonsai, bossa, ohanami, takenoko, zen };

test.each([
  ["bonsai", { type: "grow", tile: "leaf", at: { q: 1, r: -2 } }, ["tree:2:1,-2"]],
  ["bonsai", { type: "meditate", slot: 3 }, ["market:3"]],
  ["bonsai", { type: "take", tile: "wood" }, ["supply:2:wood"]],
  ["bonsai", { type: "renounce", colour: "brown" }, ["goal:1", "goal:2", "goal:3"]],
  ["bonsai", { type: "done" }, ["act:done"]],
  ["bonsai", { type: "cultivate" }, ["act:cultivate"]],
  ["ohanami", { type: "lay", card: 57, garden: 1 }, ["card:57", "slot:57:1"]],
  ["ohanami", { type: "start", card: 57 }, ["card:57", "slot:57:new"]],
  ["ohanami", { type: "discard", card: 57 }, ["card:57", "aside:57"]],
  ["ohanami", { type: "choose", card: 57 }, ["card:57"]],
  ["ohanami", { type: "choose_hidden" }, []],
  ["takenoko", { type: "panda", at: { q: 2, r: -1 } }, ["plot:2,-1"]],
  ["takenoko", { type: "water", at: { q: 0, r: 1 }, side: "SE" }, ["channel:0,1 SE"]],
  ["takenoko", { type: "claim", card: "PA-G" }, ["objective:PA-G"]],
  ["bossa", { type: "use_changed", tile: 7 }, ["tile:7"]],
  ["takenoko", { type: "objective", deck: "panda" }, ["deed:objective", "deck:panda"]],
  ["takenoko", { type: "channel" }, ["deed:channel"]],
  ["takenoko", { type: "end" }, ["act:end"]],
  ["bossa", { type: "open", choice: "first" }, ["act:first"]],
  ["zen", { type: "done" }, ["act:done"]],
  ["zen", { type: "place", at: { x: 1, y: -2 } }, ["cell:1,-2"]],
  ["zen", { type: "draw", colour: "black" }, ["pile:black"]],
] as [string, object, string[]][])("%s names the places of %o", (game, action, places) => {
  expect(GAMES[game]!(action as never, 2)).toEqual(places);
});

test("places that are pointed at are highlighted instead of the last turn, which returns afterwards", () => {
  lights.stay(["card:1", "card:2"]);
  lights.point(["tree:0:1,-2", "tree:1:0,-1"]);
  expect([...lights.lit]).toEqual(["tree:0:1,-2", "tree:1:0,-1"]);
  expect(lights.within("tree:0:")).toEqual(["1,-2"]);
  lights.point();
  expect([...lights.lit]).toEqual(["card:1", "card:2"]);
});

test("advised places are highlighted until cleared, except while others are pointed at", () => {
  lights.stay(["card:1"]);
  lights.advise(["card:24", "card:90"]);
  expect([...lights.lit]).toEqual(["card:24", "card:90"]);
  lights.point(["card:5"]);
  expect([...lights.lit]).toEqual(["card:5"]);
  lights.point();
  expect([...lights.lit]).toEqual(["card:24", "card:90"]);
  lights.advise();
  expect([...lights.lit]).toEqual(["card:1"]);
});
