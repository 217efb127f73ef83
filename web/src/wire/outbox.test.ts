import { expect, test } from "vitest";
import { Outbox, type Wish } from "./outbox";
import { offer, seenWith } from "./sample";

const legal = [9, 40].map((code) => offer(code, { type: "choose", card: code + 1 }));
const two: Wish[] = [{ do: "play", seat: 0, code: 9 }, { do: "play", seat: 0, code: 40 }];

test("the second wish is sent after the Seen that answers the first", () => {
  const outbox = new Outbox();
  expect(outbox.want(two, seenWith({ legal }))).toEqual({ type: "play", seat: 0, nth: 0, code: 9 });
  expect(outbox.answered(seenWith({ legal, seq: 1 }))).toBeNull(); // somebody else acted: ours is still pending
  expect(outbox.answered(seenWith({ legal: legal.slice(1), nth: 1 }))).toEqual({ type: "play", seat: 0, nth: 1, code: 40 });
  expect(outbox.answered(seenWith({ nth: 2 }))).toBeNull();
  expect(outbox.busy).toBe(false);
});

test("a double click adds nothing", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  expect(outbox.want(two, seenWith({ legal }))).toBeNull();
});

test("actions that are no longer offered are not sent", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  expect(outbox.answered(seenWith({ legal: [], nth: 1 }))).toBeNull();
  expect(outbox.busy).toBe(false);
});

test("a refusal drops the rest", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  outbox.refused();
  expect(outbox.answered(seenWith({ legal, nth: 1 }))).toBeNull();
});

test("after a lost connection a wish that did not arrive is sent again", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  expect(outbox.again(seenWith({ legal }))).toEqual({ type: "play", seat: 0, nth: 0, code: 9 });
});

test("after a lost connection a wish that did arrive is not sent again", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  expect(outbox.again(seenWith({ legal: legal.slice(1), nth: 1 }))).toEqual({ type: "play", seat: 0, nth: 1, code: 40 });
});

test("two undos go one after the other, while undo is possible", () => {
  const outbox = new Outbox();
  const undos: Wish[] = [{ do: "undo", seat: 0 }, { do: "undo", seat: 0 }];
  expect(outbox.want(undos, seenWith({ can_undo: true, nth: 2 }))).toEqual({ type: "undo", seat: 0, nth: 2 });
  expect(outbox.answered(seenWith({ can_undo: false, nth: 3 }))).toBeNull();
});

test("wishes of one seat are not sent from another", () => {
  const outbox = new Outbox();
  outbox.want(two, seenWith({ legal }));
  expect(outbox.answered(seenWith({ seat: 1, legal, nth: 5 }))).toBeNull();
  expect(outbox.busy).toBe(false);
});
