/** A form being drawn: rows of B, W and ".", and the text of the forms file. The server decides which forms are valid. */
import { t } from "../../../kit/language/language.svelte";

export const SIDE = 16;
export type Sign = "B" | "W" | ".";

export interface Written {
  name: string;
  level: number;
  rows: string[];
}

/** The rows at equal length, without empty rows and columns around them. */
export function trimmed(rows: readonly string[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const even = rows.map((row) => row.padEnd(width, "."));
  const full = even.flatMap((row, y) => (/[^.]/.test(row) ? [y] : []));
  if (full.length === 0) return [];
  const kept = even.slice(full[0], full.at(-1)! + 1);
  const left = Math.min(...kept.map((row) => (/[^.]/.test(row) ? row.search(/[^.]/) : width)));
  const right = Math.max(...kept.map((row) => row.replace(/\.+$/, "").length));
  return kept.map((row) => row.slice(left, right));
}

/** The form in the middle of the sheet. */
export function onSheet(rows: readonly string[]): string[] {
  const form = trimmed(rows);
  const left = Math.floor((SIDE - (form[0]?.length ?? 0)) / 2);
  const top = Math.floor((SIDE - form.length) / 2);
  return Array.from({ length: SIDE }, (_, y) => ".".repeat(Math.max(0, left)).concat(form[y - top] ?? "").padEnd(SIDE, "."));
}

export const painted = (sheet: readonly string[], x: number, y: number, sign: Sign): string[] => sheet.map((row, at) => (at === y ? row.slice(0, x) + sign + row.slice(x + 1) : row));

export const cells = (rows: readonly string[], sign: "B" | "W"): number => rows.join("").split(sign).length - 1;

/** Pairs of cells side by side: more of them make a form harder. */
export function joins(rows: readonly string[]): number {
  const filled = (x: number, y: number): boolean => (rows[y]?.[x] ?? ".") !== ".";
  return rows.reduce((sum, row, y) => sum + [...row].filter((_, x) => filled(x, y) && filled(x + 1, y)).length + [...row].filter((_, x) => filled(x, y) && filled(x, y + 1)).length, 0);
}

export const write = ({ name, level, rows }: Written): string => `form: ${name.replaceAll("/", " ").trim() || t("zen-my-form")}\nlevel: ${level}\n${rows.join("\n")}\n`;

/** The forms of a text in the format of the forms file; an Error with a sentence that names the line. */
export function read(text: string): Written[] {
  const forms: Written[] = [];
  text.split(/\r?\n/).forEach((said, at) => {
    const line = said.trimEnd();
    const here = forms.at(-1);
    if (line === "" || line.startsWith("#")) return;
    if (line.startsWith("form:")) forms.push({ name: line.slice(5).trim(), level: 0, rows: [] });
    else if (!here) throw new Error(t("zen-line-before", { n: at + 1, line }));
    else if (line.startsWith("level:")) here.level = levelIn(line, at);
    else if (/[^BW.]/.test(line)) throw new Error(t("zen-line-no-row", { n: at + 1, line }));
    else here.rows.push(line);
  });
  if (forms.length === 0) throw new Error(t("zen-line-no-form"));
  return forms.map((form) => ({ ...form, rows: trimmed(form.rows) }));
}

function levelIn(line: string, at: number): number {
  const said = line.slice(6).trim();
  if (!/^[1-4]$/.test(said)) throw new Error(t("zen-line-level", { n: at + 1, said }));
  return Number(said);
}
