import { expect, test } from "vitest";
import { seenWith } from "../../../wire/sample";
import { passTo, shallFall } from "./curtain";
import { result, titleFor } from "../end/result";

const both = { yours: [0, 1] };

test("the curtain falls when one player is done and another of this screen is not", () => {
  expect(shallFall(seenWith({ ...both, seq: 4, seat: 0, to_act: [1] }), 2)).toBe(true);
  expect(shallFall(seenWith({ ...both, seq: 4, seat: 0, to_act: [0, 1] }), 2)).toBe(false);
  expect(shallFall(seenWith({ yours: [0], seq: 4, seat: 0, to_act: [1] }), 2)).toBe(false);
});

test("a player who lifts the curtain to look back is not shut out at once", () => {
  expect(shallFall(seenWith({ ...both, seq: 4, seat: 0, to_act: [1] }), 4)).toBe(false);
});

test("the screen is passed to the one of ours who has to act", () => {
  expect(passTo(seenWith({ ...both, seat: null, to_act: [1] }), null)).toBe(1);
  expect(passTo(seenWith({ ...both, seat: null, to_act: [2] }), null)).toBeNull();
  expect(passTo(seenWith({ ...both, seat: null, to_act: [], phase: "over" }), null)).toBeNull();
});

test("the curtain is down from the request for another view until that view arrives", () => {
  const anns = seenWith({ ...both, seat: 0, to_act: [1] });
  expect(passTo(anns, null)).toBe(1);
  expect(passTo(anns, 1)).toBe(1);
  expect(passTo({ ...anns, seat: 1 }, 1)).toBeNull();
  expect(passTo({ ...anns, yours: [0] }, null)).toBeNull();
});

test("the result is one sentence", () => {
  const won = seenWith({ phase: "over", to_act: [], winners: [0], scores: [157, 120] });
  expect(result(won, ["You", "Haruka"]).say).toEqual([{ noun: "You" }, " win with 157 points."]);
  expect(result({ ...won, scores: [15, 26] }, ["You", "Haruka"]).say).toEqual([{ noun: "You" }, " win!"]);
  expect(result({ ...won, winners: [0, 1], scores: [157, 157] }, ["You", "Haruka"]).say).toEqual([{ noun: "You" }, " and ", { noun: "Haruka" }, " share the win with 157 points each."]);
});

test("the title tells when it is your turn", () => {
  expect(titleFor(seenWith({}), "Ohanami")).toBe("Your turn · Ohanami");
  expect(titleFor(seenWith({ to_act: [1] }), "Ohanami")).toBe("Ohanami · Roji");
});
