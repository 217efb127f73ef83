import { t } from "../../kit/language/language.svelte";
import { self } from "../../wire/words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import { ZenDesk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { places } from "./places";
import { briefly, doing, result, where } from "./prompt";
import Symbols from "./Symbols.svelte";
import type { Action, View } from "./types.gen";

export const face: Face = {
  Symbols,
  Board,
  Hand,
  Panel,
  get panel() {
    return t("zen-panel");
  },
  Chips,
  place: () => import("./Place.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  sit: (table) => new ZenDesk(table),
  where: (view) => where(view as View),
  briefly: (view) => briefly(view as View),
  line: true,
  doing,
  places: (action) => places(action as Action),
  result: (seen, names) => result(seen.view as View, names[0]!, self(seen.yours, 0)),
};
