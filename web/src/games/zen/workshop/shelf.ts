/** This browser's records of finished forms and of the forms of the day. */
import type { Seen } from "../../../wire/types.gen";
import type { View } from "../types.gen";

const FORMS = "roji.zen.forms";
const DAYS = "roji.zen.days";
type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The result of a form of the day; without one it is being played. */
export interface Day {
  table: string;
  result?: "won" | "lost" | "resigned";
  rounds?: number;
  placed?: number;
  cells?: number;
}

function kept<T>(place: string, shelf: Shelf): Record<string, T> {
  try {
    const told: unknown = JSON.parse(shelf.getItem(place) ?? "{}");
    return told !== null && typeof told === "object" ? (told as Record<string, T>) : {};
  } catch {
    return {};
  }
}

/** The fewest rounds in which each form was completed, by its name; custom forms by their rows. */
export const finished = (shelf: Shelf = localStorage): Record<string, number> => kept<number>(FORMS, shelf);
export const dayOf = (day: string, shelf: Shelf = localStorage): Day | undefined => kept<Day>(DAYS, shelf)[day];

function keepDay(day: string, how: Day, shelf: Shelf): void {
  shelf.setItem(DAYS, JSON.stringify({ ...kept<Day>(DAYS, shelf), [day]: how }));
}

export function begin(day: string, table: string, shelf: Shelf = localStorage): void {
  if (!dayOf(day, shelf)) keepDay(day, { table }, shelf);
}

/** Record a finished table. For a form of the day only the first table counts. */
export function remember(seen: Seen, table: string, shelf: Shelf = localStorage): void {
  const view = seen.view as View | null;
  if (seen.yours.length === 0 || !view?.result) return;
  const { result, rounds, placed, cells, form } = view;
  const day = seen.day === null ? undefined : (dayOf(seen.day, shelf) ?? { table });
  if (seen.day !== null && day?.table === table && !day.result) keepDay(seen.day, { table, result, rounds, placed, cells }, shelf);
  if (result !== "won") return;
  const name = form.level === null ? form.rows.join("/") : form.name;
  const best = Math.min(rounds, finished(shelf)[name] ?? rounds);
  shelf.setItem(FORMS, JSON.stringify({ ...finished(shelf), [name]: best }));
}
