/** Explains why a control is disabled: a sentence beside it until the next touch. */
import { sound } from "../browser/sound.svelte";

class Why {
  said = $state.raw<{ text: string; at: DOMRect } | null>(null);

  say(text: string, at: Element | DOMRect): void {
    this.said = { text, at: at instanceof Element ? at.getBoundingClientRect() : at };
    sound.refusal();
  }

  clear(): void {
    this.said = null;
  }
}

export const why = new Why();

/** Attachment for a control: while it is disabled, a press shows why. */
export const tells = (sentence: () => string) => (node: Element): (() => void) => {
  const press = (): void => {
    const text = node.getAttribute("aria-disabled") === "false" ? "" : sentence();
    if (text !== "") why.say(text, node);
  };
  node.addEventListener("click", press);
  return () => node.removeEventListener("click", press);
};
