import { t } from "../../kit/language.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import { TakenokoDesk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Place from "./Place.svelte";
import { briefly, doing, where } from "./prompt";
import Rules from "./Rules.svelte";
import Symbols from "./Symbols.svelte";
import type { View } from "./types.gen";

export const face: Face = {
  Symbols,
  Board,
  Hand,
  Panel,
  get panel() {
    return t("takenoko-emperor");
  },
  Chips,
  Place,
  Rules,
  sit: (table) => new TakenokoDesk(table),
  where: (view) => where(view as View),
  briefly: (view) => briefly(view as View),
  doing,
};
