import { expect, test } from "vitest";
import { asked, bot, fitted, proposal } from "./seats";

const game = { name: "ohanami", title: "Ohanami", fewest: 2, most: 4, options: [] };

test("a table is proposed with the reader and one bot", () => {
  expect(proposal(game, "Ann", "senmon").map((seat) => seat.kind)).toEqual(["here", "bot"]);
});

test("seats are fitted to another game", () => {
  const four = [...proposal(game, "Ann", "senmon"), bot("senmon"), bot("senmon")];
  expect(fitted(four, { ...game, most: 2 }, "senmon")).toHaveLength(2);
  expect(fitted(four.slice(0, 1), { ...game, fewest: 3 }, "senmon")).toHaveLength(3);
});

test("a request has only the fields of its kind of seat, and every person has a name", () => {
  const seats = [{ kind: "here" as const, name: " ", level: "x" }, { kind: "open" as const, name: "left over", level: "x" }, bot("senmon")];
  expect(asked(game, seats, {}).seats).toEqual([{ kind: "here", name: "Guest", level: "" }, { kind: "open", name: "", level: "" }, { kind: "bot", name: "", level: "senmon" }]);
});
