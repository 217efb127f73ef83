/** The current time, updated every second while something counts down; call it while a component is created. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    if (!runs()) return;
    now = Date.now();
    const beat = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(beat);
  });
  return {
    get now() {
      return now;
    },
  };
}
