/** The three action markers, each to be used once in the game. */
export const MARKERS = [
  { way: "redraw", title: "Redraw", does: "discard a tile and draw another", none: "the pile is empty" },
  { way: "exchange", title: "Exchange", does: "give a tile for one of the other hand", none: "not now" },
  { way: "stack", title: "Stack", does: "cover a row with as many tiles of the same sum", none: "your tiles cover no row" },
] as const;
