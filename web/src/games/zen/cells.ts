/** Cells of the table and of the form. */
import type { Frame } from "../../kit/board/camera";
import { S, type Point } from "./pieces/edges";
import type { At, View } from "./types.gen";

export const keyOf = ({ x, y }: At): string => `${x},${y}`;
export function readKey(key: string): At {
  const [x, y] = key.split(",").map(Number);
  return { x: x!, y: y! };
}
export const cornerOf = ({ x, y }: At): Point => ({ x: x * S, y: y * S });
export const middleOf = ({ x, y }: At): Point => ({ x: (x + 0.5) * S, y: (y + 0.5) * S });

export interface FormCell {
  at: At; // in the form, or on the table
  colour: "black" | "white";
}

export function formCells(rows: readonly string[]): FormCell[] {
  return rows.flatMap((row, y) => [...row].flatMap((letter, x): FormCell[] => (letter === "." ? [] : [{ at: { x, y }, colour: letter === "B" ? "black" : "white" }])));
}

/** The form on the table, if the start card is this cell of it. */
export const formAt = (rows: readonly string[], offset: At): FormCell[] => formCells(rows).map(({ at, colour }) => ({ at: { x: at.x - offset.x, y: at.y - offset.y }, colour }));

/** The part of the form to show on the table: the only possible one, or the requested one. */
export function shownPart(view: View, asked: number | null): At | null {
  if (view.table.length === 0) return null;
  return view.offsets.length === 1 ? view.offsets[0]! : asked === null ? null : (view.offsets[asked] ?? null);
}

/** The cells of a part of the form on which no card lies yet. */
export function missing(view: View, part: At | null): FormCell[] {
  if (part === null) return [];
  const laid = new Set(view.table.map(({ at }) => keyOf(at)));
  return formAt(view.form.rows, part).filter(({ at }) => !laid.has(keyOf(at)));
}

/** The form's cells on which a card lies, if this is the part. */
export const covered = (view: View, part: At): At[] => view.table.map(({ at }) => ({ x: at.x + part.x, y: at.y + part.y }));

/** All these cells, with room around them. */
export function frameOf(cells: readonly At[], room: number): Frame {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [(Math.min(...xs) - room) * S, (Math.min(...ys) - room) * S];
  return { x, y, width: (Math.max(...xs) + 1 + room) * S - x, height: (Math.max(...ys) + 1 + room) * S - y };
}

/** Before the start card lies: the cell of the form that is drawn where it will lie, as near to the middle as its colour allows. */
export function startCell(rows: readonly string[], colour: "black" | "white" | undefined): At {
  const cells = formCells(rows);
  const middle = { x: (Math.max(...rows.map((row) => row.length)) - 1) / 2, y: (rows.length - 1) / 2 };
  const away = ({ at }: FormCell): number => Math.hypot(at.x - middle.x, at.y - middle.y);
  const fitting = cells.filter((cell) => colour === undefined || cell.colour === colour);
  return [...fitting].sort((a, b) => away(a) - away(b))[0]?.at ?? { x: 0, y: 0 };
}

/** The part of the table that must be in view: everything that lies there or is shown, and the places of the next card. */
export function tableFrame(view: View, part: At | null): Frame {
  const laid = view.table.map(({ at }) => at);
  if (!part) return frameOf(laid, 1.2);
  const beside = view.offsets.length > 1 ? laid.flatMap(({ x, y }) => [{ x: x - 1, y: y - 1 }, { x: x + 1, y: y + 1 }]) : [];
  return frameOf([...formAt(view.form.rows, part).map(({ at }) => at), ...laid, ...beside], 0.3);
}
