/** Runs the games' own Python scoring modules in MicroPython. */
import wasm from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import type { PadGame, Tally } from "./sheet";

const COMMON = import.meta.glob<string>(["../../../../src/roji/pad/entries.py", "../../../../src/roji/pad/shims/**/*.py"], { eager: true, query: "?raw", import: "default" });
const HEAP = 4 * 1024 * 1024;

interface MicroPython {
  FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
  runPython(code: string): unknown;
  globals: { get(name: string): unknown };
}

/** The pad of one game. */
export interface Scorer {
  tally(entry: unknown): Tally;
  ask(name: string, given: unknown): unknown;
}

let running: Promise<MicroPython> | undefined;

function start(): Promise<MicroPython> {
  running ??= load().catch((no: unknown) => {
    running = undefined; // the next visit tries again
    throw no;
  });
  return running;
}

async function load(): Promise<MicroPython> {
  const { loadMicroPython } = await import("@micropython/micropython-webassembly-pyscript/micropython.mjs");
  const python = (await loadMicroPython({ url: wasm, heapsize: HEAP })) as MicroPython;
  write(python, COMMON);
  python.runPython("import json\n");
  return python;
}

/** src/roji/pad/shims/typing.py is the module typing; everything else lies below roji. */
export const placeOf = (path: string): string => `/lib/${path.replace(/^.*src\/roji\/pad\/shims\//, "").replace(/^.*src\/roji\//, "roji/")}`;

function write(python: MicroPython, sources: Record<string, string>): void {
  for (const [path, text] of Object.entries(sources)) {
    const place = placeOf(path);
    python.FS.mkdirTree(place.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(place, text);
  }
}

export async function scorerOf(game: string, pad: PadGame): Promise<Scorer> {
  const python = await start();
  write(python, pad.sources);
  python.runPython(`import roji.pad.${game} as ${game}\ndef ask_${game}(name, given):\n    return json.dumps(getattr(${game}, name)(json.loads(given)))\n`);
  const answer = python.globals.get(`ask_${game}`) as (name: string, given: string) => string;
  const ask = (name: string, given: unknown): unknown => JSON.parse(answer(name, JSON.stringify(given)));
  return { ask, tally: (entry) => ask("tally", entry) as Tally };
}
