/** The icon of the browser's tab, with a mark while it is the turn of somebody at this screen. */
export function markTab(waiting: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = (__SITE__ ? "." : "") + (waiting ? "/mark-turn.svg" : "/mark.svg");
}
