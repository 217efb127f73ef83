/** The worker in which Python runs. Its first message says where the engine's files are; every other one is a call. */
import type { PyodideAPI } from "pyodide";

export interface Begin {
  base: string;
  kept: boolean; // the service worker has answered this page, so the files are most likely here
}

export interface Call {
  id: number;
  name: string;
  given: string; // JSON
}

export type Told = { progress: number } | { failed: string } | { id: number; answer: string } | { id: number; broken: string };

type Answers = (name: string, given: string) => string;

const here = self as unknown as { postMessage(told: Told): void; fetch: typeof fetch; onmessage: ((message: MessageEvent<Begin | Call>) => void) | null };
let answers: Promise<Answers> | undefined;

/** Count what is fetched, so that the page can show how far it is. Compiled code that the browser has kept with a file is lost if that is counted. */
function counted(total: number, kept: boolean): void {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  const counter = () => new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      bytes += piece.byteLength;
      here.postMessage({ progress: Math.min(1, bytes / total) });
      out.enqueue(piece);
    },
  });
  here.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.body && !(kept && answer.url.endsWith(".wasm")) ? new Response(answer.body.pipeThrough(counter()), { status: answer.status, headers: answer.headers }) : answer;
  };
}

async function pyodide(base: string): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", base).href)) as { loadPyodide: (options: object) => Promise<PyodideAPI> };
  return loadPyodide({ indexURL: base });
}

async function start({ base, kept }: Begin): Promise<Answers> {
  const sizes = (await (await fetch(new URL("sizes.json", base))).json()) as { total: number };
  counted(sizes.total, kept);
  const sources = fetch(new URL("roji.zip", base)).then((answer) => answer.arrayBuffer());
  const [python, packed] = await Promise.all([pyodide(base), sources]);
  python.unpackArchive(packed, "zip", { extractDir: "/roji" });
  python.runPython("import sys\nsys.path.insert(0, '/roji')\nfrom roji.pocket.engine import call");
  return python.globals.get("call") as Answers;
}

async function answer({ id, name, given }: Call): Promise<void> {
  try {
    here.postMessage({ id, answer: (await answers!)(name, given) });
  } catch (no) {
    here.postMessage({ id, broken: String(no) });
  }
}

here.onmessage = ({ data }) => {
  if ("base" in data) {
    answers = start(data);
    answers.then(() => here.postMessage({ progress: 1 }), (no: unknown) => here.postMessage({ failed: String(no) }));
  } else void answer(data);
};
