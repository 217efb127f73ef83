/** The differences between two views of the garden, for animation and marks. */
import { keyOf } from "../../kit/board/hexes";
import { edgeKey } from "./pieces/hexes";
import type { View } from "./types.gen";

export interface News {
  laid: string[]; // plots
  dug: string[]; // channels
  heights: Map<string, number>; // before it grew or was eaten
  marks: string[]; // the plots of the last action
}

export const NOTHING: News = { laid: [], dug: [], heights: new Map(), marks: [] };

/** What has changed; the marks are on a figure's destination, a plot laid, an improvement, or else the plots that grew. */
export function newsSince(before: View, now: View): News {
  const old = new Map(before.plots.map((plot) => [keyOf(plot.at), plot]));
  const laid = now.plots.filter(({ at }) => !old.has(keyOf(at))).map(({ at }) => keyOf(at));
  const known = new Set(before.channels.map(({ at, side }) => edgeKey(at, side)));
  const dug = now.channels.map(({ at, side }) => edgeKey(at, side)).filter((key) => !known.has(key));
  const changed = now.plots.filter(({ at, height }) => (old.get(keyOf(at))?.height ?? 0) !== height);
  const heights = new Map(changed.map(({ at }) => [keyOf(at), old.get(keyOf(at))?.height ?? 0]));
  const improved = now.plots.filter(({ at, improvement }) => old.has(keyOf(at)) && old.get(keyOf(at))!.improvement !== improvement).map(({ at }) => keyOf(at));
  const walked = (["gardener", "panda"] as const).filter((figure) => keyOf(before[figure]) !== keyOf(now[figure])).map((figure) => keyOf(now[figure]));
  const done = [...walked, ...laid, ...improved];
  return { laid, dug, heights, marks: done.length > 0 || dug.length > 0 ? [...new Set(done)] : [...heights.keys()] };
}

export const isNews = (news: News): boolean => news.laid.length + news.dug.length + news.heights.size + news.marks.length > 0;
