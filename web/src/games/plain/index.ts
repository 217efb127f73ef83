/** The default face: the view as a table, the actions as buttons. Other faces fall back to its parts. */
import { t } from "../../kit/language/language.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Chips from "./Chips.svelte";
import { doing, PlainDesk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Nothing from "./Nothing.svelte";
import { placeOf } from "./offers";
import Panel from "./Panel.svelte";
import { piece } from "./reading";

export const face: Face = {
  Symbols: Nothing,
  Board,
  Hand,
  Panel,
  get panel() {
    return t("plain-panel");
  },
  Chips,
  place: () => import("./Place.svelte"),
  rules: () => import("./Rules.svelte"),
  sit: (table) => new PlainDesk(table),
  where: () => "",
  doing,
  places: (action) => [placeOf(action), `piece:${piece(action)}`],
};
