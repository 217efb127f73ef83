/** Animation at a table: compares the positions of pieces before and after each Seen. */
import { tick, untrack } from "svelte";
import { spots, travel, type Spot } from "../../../kit/motion/motion";
import { isUsable, keepFocus } from "./focus";

/** Call it while a component is created; `news` reads the state that may move pieces, `also` gets what is left to animate, and `busy` says that more of an answer is to come. */
export function moving(place: () => HTMLElement | undefined, news: () => unknown, also: (root: HTMLElement, was: Map<string, Spot>) => void = () => undefined, busy: () => boolean = () => false): void {
  let before: Map<string, Spot> = new Map();
  let focused = false;
  let could = false; // whether the focused control was enabled
  $effect.pre(() => {
    void news();
    const root = place();
    if (!root) return;
    before = spots(root);
    focused = root.contains(document.activeElement);
    could = isUsable(document.activeElement);
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
      if (focused) keepFocus(root, could, untrack(busy));
    });
  });
}
