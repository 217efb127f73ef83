/** Focus is never lost to the page: when what had it is gone, it goes to what can be done next, or rests on the prompt. */
export function keepFocus(root: HTMLElement): void {
  const here = document.activeElement;
  if (here && here !== document.body && here.isConnected) return;
  if (root.querySelector("dialog[open]")) return;
  const next = root.querySelector<HTMLElement>("[data-first]") ?? root.querySelector<HTMLElement>("[data-rest]");
  next?.focus({ preventScroll: true });
}
