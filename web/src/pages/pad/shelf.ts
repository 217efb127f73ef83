/** The sheets stored on this device, latest first. */
import type { Entry } from "./sheet";
import { isEntry } from "./link";

export interface Kept {
  id: string;
  game: string;
  changed: number; // when, in milliseconds
  entry: Entry;
}

const PLACE = "roji.pad";
const MOST = 60;

type Shelf = Pick<Storage, "getItem" | "setItem">;

export function sheets(shelf: Shelf = localStorage): Kept[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]).filter((one) => isEntry(one?.entry)) : [];
  } catch {
    return []; // no storage in this browser
  }
}

export function keep(sheet: Kept, shelf: Shelf = localStorage): void {
  write([sheet, ...sheets(shelf).filter((other) => other.id !== sheet.id)].slice(0, MOST), shelf);
}

export function forget(id: string, shelf: Shelf = localStorage): void {
  write(sheets(shelf).filter((other) => other.id !== id), shelf);
}

function write(all: Kept[], shelf: Shelf): void {
  try {
    shelf.setItem(PLACE, JSON.stringify(all));
  } catch {
    // full, or not allowed: the sheet is lost with the page
  }
}

export const newId = (): string => Math.random().toString(36).slice(2, 10);
