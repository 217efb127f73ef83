/** What a server would answer to the pages' requests, from this device. */
import { Refusal } from "../wire/http";
import { keep as keepKey, keyOf } from "../wire/keys";
import type { Mine, MyTable, Promised, TableAsked, TableCard, Taken, Words } from "../wire/types.gen";
import { engine } from "./engine.svelte";
import { all, keep, read, remove, type KeptRecord } from "./store";

const SERVER: Words = { key: "pocket-needs-a-server", values: {} };
const NO_TABLE: Words = { key: "no-table-here", values: {} };
const NOT_KEPT: Words = { key: "pocket-not-kept", values: {} };
const NO_ENGINE: Words = { key: "pocket-no-engine", values: {} };
const TOKEN = "device"; // all seats of a table on this device are of this screen

interface Begun {
  record: KeptRecord;
  row: MyTable;
}

type Answer = (body: never, ...parts: string[]) => unknown;

const ANSWERS: [string, RegExp, Answer][] = [
  ["GET", /^\/(api\/games(?:\/\w+\/(?:facts|rules))?)$/, (_, file) => written(file!)],
  ["POST", /^\/api\/promises$/, (): Promised => ({ promise: "", commitment: "" })], // the shuffle is made here, where nobody else could be suspected
  ["POST", /^\/api\/tables$/, begin],
  ["POST", /^\/api\/mine$/, async (): Promise<Mine> => ({ tables: await rows() })],
  ["GET", /^\/api\/tables\/(\w+)$/, (_, table) => card(table!)],
  ["POST", /^\/api\/tables\/(\w+)\/rematch$/, (_, table) => rematch(table!)],
  ["POST", /^\/api\/tables\/(\w+)\/close$/, (_, table) => remove(table!)],
  ["POST", /^\/api\/games\/(\w+)\/options$/, (body, game) => engine.call("check_options", game, body)],
];

export async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (const [how, where, act] of ANSWERS) {
    const found = where.exec(path);
    if (found && how === method) return (await act(body as never, ...found.slice(1))) as T;
  }
  throw new Refusal(SERVER, 501);
}

async function written(file: string): Promise<unknown> {
  const told = await fetch(new URL(`${file}.json`, document.baseURI)).catch(() => null);
  if (!told?.ok) throw new Refusal({ key: "did-not-work", values: {} }, 0);
  return told.json();
}

async function kept(begun: Begun): Promise<void> {
  await keep({ id: begun.record.id, ...begun }).catch(() => {
    throw new Refusal(NOT_KEPT, 503);
  });
  void navigator.storage?.persist?.().catch(() => false); // asks the browser not to clear it
}

const called = <T>(name: string, ...given: unknown[]): Promise<T> => engine.call<T>(name, ...given).catch((no: unknown) => {
  throw no instanceof Refusal ? no : new Refusal(NO_ENGINE, 0);
});

async function begin(asked: TableAsked): Promise<Taken> {
  const begun = await called<Begun>("begin", { ...asked, advice: null, promise: "", nonce: "" });
  await kept(begun);
  return { table: begun.record.id, token: TOKEN, seats: begun.row.yours, mixed: false };
}

async function card(table: string): Promise<TableCard> {
  const found = await read(table);
  if (!found) throw new Refusal(NO_TABLE, 404);
  return called("card", found.kept.record);
}

async function rematch(table: string): Promise<TableCard> {
  const found = await read(table);
  if (!found) throw new Refusal(NO_TABLE, 404);
  const again = found.kept.record.rematch;
  if (again && (await read(again))) return card(again);
  const begun = await called<Begun>("rematch", found.kept.record);
  await kept(begun);
  return called("card", begun.record);
}

/** Every table on this device, the ones that wait for the reader first. A key is made for each, as if it were a server's. */
async function rows(): Promise<MyTable[]> {
  const found = (await all().catch(() => [])).map(({ row }) => row);
  for (const { table, game, yours } of found) if (!keyOf(table)) keepKey({ table, game, token: TOKEN, seats: yours, name: "", since: Date.now() });
  const rank = (row: MyTable): number => (row.phase !== "playing" ? 2 : row.mine ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** The game file, as the browser saves it. */
export async function saveJournal(table: string): Promise<void> {
  const found = await read(table);
  if (!found) throw new Refusal(NO_TABLE, 404);
  await called("open_table", found.kept.record, found.lines, true);
  const address = URL.createObjectURL(new Blob([await called<string>("journal", table)], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${found.kept.record.game}-${table}.txt` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

