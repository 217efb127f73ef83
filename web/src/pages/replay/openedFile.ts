/** The game file that this tab has open; it is still there after a reload. */
const PLACE = "roji.file";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const openedFile = (shelf: Shelf = sessionStorage): string | null => shelf.getItem(PLACE);

export function keepOpenedFile(journal: string | null, shelf: Shelf = sessionStorage): void {
  if (journal === null) return shelf.removeItem(PLACE);
  try {
    shelf.setItem(PLACE, journal);
  } catch {
    // a full shelf: the file is open all the same
  }
}
