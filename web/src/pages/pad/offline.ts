/** Makes the pad work offline: a service worker caches its files. Only over https or on localhost. */
export function keepOffline(): void {
  if (!__SITE__ && import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/pad-worker.js", { scope: "/pad" }).catch(() => undefined);
}
