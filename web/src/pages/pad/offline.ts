/** The pad goes on without a line: a small worker keeps its files. Only where the browser allows one, over https or on this machine. */
export function keepOffline(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/pad-worker.js", { scope: "/pad" }).catch(() => undefined);
}
