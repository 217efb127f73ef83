import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link } from "./link.svelte";
import { offer, seenWith } from "./sample";
import type { Answer, Event, Frame } from "./types.gen";

/** A fake WebSocket, controlled by the test. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: Frame[] = [];
  onopen = (): void => {};
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: unknown = null;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  close(): void {}

  bring(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "roji.test" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const legal = [9, 40].map((code) => offer(code, { type: "choose", card: code + 1 }));
const refused = (answers: string): Answer => ({ type: "refused", sentence: { key: "ask when it is your turn to choose", values: {} }, answers });

function playingTwo(): { link: Link; line: Line } {
  const link = new Link("2345678923");
  const line = Line.last;
  line.onopen();
  line.bring(seenWith({ legal, advice: true }));
  link.ask();
  link.play(...legal);
  return { link, line };
}

test("a refused question leaves a move of several steps under way", () => {
  const { link, line } = playingTwo();
  line.bring(refused("ask"));
  expect([link.asking, link.busy]).toEqual([false, true]);
  expect(link.refused!.words.key).toBe("ask when it is your turn to choose");
  line.bring(seenWith({ legal: legal.slice(1), nth: 1, seq: 1 }));
  expect(line.sent.at(-1)).toEqual({ type: "play", seat: 0, nth: 1, code: 40 });
});

test("a refused action drops the rest of its move, and the request for advice stays pending", () => {
  const { link, line } = playingTwo();
  line.bring(refused("play"));
  expect([link.asking, link.busy]).toEqual([true, false]);
  line.bring(seenWith({ legal: legal.slice(1), nth: 1, seq: 1 }));
  expect(line.sent.map((frame) => frame.type)).toEqual(["hello", "ask", "play"]);
});

const line = (seq: number, seat = 0): Event => ({ seq, seat, kind: "play", action: null, words: { key: `line-${seq}`, values: {} } });
const told = (link: Link): number[] => link.story.map(({ seq }) => seq);

test("older events come on request, and a reconnecting page requests only new ones", () => {
  const { link, line: first } = playingTwo();
  first.bring(seenWith({ legal, seq: 202, since: [line(201), line(202)] }));
  link.earlier();
  expect(first.sent.at(-1)).toEqual({ type: "earlier", before: 201 });
  first.bring({ type: "told", events: [line(199), line(200)] });
  expect(told(link)).toEqual([199, 200, 201, 202]);
  link.rejoin();
  Line.last.onopen();
  expect(Line.last.sent[0]).toMatchObject({ type: "hello", since: 202 });
});

test("events known to one seat are dropped when another seat looks", () => {
  const { link, line: first } = playingTwo();
  first.bring(seenWith({ legal, yours: [0, 1], seat: 0, seq: 2, since: [line(1), line(2)] }));
  first.bring(seenWith({ legal, yours: [0, 1], seat: 1, seq: 2, since: [line(2)] }));
  expect(told(link)).toEqual([2]);
});
