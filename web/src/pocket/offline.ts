/** Keeps the pages, and the engine once it was loaded, for when there is no network. Only over https or on localhost. */
export function keepOffline(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register(new URL("site-worker.js", document.baseURI)).catch(() => undefined);
}

export function keepEngine(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("engine"));
}
