/** Why something that looks pressable does nothing now: a sentence that stands beside it until the next touch. */
import { sound } from "../browser/sound.svelte";

class Why {
  said = $state.raw<{ text: string; at: DOMRect } | null>(null);

  say(text: string, at: Element): void {
    this.said = { text, at: at.getBoundingClientRect() };
    sound.refusal();
  }

  clear(): void {
    this.said = null;
  }
}

export const why = new Why();

/** For what can be pressed: if it is not available now, it says why. No sentence, no word. */
export const tells = (sentence: () => string) => (node: Element): (() => void) => {
  const press = (): void => {
    const text = node.getAttribute("aria-disabled") === "false" ? "" : sentence();
    if (text !== "") why.say(text, node);
  };
  node.addEventListener("click", press);
  return () => node.removeEventListener("click", press);
};
