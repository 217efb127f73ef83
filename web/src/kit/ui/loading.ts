/** Loads modules on demand, with retries while the server is unreachable. */
const PAUSE = 1000; // milliseconds before the next try

/** The result of a dynamic import, retried until it succeeds; `failed` is called for each failure. */
export async function untilLoaded<T>(load: () => Promise<T>, failed: () => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (no) {
      failed();
      await new Promise((again) => setTimeout(again, PAUSE));
      // Vite requests a module's styles only once: after a failure the module would load without them.
      const styles = /Unable to preload CSS for (\S+)/.exec(String(no))?.[1];
      if (styles) await untilLoaded(() => stylesheet(styles), failed);
    }
  }
}

function stylesheet(href: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => loaded();
    link.onerror = () => (link.remove(), failed(new Error(`${href} did not load`)));
    document.head.append(link);
  });
}
