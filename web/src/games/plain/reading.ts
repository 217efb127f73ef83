/** Turns any game's view into labelled parts. It knows no game; labels come from the game's catalogue. */
import { speech, t } from "../../kit/language/language.svelte";
import { read, worded } from "../../wire/words";
import type { Words } from "../../wire/types.gen";

/** A part of a view, ready to be shown. */
export type Lying = { label: string } & ({ kind: "value"; text: string } | { kind: "pieces"; pieces: string[] } | { kind: "places"; places: Lying[] });

export type View = Record<string, unknown>;
const NOT_SHOWN = new Set(["refused", "phase"]); // shown by buttons and by the prompt

/** A message of the game's catalogue, or else the field name as words: "discard_piles" is "Discard piles". */
export const named = (kind: "field" | "verb" | "phase", name: string): string => (speech.knows(`${kind}-${name}`) ? t(`${kind}-${name}`) : capital(worded(name).replaceAll(/[_-]/g, " ")));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(speech.code) + text.slice(1);
const isObject = (value: unknown): value is View => typeof value === "object" && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is Words => isObject(value) && typeof value["key"] === "string" && isObject(value["values"]);
const isFlat = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);
const isPiece = (value: unknown): boolean => isFlat(value) || isWords(value) || (isObject(value) && Object.keys(value).length <= 4 && Object.values(value).every(isFlat));

/** A simple value in a few words: "moss 3", "7", "yes". */
export function piece(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "string") return worded(value).replaceAll("_", " ");
  if (isWords(value)) return read(value);
  if (isObject(value)) return Object.entries(value).filter(([name]) => name !== "type").map(([, part]) => piece(part)).join(" ");
  return Array.isArray(value) ? value.map(piece).join(", ") : String(value);
}

function lying(label: string, value: unknown): Lying {
  if (Array.isArray(value)) return value.every(isPiece) ? { label, kind: "pieces", pieces: value.map(piece) } : { label, kind: "places", places: value.map((one, i) => lying(`${i + 1}`, one)) };
  if (isObject(value) && !isWords(value)) return { label, kind: "places", places: placesOf(value) };
  return { label, kind: "value", text: piece(value) };
}

/** The parts of a view, or of a part of it, in the order of the fields. */
export const placesOf = (view: View): Lying[] => Object.entries(view).filter(([name]) => name !== "type" && !NOT_SHOWN.has(name)).map(([name, value]) => lying(named("field", name), value));

/** The field that has one entry for each player, if there is one. */
export function playersField(view: View, seats: number): string | undefined {
  const fits = (name: string): boolean => Array.isArray(view[name]) && view[name].length === seats && view[name].every(isObject);
  return fits("players") ? "players" : Object.keys(view).find((name) => seats > 1 && !NOT_SHOWN.has(name) && fits(name));
}

/** The number of players, as far as the view shows it. */
export const seatsOf = (view: View): number => (Array.isArray(view["players"]) ? view["players"].length : Math.max(0, ...Object.values(view).map((value) => (Array.isArray(value) && value.length > 1 && value.every(isObject) ? value.length : 0))));

/** The fields about the reader alone: the view has a field of the same name for each player, such as the number of cards in a hand. */
function mine(view: View, seats: number): string[] {
  const players = playersField(view, seats);
  const told = players === undefined ? {} : (view[players] as View[])[0]!;
  return Object.keys(view).filter((name) => name in told);
}

const only = (view: View, shown: (name: string) => boolean): Lying[] => placesOf(Object.fromEntries(Object.entries(view).filter(([name]) => shown(name))));

/** The shared parts. */
export function common(view: View, seats: number): Lying[] {
  const others = [playersField(view, seats), ...mine(view, seats)];
  return only(view, (name) => !others.includes(name));
}

/** The parts that only the reader sees. */
export const inHand = (view: View, seats: number): Lying[] => only(view, (name) => mine(view, seats).includes(name));

/** One player's place at the table, without hidden things that its owner sees beside the buttons. */
export function ownPlaces(view: View, seat: number, seats: number): Lying[] {
  const players = playersField(view, seats);
  if (players === undefined) return [];
  const place = (view[players] as View[])[seat]!;
  return only(place, (name) => place[name] !== null || !mine(view, seats).includes(name));
}

/** The phase in words, where the game's catalogue has some. */
export const phaseOf = (view: View): string => (typeof view["phase"] === "string" && speech.knows(`phase-${view["phase"]}`) ? t(`phase-${view["phase"]}`) : "");
