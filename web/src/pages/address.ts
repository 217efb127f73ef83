/** Addresses: which page they lead to, and how a table is named in them. */

import { STONES } from "../games";
import type { GamePage } from "../games/face";

/** The pages of a site without a server have one document, and their addresses after its #. */
export const ROOT = __SITE__ ? "#" : "";

export type Place = { page: "home" } | { page: "own"; own: GamePage } | { page: "table"; table: string } | { page: "replay"; table: string | null; line: number | null } | { page: "rules"; game: string } | { page: "pad"; game: string | null } | { page: "learn"; game: string | null; lesson: string | null } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/" || path === "") return { page: "home" };
  const own = STONES.find((stone) => stone.page?.path === path)?.page;
  if (own) return { page: "own", own };
  const replay = /^\/replay(?:\/([\w-]+)(?:\/(\d+))?)?\/?$/.exec(path);
  if (replay) return { page: "replay", table: replay[1] ?? null, line: replay[2] ? Number(replay[2]) : null };
  const rules = /^\/rules\/(\w+)\/?$/.exec(path)?.[1];
  if (rules) return { page: "rules", game: rules };
  const learn = /^\/learn(?:\/(\w+)(?:\/([\w-]+))?)?\/?$/.exec(path);
  if (learn) return { page: "learn", game: learn[1] ?? null, lesson: learn[2] ?? null };
  const pad = /^\/pad(?:\/(\w+))?\/?$/.exec(path);
  if (pad) return { page: "pad", game: pad[1] ?? null };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  return table ? { page: "table", table } : { page: "nowhere" };
}

/** The table named by a code or by a pasted link; null if it is neither. */
export function tableNamed(text: string): string | null {
  const said = text.trim();
  const linked = /\/t\/([\w-]+)/.exec(said)?.[1];
  return linked ?? (/^[\w-]{3,64}$/.test(said) ? said : null);
}

/** A replay; at a line, as a seat saw it. */
export const replayOf = (table: string, line?: number, seat?: number | null): string => `${ROOT}/replay/${encodeURIComponent(table)}${line === undefined ? "" : `/${line}`}${seat == null ? "" : `?seat=${seat}`}`;

/** Instead of a lesson's name: the first unfinished one. */
export const NEXT = "next";

/** A lesson, the lessons of a game, or all of them. */
export const lessonsOf = (game = "", lesson = ""): string => [`${ROOT}/learn`, game, lesson].filter(Boolean).join("/");

export const addressOf = (table: string): string => `${ROOT}/t/${encodeURIComponent(table)}`;
