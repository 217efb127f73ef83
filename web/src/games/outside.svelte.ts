/** The games of other packages that the server has listed. */
import type { Stone } from "./face";

class Outside {
  stones = $state.raw<Stone[]>([]);
}

export const outside = new Outside();
