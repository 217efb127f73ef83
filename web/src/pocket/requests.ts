/** What a server would answer to the pages' requests, from this device. */
import { Refusal } from "../wire/http";
import { keep as keepKey, keyOf } from "../wire/keys";
import type { FileForkAsked, ForkAsked, LessonAsked, Mine, MyTable, Promised, ReplayAsked, ReviewAsked, TableAsked, TableCard, Taken, TrialsAsked, Words } from "../wire/types.gen";
import { engine, thinker, type Engine } from "./engine.svelte";
import { all, keep, read, remove, type KeptRecord } from "./store";

const SERVER: Words = { key: "pocket-needs-a-server", values: {} };
const NO_TABLE: Words = { key: "no-table-here", values: {} };
const NOT_KEPT: Words = { key: "pocket-not-kept", values: {} };
const NO_ENGINE: Words = { key: "pocket-no-engine", values: {} };
const TOKEN = "device"; // all seats of a table on this device are of this screen

interface Begun {
  record: KeptRecord;
  row: MyTable;
  lines: string[];
}

/** A finished game: a table of this device, or a file. */
type Source = { record: KeptRecord; lines: string[] } | { journal: string };

type Answer = (body: never, ...parts: string[]) => unknown;

const ANSWERS: [string, RegExp, Answer][] = [
  ["GET", /^\/(api\/games(?:\/\w+\/(?:facts|rules|lessons))?)$/, (_, file) => written(file!)],
  ["POST", /^\/api\/promises$/, (): Promised => ({ promise: "", commitment: "" })], // the shuffle is made here, where nobody else could be suspected
  ["POST", /^\/api\/tables$/, begin],
  ["POST", /^\/api\/mine$/, async (): Promise<Mine> => ({ tables: await rows() })],
  ["GET", /^\/api\/tables\/(\w+)$/, (_, table) => card(table!)],
  ["POST", /^\/api\/tables\/(\w+)\/rematch$/, (_, table) => rematch(table!)],
  ["POST", /^\/api\/tables\/(\w+)\/close$/, (_, table) => remove(table!)],
  ["POST", /^\/api\/games\/(\w+)\/options$/, (body, game) => called("check_options", game, body)],
  ["GET", /^\/api\/games\/(\w+)\/days\/([\w-]+)$/, (_, game, day) => called("day_card", game, day)],
  ["POST", /^\/api\/games\/(\w+)\/trials$/, (asked: TrialsAsked, game) => thought("trials", game, asked)],
  ["POST", /^\/api\/games\/(\w+)\/lessons\/([\w-]+)$/, (asked: LessonAsked, game, lesson) => called("lesson", game, lesson, asked)],
  ["GET", /^\/api\/tables\/(\w+)\/replay(?:\?seat=(\d+))?$/, async (_, table, seat) => called("replay", await kept(table!), seat ? Number(seat) : null)],
  ["POST", /^\/api\/replays$/, ({ journal, seat }: ReplayAsked) => called("replay", { journal }, seat)],
  ["POST", /^\/api\/tables\/(\w+)\/fork$/, async (asked: ForkAsked, table) => fork(await kept(table!), asked)],
  ["POST", /^\/api\/forks$/, ({ journal, ...asked }: FileForkAsked) => fork({ journal }, asked)],
  ["POST", /^\/api\/reviews$/, async ({ table, journal, first, last }: ReviewAsked) => thought("review", table ? await kept(table) : { journal }, first, last)],
  ["POST", /^\/api\/findings$/, (asked) => called("findings", asked)],
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

/** Keep a new table; its keeper has all seats that are no bot's. */
async function keepNew({ record, row, lines }: Begun): Promise<Taken> {
  await keep({ id: record.id, record, row }, 1, lines).catch(() => {
    throw new Refusal(NOT_KEPT, 503);
  });
  void navigator.storage?.persist?.().catch(() => false); // asks the browser not to clear it
  return { table: record.id, token: TOKEN, seats: row.yours, mixed: false };
}

const asking = (worker: Engine) => <T>(name: string, ...given: unknown[]): Promise<T> => worker.call<T>(name, ...given).catch((no: unknown) => {
  throw no instanceof Refusal ? no : new Refusal(NO_ENGINE, 0);
});
const called = asking(engine);
const thought = asking(thinker); // takes long, and the tables answer meanwhile

async function begin(asked: TableAsked): Promise<Taken> {
  return keepNew(await called<Begun>("begin", { ...asked, promise: "", nonce: "" }));
}

async function fork(source: Source, asked: ForkAsked): Promise<Taken> {
  return keepNew(await called<Begun>("fork", source, asked));
}

/** A table as it is kept. */
async function kept(table: string): Promise<{ record: KeptRecord; lines: string[] }> {
  const found = await read(table);
  if (!found) throw new Refusal(NO_TABLE, 404);
  return { record: found.kept.record, lines: found.lines };
}

const card = async (table: string): Promise<TableCard> => called("card", (await kept(table)).record);

async function rematch(table: string): Promise<TableCard> {
  const { record } = await kept(table);
  if (record.rematch && (await read(record.rematch))) return card(record.rematch);
  const begun = await called<Begun>("rematch", record);
  await keepNew(begun);
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
  const { record, lines } = await kept(table);
  await called("open_table", record, lines, true);
  const address = URL.createObjectURL(new Blob([await called<string>("journal", table)], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${record.game}-${table}.txt` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

