/** The time now, once a second, for what counts down; it stands still while nobody looks. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

export const ticker = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
