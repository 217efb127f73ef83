import type { Part } from "../../games/face";

/** "Touch [40] and [82]": text in brackets is shown in the accent colour. */
export const nouns = (text: string): Part[] => text.split(/\[([^\]]*)\]/).flatMap((piece, i): Part[] => (piece === "" ? [] : i % 2 ? [{ noun: piece }] : [piece]));
