/** What this device keeps of its tables: one record each, and the journal line by line. */
import type { MyTable } from "../wire/types.gen";

export interface KeptRecord {
  id: string;
  game: string;
  rematch: string | null;
}

export interface KeptTable {
  id: string;
  record: KeptRecord;
  row: MyTable;
}

const NAME = "roji";
let opened: Promise<IDBDatabase> | undefined;

const done = <T>(asked: IDBRequest<T>): Promise<T> => new Promise((good, bad) => {
  asked.onsuccess = () => good(asked.result);
  asked.onerror = () => bad(asked.error ?? new Error("the store does not answer"));
});

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((no: unknown) => {
    opened = undefined;
    throw no;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "id" });
    asked.result.createObjectStore("lines"); // [table, number] → text
  };
  return done(asked);
}

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Do something to both stores; it is on the disk when this returns, or nothing has happened. */
async function write(change: (tables: IDBObjectStore, lines: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(["tables", "lines"], "readwrite", { durability: "strict" });
  const ended = new Promise<void>((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(transaction.error ?? new Error("nothing could be kept"));
  });
  change(transaction.objectStore("tables"), transaction.objectStore("lines"));
  await ended;
}

/** Keep a record and new lines. A line that another tab has written already makes it fail, and nothing is overwritten. */
export const keep = (kept: KeptTable, first = 1, lines: string[] = []): Promise<void> => write((tables, written) => {
  lines.forEach((line, i) => written.add(line, [kept.id, first + i]));
  tables.put(kept);
});

export const remove = (table: string): Promise<void> => write((tables, lines) => {
  tables.delete(table);
  lines.delete(linesOf(table));
});

export async function all(): Promise<KeptTable[]> {
  return done((await database()).transaction("tables").objectStore("tables").getAll() as IDBRequest<KeptTable[]>);
}

/** A table with its lines; undefined if there is none. */
export async function read(table: string): Promise<{ kept: KeptTable; lines: string[] } | undefined> {
  const transaction = (await database()).transaction(["tables", "lines"]);
  const [kept, lines] = await Promise.all([
    done(transaction.objectStore("tables").get(table) as IDBRequest<KeptTable | undefined>),
    done(transaction.objectStore("lines").getAll(linesOf(table)) as IDBRequest<string[]>),
  ]);
  return kept && { kept, lines };
}
