/** Highlights of places and pieces: for a line of the log, the last turn, or advice. Places have names, such as "card:57" or "plot:2,-1". */

class Lights {
  private played = $state.raw<ReadonlySet<string>>(new Set()); // where the pieces of the others' last turn came to lie
  private advised = $state.raw<ReadonlySet<string> | null>(null);
  private pointed = $state.raw<ReadonlySet<string> | null>(null);

  /** The highlighted places: those pointed at, or else advised, or else of the last turn. */
  get lit(): ReadonlySet<string> {
    return this.pointed ?? this.advised ?? this.played;
  }

  /** Whether one of these is advised, and nothing else is pointed at. */
  advises(names: readonly string[]): boolean {
    return this.pointed === null && names.some((name) => this.advised?.has(name));
  }

  /** Highlight these places until `point()` is called without any. */
  point(names: readonly string[] = []): void {
    this.pointed = names.length > 0 ? new Set(names) : null;
  }

  /** Highlight advised places while nothing is pointed at; called without any, clear them. */
  advise(names: readonly string[] = []): void {
    this.advised = names.length > 0 ? new Set(names) : null;
  }

  /** Highlight these places while nothing is pointed at or advised. */
  stay(names: readonly string[]): void {
    this.played = new Set(names);
  }

  /** The highlighted names with this prefix, without it: for drawings that also mark empty places. */
  within(beginning: string): string[] {
    return [...this.lit].filter((name) => name.startsWith(beginning)).map((name) => name.slice(beginning.length));
  }
}

export const lights = new Lights();

/** Attachment for an element that shows a place: it has `data-lit` while highlighted. */
export const place =
  (...names: string[]) =>
  (element: Element): void => {
    element.setAttribute("data-place", names.join(" "));
    element.toggleAttribute("data-lit", names.some((name) => lights.lit.has(name)));
  };

/** The same for the target of an action: only advice highlights it. */
export const target =
  (...names: string[]) =>
  (element: Element): void => {
    element.setAttribute("data-place", names.join(" "));
    element.toggleAttribute("data-lit", lights.advises(names));
  };
