/** Motion at a table: where pieces lay before something new was seen, and where they lie after it. */
import { tick } from "svelte";
import { spots, travel, type Spot } from "../../kit/motion";
import { keepFocus } from "./focus";

/** Call it while a component is made; `news` reads whatever a piece may move for, and `also` is told what is left to set in motion. */
export function moving(place: () => HTMLElement | undefined, news: () => unknown, also: (root: HTMLElement, was: Map<string, Spot>) => void = () => undefined): void {
  let before: Map<string, Spot> = new Map();
  let focused = false;
  $effect.pre(() => {
    void news();
    const root = place();
    if (!root) return;
    before = spots(root);
    focused = root.contains(document.activeElement);
  });
  $effect(() => {
    void news();
    const was = before;
    void tick().then(() => {
      const root = place();
      if (!root) return;
      if (was.size > 0) {
        travel(root, was);
        also(root, was);
      }
      if (focused) keepFocus(root);
    });
  });
}
