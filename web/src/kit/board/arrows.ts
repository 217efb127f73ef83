/** Arrow keys walk along a row of buttons; Tab still reaches each of them. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const row = event.currentTarget as HTMLElement;
  const here = (event.target as Element).closest("button");
  if (!step || !here) return;
  const buttons = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const next = buttons[(buttons.indexOf(here) + step + buttons.length) % buttons.length];
  event.preventDefault();
  next?.focus();
}
