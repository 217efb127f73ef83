/** The engine: Python in a worker, which is started when a table of this device is opened. */
import { speech } from "../kit/language/language.svelte";
import type { Problem, Words } from "../wire/types.gen";
import { Refusal } from "../wire/http";
import { keepEngine } from "./offline";
import type { Begin, Told } from "./worker";

const STOPPED: Words = { key: "the-thinking-was-stopped", values: {} };

interface Waiting {
  done: (answer: string) => void;
  failed: (no: Error) => void;
}

/** A call failed for a reason that no sentence foresaw. */
export class Broken extends Error {}

export class Engine {
  progress = $state(0); // from 0 to 1 while it loads
  started = $state(false);
  ready = $state(false);
  trouble = $state(""); // why it does not load, for the console; the page has a sentence

  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  /** Start it, if it does not run. */
  start(): void {
    if (this.worker) return;
    this.trouble = "";
    this.started = true;
    try {
      this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    } catch (no) {
      return this.fail(String(no));
    }
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message || "the worker does not start");
    this.worker.postMessage({ base: new URL("engine/", document.baseURI).href, kept: Boolean(navigator.serviceWorker?.controller) } satisfies Begin);
  }

  async call<T>(name: string, ...given: unknown[]): Promise<T> {
    this.start();
    const id = this.calls++;
    const text = await new Promise<string>((done, failed) => {
      this.waiting.set(id, { done, failed });
      if (!this.worker) return this.fail(this.trouble);
      this.worker.postMessage({ id, name, given: JSON.stringify(given) });
    });
    const told = JSON.parse(text) as { is: T } | { refused: Problem; status: number };
    if ("refused" in told) {
      await speech.learnFor(told.refused.sentence.key);
      throw new Refusal(told.refused.sentence, told.status);
    }
    return told.is;
  }

  private hear(told: Told): void {
    if ("progress" in told) {
      this.progress = told.progress;
      if (told.progress === 1 && !this.ready) void this.call("ready").then(() => (this.ready = true, keepEngine()), () => undefined);
    } else if ("failed" in told) this.fail(told.failed);
    else {
      const waits = this.waiting.get(told.id);
      this.waiting.delete(told.id);
      if ("answer" in told) waits?.done(told.answer);
      else waits?.failed(new Broken(told.broken));
    }
  }

  /** Stop what it does: calls that wait are refused with a sentence, and it begins anew. */
  stop(): void {
    this.end(new Refusal(STOPPED, 0));
    this.start();
  }

  /** The next call tries again. */
  private fail(why: string): void {
    this.trouble = why;
    this.end(new Broken(why));
  }

  private end(no: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.ready = this.started = false;
    this.progress = 0;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of waiting) failed(no);
  }
}

export const engine = new Engine(); // the tables
export const thinker = new Engine(); // the bots' thoughts, so that the tables answer meanwhile
