/** The desk of the plain face: nothing is selected, so there is only a prompt, and Undo. */
import { list, rich, t } from "../../kit/language/language.svelte";
import type { Seen } from "../../wire/types.gen";
import { whyNoUndo } from "../desk";
import type { Act, Desk, Prompt, TableSide } from "../face";
import { groups, type Group } from "./offers";
import { phaseOf, type View } from "./reading";

export class PlainDesk implements Desk {
  constructor(private readonly table: TableSide) {}

  get view(): View {
    return this.table.seen.view as View;
  }

  groups = $derived.by((): Group[] => groups(this.table.seen.legal, this.view));

  prompt = $derived.by((): Prompt => promptFor(this.table.seen, this.table.names));

  acts = $derived.by((): Act[] => {
    const { seat, can_undo, players } = this.table.seen;
    if (seat === null || players[seat]!.resigned) return [];
    return [{ label: t("plain-undo"), press: () => this.table.undo(), ready: can_undo, why: whyNoUndo(this.table.seen) }];
  });
}

export function promptFor(seen: Seen, names: string[]): Prompt {
  const acting = seen.to_act.map((seat) => names[seat]!);
  if (seen.seat !== null && seen.players[seen.seat]!.resigned) return { say: [t("plain-resigned")], rule: "" };
  if (seen.seat === null || seen.legal.length === 0) return { say: rich("plain-waiting", { names: { noun: list(acting) }, n: acting.length }), rule: "" };
  return { say: [phaseOf(seen.view as View) || t("plain-choose")], rule: t("plain-rule") };
}

/** What another player is doing, under the name. */
export const doing = (seen: Seen, seat: number): string => (seen.phase === "playing" && seen.to_act.includes(seat) ? t("plain-acting") : "");
