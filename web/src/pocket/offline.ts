/** Keeps the pages, and the engine once it was loaded, for when there is no network. Only over https or on localhost. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const asked = { updateViaCache: "none" } as const; // the list of files tells of a new build, and a web space may let it be cached for days
  void navigator.serviceWorker.register(new URL("site-worker.js", document.baseURI), asked).catch(() => undefined);
}

export function keepEngine(): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("engine"));
}
