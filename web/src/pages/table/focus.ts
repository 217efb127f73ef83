/** Focus is never lost to the page: when what had it is gone, it goes to what can be done next, or rests on the prompt. */
export function keepFocus(root: HTMLElement): void {
  const here = document.activeElement;
  const rest = root.querySelector<HTMLElement>("[data-rest]");
  if (here && here !== document.body && here !== rest) return;
  if (root.querySelector("dialog[open]")) return;
  (root.querySelector<HTMLElement>("[data-first]") ?? rest)?.focus({ preventScroll: true });
}
