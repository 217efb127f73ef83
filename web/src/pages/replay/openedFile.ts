/** The game file opened in this tab; it survives a reload. */
const PLACE = "roji.file";

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const openedFile = (shelf: Shelf = sessionStorage): string | null => shelf.getItem(PLACE);

export function keepOpenedFile(journal: string | null, shelf: Shelf = sessionStorage): void {
  if (journal === null) return shelf.removeItem(PLACE);
  try {
    shelf.setItem(PLACE, journal);
  } catch {
    // storage is full: the file stays open anyway
  }
}
