/** What this browser stores about its tables. The token proves a seat and never appears in a URL. */

export interface Key {
  table: string;
  game: string;
  token: string;
  seats: number[];
  name: string;
  since: number;
  commitment?: string; // the commitment to the shuffle …
  nonce?: string; // … and this screen's nonce
}

const PLACE = __SITE__ ? "roji.device.tables" : "roji.tables"; // a server may serve both, and they keep only so many
const NAME = "roji.name";
const KEPT = 30;

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** All keys, the latest table first. */
export function keys(shelf: Shelf = localStorage): Key[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

export function keyOf(table: string, shelf: Shelf = localStorage): Key | undefined {
  return keys(shelf).find((key) => key.table === table);
}

export function keep(key: Key, shelf: Shelf = localStorage): void {
  const others = keys(shelf).filter((other) => other.table !== key.table);
  shelf.setItem(PLACE, JSON.stringify([key, ...others].slice(0, KEPT)));
}

export function forget(table: string, shelf: Shelf = localStorage): void {
  shelf.setItem(PLACE, JSON.stringify(keys(shelf).filter((key) => key.table !== table)));
}

/** The name this person last sat down with. */
export const myName = (shelf: Shelf = localStorage): string => shelf.getItem(NAME) ?? "";
export const keepName = (name: string, shelf: Shelf = localStorage): void => shelf.setItem(NAME, name);
