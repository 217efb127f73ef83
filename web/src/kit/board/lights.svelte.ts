/** The light on places and pieces that somebody points at: a line of the log, the turn just played, advice. Places have names, such as "card:57" or "plot:2,-1". */

class Lights {
  private played = $state.raw<ReadonlySet<string>>(new Set()); // where the pieces of the others' last turn came to lie
  private advised = $state.raw<ReadonlySet<string> | null>(null);
  private pointed = $state.raw<ReadonlySet<string> | null>(null);

  /** What is lit now: what is pointed at, or else what is advised, or else the last turn. */
  get lit(): ReadonlySet<string> {
    return this.pointed ?? this.advised ?? this.played;
  }

  /** Whether one of these is advised, and nothing else is pointed at. */
  advises(names: readonly string[]): boolean {
    return this.pointed === null && names.some((name) => this.advised?.has(name));
  }

  /** Light these places until `point()` is called without any. */
  point(names: readonly string[] = []): void {
    this.pointed = names.length > 0 ? new Set(names) : null;
  }

  /** Light what is advised, while nothing else is pointed at; nothing more without any. */
  advise(names: readonly string[] = []): void {
    this.advised = names.length > 0 ? new Set(names) : null;
  }

  /** These stay lit while nothing is pointed at. */
  stay(names: readonly string[]): void {
    this.played = new Set(names);
  }

  /** The lit places whose names begin like this, without the beginning: for drawings that mark a place even where nothing lies. */
  within(beginning: string): string[] {
    return [...this.lit].filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length));
  }
}

export const lights = new Lights();

/** Attach to an element that shows a place: it has `data-lit` while it is lit. */
export const place =
  (...names: string[]) =>
  (element: Element): void => {
    element.setAttribute("data-place", names.join(" "));
    element.toggleAttribute("data-lit", names.some((name) => lights.lit.has(name)));
  };

/** The same for where something may come to lie: advice lights it, and what has come to lie there does not. */
export const target =
  (...names: string[]) =>
  (element: Element): void => {
    element.setAttribute("data-place", names.join(" "));
    element.toggleAttribute("data-lit", lights.advises(names));
  };
