import { t } from "../../kit/language/language.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import { bid } from "./cards";
import Chips from "./Chips.svelte";
import { BonsaiDesk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { places } from "./places";
import { briefly, doing, where } from "./prompt";
import Symbols from "./Symbols.svelte";
import type { Action, View } from "./types.gen";

export const face: Face = {
  Symbols,
  Board,
  Hand,
  Panel,
  get panel() {
    return t("bonsai-goals");
  },
  Chips,
  place: () => import("./Place.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  sit: (table) => new BonsaiDesk(table),
  where: (view) => where(view as View),
  briefly: (view) => briefly(view as View),
  line: true,
  doing,
  bid: (action, view) => bid(action as Action, view as View),
  formal: (action) => ["cultivate", "done"].includes((action as Action).type),
  places: (action, seat) => places(action as Action, seat),
};
