/** The three action markers, each to be used once in the game. */
export const MARKERS = ["redraw", "exchange", "stack"] as const;
