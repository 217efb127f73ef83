/** The open tables of this device: a frame goes to the engine, its lines to the store, and only then its answers to the page. */
import { speech } from "../kit/language/language.svelte";
import { Refusal } from "../wire/http";
import type { Answer, Hint, MyTable, TableCard, Words } from "../wire/types.gen";
import { engine, thinker } from "./engine.svelte";
import { keep, read, type KeptRecord } from "./store";

const PACE = 500; // milliseconds before a bot's action, so that people can follow
const NOT_KEPT: Words = { key: "pocket-not-kept", values: {} };
const ELSEWHERE: Words = { key: "pocket-elsewhere", values: {} };

interface Change {
  answers: Answer[];
  lines: string[];
  first: number;
  record: KeptRecord | null;
  row: MyTable | null;
  question: object | null; // what the reader wants advice about
}

interface Turn {
  left_ms: number;
  only: number | null;
}

interface Thought {
  code: number;
  took_ms: number;
}

async function think(turn: Turn): Promise<Thought | null> {
  if (turn.only !== null) return { code: turn.only, took_ms: 0 };
  return (thinker.ready ? thinker : engine).call<Thought>("think", turn).catch((no: unknown) => {
    if (no instanceof Refusal) return null;
    throw no;
  });
}

export class NoTable extends Error {}

export class DeviceTable {
  private doing: Promise<unknown> = Promise.resolve();
  private playing = false;
  private closed = false;
  private moved = 0;

  private constructor(readonly id: string, readonly card: TableCard, private readonly show: (answer: Answer) => void) {}

  static async open(id: string, show: (answer: Answer) => void): Promise<DeviceTable> {
    const found = await read(id);
    if (!found) throw new NoTable(id);
    const card = await engine.call<TableCard>("open_table", found.kept.record, found.lines);
    return new DeviceTable(id, card, show);
  }

  close(): void {
    this.closed = true;
  }

  /** Answer a frame. Frames and bots' moves are answered one after another. */
  hear(text: string): Promise<void> {
    return this.next(async () => this.happen(await engine.call<Change>("hear", this.id, text)));
  }

  private next<T>(act: () => Promise<T>): Promise<T> {
    const done = this.doing.then(act);
    this.doing = done.catch(() => undefined);
    return done;
  }

  private async happen(change: Change): Promise<void> {
    if (change.record && change.row) {
      try {
        await keep({ id: this.id, record: change.record, row: change.row }, change.first, change.lines);
      } catch (no) {
        return this.reread(no);
      }
      this.moved = Date.now();
    }
    for (const answer of change.answers) await this.tell(answer);
    if (change.question) void this.advise(change.question);
    if (!this.playing) void this.letBotsPlay();
  }

  /** Think about a question, while frames are answered as ever. */
  private async advise(question: object): Promise<void> {
    const hints = await thinker.call<Hint[]>("advise", question).catch(() => null);
    await this.next(async () => this.happen(await engine.call<Change>("advised", this.id, question, hints)));
  }

  private async tell(answer: Answer): Promise<void> {
    if (answer.type === "refused") await speech.learnFor(answer.sentence.key);
    if (!this.closed) this.show(answer);
  }

  /** A line could not be kept: another tab wrote one, or the store is full. The kept journal is the truth. */
  private async reread(no: unknown): Promise<void> {
    const found = await read(this.id);
    if (!found) throw no;
    await engine.call("open_table", found.kept.record, found.lines, true);
    const shown = await engine.call<Change>("shown", this.id);
    for (const answer of shown.answers) await this.tell(answer);
    const overtaken = no instanceof DOMException && no.name === "ConstraintError";
    await this.tell({ type: "refused", sentence: overtaken ? ELSEWHERE : NOT_KEPT, answers: "play" });
  }

  private async letBotsPlay(): Promise<void> {
    this.playing = true;
    if (this.card.players.some((player) => player.kind === "bot")) thinker.start(); // once the table is shown: the reader comes first
    try {
      while (!this.closed && (await this.letOnePlay()));
    } finally {
      this.playing = false;
    }
  }

  private async letOnePlay(): Promise<boolean> {
    const turn = await engine.call<Turn | null>("turn", this.id);
    if (!turn) return false;
    const thought = await think(turn);
    if (!thought) return true; // it was stopped, to make room for something else
    await new Promise((due) => setTimeout(due, Math.max(0, this.moved + PACE - Date.now())));
    if (this.closed) return false;
    await this.next(async () => this.happen(await engine.call<Change>("move", this.id, turn, thought.code, thought.took_ms)));
    return true;
  }
}
