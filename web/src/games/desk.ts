/** What the desks of several games have in common: the reader's side of a table. */
import type { Offer } from "../wire/types.gen";
import type { TableSide } from "./face";

export class TableDesk<View> {
  constructor(protected readonly table: TableSide) {}

  get view(): View {
    return this.table.seen.view as View;
  }

  get legal(): Offer[] {
    return this.table.seen.legal;
  }

  /** The seat whose things lie before the reader; null for an onlooker. */
  get seat(): number | null {
    const { seat, yours } = this.table.seen;
    return seat ?? (yours.length === 1 ? yours[0]! : null);
  }
}
