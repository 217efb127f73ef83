/** HTTP requests outside of a game: the list of games, creating a table, sitting down. */
import type { BotWanted, DayCard, Home, LessonAsked, LessonCards, Mine, MyKey, NameWanted, OptionsAsked, OptionsInForce, Problem, Rulebook, SeatWanted, TableAsked, TableCard, Taken, Taught, Trials, TrialsAsked, Words } from "./types.gen";
import { speech } from "../kit/language/language.svelte";
import { sentence } from "./words";

/** A request was refused; the message is the server's sentence. */
export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status: number,
  ) {
    super(sentence(words));
  }
}

const LOST: Words = { key: "server-out-of-reach", values: {} };

function problem(body: unknown): Words {
  const said = (body as Problem | null)?.sentence;
  return said && typeof said.key === "string" ? said : { key: "did-not-work", values: {} };
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  if (__SITE__) return (await import("../pocket/requests")).answer<T>(method, path, body);
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }).catch(() => {
    throw new Refusal(LOST, 0);
  });
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const words = problem(told);
    await speech.learnFor(words.key);
    throw new Refusal(words, answer.status);
  }
  return told as T;
}

const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
export const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<Home> => ask("GET", "/api/games");
export const facts = (game: string): Promise<unknown> => ask("GET", `${of(game)}/facts`);
export const rulesOf = (game: string): Promise<Rulebook> => ask("GET", `${of(game)}/rules`);
export const lessonsOf = (game: string): Promise<LessonCards> => ask("GET", `${of(game)}/lessons`);
export const takeLesson = (game: string, lesson: string, asked: LessonAsked): Promise<Taught> => ask("POST", `${of(game)}/lessons/${encodeURIComponent(lesson)}`, asked);
export const dayCard = (game: string, day: string): Promise<DayCard> => ask("GET", `${of(game)}/days/${encodeURIComponent(day)}`);
export const checkOptions = (game: string, asked: OptionsAsked): Promise<OptionsInForce> => ask("POST", `${of(game)}/options`, asked);
export const trials = (game: string, asked: TrialsAsked): Promise<Trials> => ask("POST", `${of(game)}/trials`, asked);
export const setTable = (asked: TableAsked): Promise<Taken> => ask("POST", "/api/tables", asked);
export const myTables = (keys: MyKey[]): Promise<Mine> => ask("POST", "/api/mine", { keys });
export const tableCard = (table: string): Promise<TableCard> => ask("GET", at(table));
export const sitDown = (table: string, wanted: SeatWanted): Promise<Taken> => ask("POST", `${at(table)}/seats`, wanted);
export const letBotPlay = (table: string, token: string, wanted: BotWanted): Promise<TableCard> => ask("POST", `${at(table)}/bots`, wanted, token);
export const rename = (table: string, token: string, wanted: NameWanted): Promise<TableCard> => ask("POST", `${at(table)}/names`, wanted, token);
export const rematch = (table: string, token: string): Promise<TableCard> => ask("POST", `${at(table)}/rematch`, undefined, token);
export const closeTable = (table: string, token: string): Promise<TableCard> => ask("POST", `${at(table)}/close`, undefined, token);
export const journalOf = (table: string): string => (__SITE__ ? `#/journal/${table}` : `${at(table)}/journal`);

export function socketOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${at(table)}/socket`;
}
