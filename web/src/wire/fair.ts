/** This screen's part in the shuffle: the commitment, its nonce, and the check against the journal. */
import { blake2b, fromHex, toHex } from "./blake2";
import { ask, setTable, sitDown, tableCard } from "./http";
import type { Promised, SeatWanted, TableAsked, Taken } from "./types.gen";

/** What this screen stores with its key to the table. */
export interface Share {
  commitment: string; // received before the nonce was sent
  nonce: string; // empty if it was not mixed in
}

const REMATCHES = 32; // covered by one promise

export const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** Create a table: get the commitment first, then send our nonce. Daily games and rehearsals have no promise. */
export async function setFairly(asked: TableAsked): Promise<{ taken: Taken; share?: Share }> {
  const promised = asked.day ? null : await ask<Promised>("POST", "/api/promises");
  if (!promised?.promise) return { taken: await setTable(asked) };
  const nonce = newNonce();
  const taken = await setTable({ ...asked, promise: promised.promise, nonce });
  return { taken, share: { commitment: promised.commitment, nonce: taken.mixed ? nonce : "" } };
}

/** Sit down at a table whose commitment we have seen. */
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
  says: string; // the key of the sentence
}

/** Check a journal against the stored commitment, the nonce and the last seal seen. */
export function check(journal: string, share: Share, seal: string): Verdict {
  const lines = journal.split("\n");
  const secret = lines.find((line) => line.startsWith("secret "))?.slice(7) ?? "";
  if (!/^[0-9a-f]{64}$/.test(secret) || !covers(share.commitment, secret)) return { holds: false, says: "fair-other-secret" };
  if (share.nonce && !lines.some((line) => line.startsWith("nonce ") && line.endsWith(` ${share.nonce}`))) return { holds: false, says: "fair-not-added" };
  if (seal && !lines.some((line) => line.includes(`  # `) && line.split(" ").at(-2) === seal)) return { holds: false, says: "fair-other-end" };
  return { holds: true, says: share.nonce ? "fair-kept-added" : "fair-kept" };
}
