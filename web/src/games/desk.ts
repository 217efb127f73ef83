/** Base class of the desks, which hold a table's local UI state. */
import { t } from "../kit/language/language.svelte";
import type { Offer, Seen } from "../wire/types.gen";
import type { TableSide } from "./face";

/** Why nothing can be undone now: what has been seen stays, or nothing has been done. */
export const whyNoUndo = ({ nth }: Seen): string => t(nth > 0 ? "why-no-undo" : "why-no-undo-yet");

export class TableDesk<View> {
  constructor(protected readonly table: TableSide) {}

  get view(): View {
    return this.table.seen.view as View;
  }

  get legal(): Offer[] {
    return this.table.seen.legal;
  }

  /** The reader's seat; null for a spectator. */
  get seat(): number | null {
    const { seat, yours } = this.table.seen;
    return seat ?? (yours.length === 1 ? yours[0]! : null);
  }
}
