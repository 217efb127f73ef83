import { describe, expect, test } from "vitest";
import { person, seenWith } from "../../wire/sample";
import type { Seen } from "../../wire/types.gen";
import type { Part } from "../face";
import { resultOf } from "./ending";
import { ends } from "./offers";
import { briefly, doing, missing, promptFor, where, type Touched } from "./prompt";
import { offers, tile, tiles, viewWith } from "./sample";
import { standing } from "./standing";
import type { EndView, View } from "./types.gen";

const names = ["You", "Haruka"];
const none: Touched = { seat: 0, way: "place", chosen: [], theirs: null, aim: null, fitting: [], places: true, liftsChip: false, keeps: null, laying: false };
const text = (parts: Part[]): string => parts.map((part) => (typeof part === "string" ? part : part.noun)).join("").replaceAll("\u2009", "");
function asked(view: View, seen: Partial<Seen> = {}, desk: Partial<Touched> = {}) {
  const prompt = promptFor({ seen: seenWith({ game: "bossa", players: [person("Ann"), person("Haruka")], to_act: [0], legal: offers({ type: "place", line: "white", arm: "down" }, { type: "redraw", tile: 1 }), view, ...seen }), names, desk: { ...none, ...desk } });
  expect(text(prompt.say).split(" ").length).toBeLessThanOrEqual(8);
  expect((prompt.touch ?? prompt.rule).length).toBeLessThanOrEqual(56); // a line of a phone
  return [text(prompt.say), prompt.rule];
}
const chosen = (some: string) => tiles(some).map((one) => ({ tile: one, chip: null }));
const [white3, , black4] = ends(viewWith());

describe("a turn", () => {
  test("lay a row, or use an action; only what is offered is said", () => {
    expect(asked(viewWith())).toEqual(["Lay a row, or use an action.", "You drew 2 white, 3 black. The dots of a row, in its line’s colour, add up to the number at the end."]);
    expect(asked(viewWith(), { legal: offers({ type: "place", line: "white", arm: "down" }) })[0]).toBe("Lay a row.");
    expect(asked(viewWith(), {}, { places: false })[0]).toBe("No row fits. Use an action.");
  });

  test("tiles that fit are named with their place, and other places that they fit", () => {
    expect(asked(viewWith(), {}, { chosen: chosen("2/3 1/2"), aim: white3!, fitting: [white3!, black4!] })).toEqual(["Lay 1/2+2/3 on white 3?", "3 white dots on 2 tiles. Fits black 4 too."]);
  });

  test("a chip that would be spent is named", () => {
    const row = tiles("1/2 2/3").map((one) => ({ tile: one, chip: one === tile("2/3") ? ("doubler" as const) : null }));
    expect(asked(viewWith(), {}, { chosen: row, aim: white3!, fitting: [white3!] })[0]).toBe("Lay 1/2+2/3 on white 3 with your Doubler?");
  });

  test("where no row fits, tiles that are touched do not promise one", () => {
    expect(asked(viewWith(), {}, { places: false, chosen: chosen("2/3") })[0]).toBe("No row fits. Use an action.");
  });

  test("tiles that do not fit: the sums, and what is missing where they are meant to go", () => {
    expect(asked(viewWith(), {}, { chosen: chosen("2/3") })[0]).toBe("White 2, black 3: no row yet.");
    expect(asked(viewWith(), {}, { chosen: chosen("2/3"), aim: white3! })[0]).toBe("white 3: 1 missing.");
    expect([missing(white3!, chosen("3/0 2/3")), missing(white3!, chosen("3/0"))]).toEqual(["2 too many", ""]);
  });

  test("actions are named by what they do", () => {
    expect(asked(viewWith(), {}, { way: "redraw" })[0]).toBe("Choose a tile to discard.");
    expect(asked(viewWith(), {}, { way: "redraw", chosen: chosen("2/3") })[0]).toBe("Discard 2/3 and draw another?");
    expect(asked(viewWith(), {}, { way: "exchange", chosen: chosen("2/3"), theirs: tile("0/5") })[0]).toBe("Give 2/3 for 0/5?");
    expect(asked(viewWith(), {}, { way: "stack" })[0]).toBe("Choose a row to cover.");
  });

  test("a row that has been begun tells what it still needs", () => {
    const building = { action: "place" as const, line: "white" as const, arm: "down" as const, nth: 0, value: 3, sizes: [2], tiles: chosen("1/2"), sum: 1, chip_used: false, layers: [] };
    expect(asked(viewWith({ phase: "row", building }))).toEqual(["2 more for white 3: choose tiles.", "3 white dots on 2 tiles; 1 tile so far."]);
    expect(asked(viewWith({ phase: "row", building: { ...building, sum: 3 } }))[0]).toBe("The row on white 3 is complete.");
  });
});

test("the opening: a line or the first play, then a chip", () => {
  expect(asked(viewWith({ phase: "open" }))).toEqual(["Take a line, or the first play.", "If you take a line, Haruka plays first."]);
  expect(asked(viewWith({ phase: "line" }))[0]).toBe("Choose your line.");
  expect(asked(viewWith({ phase: "chip" }), {}, { keeps: "inverter" })[0]).toBe("Keep the Inverter?");
});

test("while waiting, the prompt says who is to act", () => {
  expect(asked(viewWith({ mover: 1 }), { to_act: [1], legal: [] })[0]).toBe("Haruka thinks.");
  expect(asked(viewWith({ phase: "chip" }), { to_act: [0, 1], seat: null, legal: [] }, { seat: null })).toEqual(["Both players choose a chip.", "You are watching."]);
  expect(asked(viewWith({ phase: "open", open_hands: false }), { to_act: [1], legal: [] })[1]).toBe("Your hand is hidden until the lines are chosen.");
});

describe("the end", () => {
  const over = (end: EndView) => {
    const { say, rule } = resultOf(seenWith({ phase: "over", view: viewWith({ phase: "over", end }) }), names);
    return [text(say), rule];
  };
  test("says which of A to E it was, and why", () => {
    expect(over({ letter: "A", winners: [0], reason: "hand_empty" })).toEqual(["You win with an empty hand.", "The last tile was laid."]);
    expect(over({ letter: "D", winners: [0], reason: "stuck" })[0]).toBe("Haruka has no legal move: you win.");
    expect(over({ letter: "D", winners: [1], reason: "stuck" })[0]).toBe("You have no legal move: Haruka wins.");
    expect(over({ letter: "E", winners: [0, 1], reason: "pile_empty" })[0]).toBe("The game is drawn.");
    expect(over({ letter: null, winners: [1], reason: "resigned" })[0]).toBe("Haruka wins.");
  });
});

test("the phase, what each player is doing, and the progress of each line", () => {
  const seen = seenWith({ view: viewWith(), to_act: [0] });
  expect([doing(seen, 0), doing(seen, 1)]).toEqual(["thinking · 3 tiles", "2 tiles"]);
  expect([where(viewWith()), briefly(viewWith()), where(viewWith({ turn: 0 }))]).toEqual(["Turn 3 · 12 tiles in the pile", "Turn 3 · pile 12", "The dice show 5 and 3"]);
  expect([standing(viewWith(), 0).value, standing(viewWith(), 1).value]).toEqual([2, 0]);
});
