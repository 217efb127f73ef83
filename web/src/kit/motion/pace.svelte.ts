/** How fast others' turns are shown: calm, brisk or at once; stored. With reduced motion, at once. */

export const PACES = { calm: 1100, brisk: 500, once: 0 } as const; // milliseconds that a step of somebody else stays before the next
export type Pace = keyof typeof PACES;

const PLACE = "roji.pace";

class Pacing {
  private chosen = $state<string | null>(localStorage.getItem(PLACE));

  get now(): Pace {
    if (this.chosen !== null && this.chosen in PACES) return this.chosen as Pace;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "once" : "calm";
  }

  choose(pace: Pace): void {
    this.chosen = pace;
    localStorage.setItem(PLACE, pace);
  }
}

export const pacing = new Pacing();
