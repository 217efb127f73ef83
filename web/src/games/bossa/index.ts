import { t } from "../../kit/language/language.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import { BossaDesk } from "./desk.svelte";
import { resultOf } from "./ending";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { places } from "./places";
import { briefly, doing, where } from "./prompt";
import { standing } from "./standing";
import Symbols from "./Symbols.svelte";
import type { Action, View } from "./types.gen";

export const face: Face = {
  Symbols,
  Board,
  Hand,
  Panel,
  get panel() {
    return t("bossa-panel");
  },
  Chips,
  place: () => import("./Place.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  sit: (table) => new BossaDesk(table),
  where: (view) => where(view as View),
  briefly: (view) => briefly(view as View),
  doing,
  places: (action) => places(action as Action),
  formal: (action) => (action as Action).type === "done",
  standing: (view, seat) => standing(view as View, seat),
  result: resultOf,
};
