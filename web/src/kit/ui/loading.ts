/** Modules that are loaded on demand, when the server may be out of reach. */
const PAUSE = 1000; // milliseconds before the next try

/** What a dynamic import gives, tried until it loads; `failed` is told of every try that does not. */
export async function untilLoaded<T>(load: () => Promise<T>, failed: () => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (no) {
      failed();
      await new Promise((again) => setTimeout(again, PAUSE));
      // Vite asks for the styles of a module once: after a failure the module would come without them.
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
