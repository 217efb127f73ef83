/** Tables for tests: a Seen with only what the test is about. */
import type { Offer, Player, Seen } from "./types.gen";

export const person = (name: string): Player => ({ kind: "person", name, level: "", present: true, resigned: false, advised: false, stand_in: "", leaving: false, offered: false, left_ms: null, runs: false });

export function seenWith(some: Partial<Seen>): Seen {
  return {
    type: "seen", seq: 0, game: "ohanami", phase: "playing", players: [person("Ann"), person("Haruka")], yours: [0], seat: 0, nth: 0, to_act: [0, 1], view: null,
    legal: [], can_undo: false, since: [], score: [], scores: [0, 0], ending: null, winners: [], rematch: null, day: null, forked: null, advice: false, seal: "",
    proposal: null, proposals: 0, ways: [], paused: null, clock: null, when_gone: { do: "bot", level: "gakusei" }, closed: null, ...some,
  };
}

export const offer = (code: number, action: Record<string, unknown>): Offer => ({ code, text: String(code), action });
