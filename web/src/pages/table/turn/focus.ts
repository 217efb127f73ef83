/** Keyboard focus at a table: after an action it moves to the next control, and it is never lost. */

let pressed: Element | null = null; // the control used by keyboard, until the answer arrives
let called = ""; // its name then
let tabbed = false; // Tab was pressed while waiting for it

const noteTab = (event: KeyboardEvent): void => void (tabbed ||= event.key === "Tab");

/** Call it when the reader acts. */
export function acted(): void {
  const here = document.activeElement;
  tabbed = false;
  pressed = here?.matches(":focus-visible") ? here : null;
  called = pressed?.textContent ?? "";
  if (pressed) addEventListener("keydown", noteTab);
}

export const isUsable = (one: Element | null): boolean => one !== null && one !== document.body && one.isConnected && one.getAttribute("aria-disabled") !== "true";

/** The next control: the one the game names, else the primary button, else the prompt. */
const next = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>("[data-first]") ?? root.querySelector<HTMLElement>("[data-act=go]:not([aria-disabled=true])") ?? root.querySelector<HTMLElement>("[data-rest]");

/** The primary button stays the next control as long as it is filled, unless it has become another one and the game names something else. */
const stillLeads = (one: Element, root: HTMLElement): boolean => isUsable(one) && one.matches("[data-act].go") && (one.textContent === called || root.querySelector("[data-first]") === null);

/** Call after each Seen: `could` says whether the focused control was enabled before, `busy` that more of an answer is to come. */
export function keepFocus(root: HTMLElement, could: boolean, busy: boolean): void {
  const [here, from, strayed] = [document.activeElement, pressed, tabbed && !busy];
  if (!busy) {
    [pressed, tabbed] = [null, false];
    removeEventListener("keydown", noteTab);
  }
  const rests = here === null || here === document.body || here.matches("[data-rest]");
  const spent = !busy && here !== null && here === from && here.matches("[data-act]") && !stillLeads(here, root);
  if (root.querySelector("dialog[open]") || !(rests || strayed || spent || (could && !isUsable(here)))) return;
  (strayed && from && stillLeads(from, root) ? (from as HTMLElement) : next(root))?.focus({ preventScroll: true });
}
