/** This screen's part in the shuffle: what it was promised first, what it added then, and whether the journal says so. */
import { t } from "../kit/language/language.svelte";
import { blake2b, fromHex, toHex } from "./blake2";
import { ask, setTable, sitDown, tableCard } from "./http";
import type { Promised, SeatWanted, TableAsked, Taken } from "./types.gen";

/** What this screen keeps of it, with its key to the table. */
export interface Share {
  commitment: string; // what was promised before the nonce was told
  nonce: string; // empty if it does not count
}

const REMATCHES = 32; // that one promise covers

export const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** Set a table whose shuffle was promised before it is told our nonce. A game of the day is everybody's, and a rehearsal promises nothing. */
export async function setFairly(asked: TableAsked): Promise<{ taken: Taken; share?: Share }> {
  const promised = asked.day ? null : await ask<Promised>("POST", "/api/promises");
  if (!promised?.promise) return { taken: await setTable(asked) };
  const nonce = newNonce();
  const taken = await setTable({ ...asked, promise: promised.promise, nonce });
  return { taken, share: { commitment: promised.commitment, nonce: taken.mixed ? nonce : "" } };
}

/** Sit down at a table whose promise we have seen. */
export async function sitFairly(table: string, wanted: SeatWanted): Promise<{ taken: Taken; share: Share }> {
  const { commitment } = await tableCard(table);
  const nonce = newNonce();
  const taken = await sitDown(table, { ...wanted, nonce });
  return { taken, share: { commitment, nonce: taken.mixed ? nonce : "" } };
}

const commitmentOf = (secret: string): string => toHex(blake2b(fromHex(secret), 32, "roji seals"));
const before = (secret: string): string => toHex(blake2b(fromHex(secret), 32, "roji rungs"));

/** Whether a promise covers this secret: that of its own game, or of a rematch. */
export function covers(promise: string, secret: string): boolean {
  for (let rematch = 0; rematch <= REMATCHES; rematch++) {
    if (commitmentOf(secret) === promise) return true;
    secret = before(secret);
  }
  return false;
}

export interface Verdict {
  holds: boolean;
  sentence: string;
}

/** What a journal says of the shuffle, against what this screen kept and the last seal that it saw. */
export function check(journal: string, share: Share, seal: string): Verdict {
  const lines = journal.split("\n");
  const secret = lines.find((line) => line.startsWith("secret "))?.slice(7) ?? "";
  if (!/^[0-9a-f]{64}$/.test(secret) || !covers(share.commitment, secret)) return { holds: false, sentence: t("fair-other-secret") };
  if (share.nonce && !lines.some((line) => line.startsWith("nonce ") && line.endsWith(` ${share.nonce}`))) return { holds: false, sentence: t("fair-not-added") };
  if (seal && !lines.some((line) => line.includes(`  # `) && line.split(" ").at(-2) === seal)) return { holds: false, sentence: t("fair-other-end") };
  return { holds: true, sentence: share.nonce ? t("fair-kept-added") : t("fair-kept") };
}
