/** A review in progress: fetches a few lines at a time. */
import { ask, Refusal } from "../../wire/http";
import type { Findings, Moment, Review as Told } from "../../wire/types.gen";
import type { Source } from "./requests";

const AT_ONCE = __SITE__ ? 2 : 8; // lines; a device is slower, and its progress is to be seen

export class Review {
  moments = $state.raw<Moment[]>([]);
  found = $state.raw<Findings>({ turnings: [], verdicts: [] }); // the summary, once every line is reviewed
  upTo = $state(0); // lines reviewed
  state = $state<"asleep" | "busy" | "done">("asleep");
  wrong = $state("");
  private ended = false;

  constructor(
    private readonly source: Source,
    private readonly last: number,
  ) {}

  /** Start or resume. */
  async begin(): Promise<void> {
    if (this.state === "busy") return;
    this.state = "busy";
    this.wrong = "";
    try {
      while (this.upTo < this.last && !this.ended) await this.more();
      if (!this.ended) this.found = await ask<Findings>("POST", "/api/findings", { moments: this.moments });
      this.state = "done";
    } catch (no) {
      if (!(no instanceof Refusal)) throw no;
      this.wrong = no.message;
      this.state = "asleep";
    }
  }

  end(): void {
    this.ended = true;
  }

  at(line: number): Moment | undefined {
    return this.moments.find((moment) => moment.line === line);
  }

  private async more(): Promise<void> {
    const last = Math.min(this.last, this.upTo + AT_ONCE);
    const { moments } = await ask<Told>("POST", "/api/reviews", { first: this.upTo + 1, last, ...this.source });
    this.moments = [...this.moments, ...moments];
    this.upTo = last;
  }
}
