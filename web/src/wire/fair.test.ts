import { expect, test } from "vitest";
import { blake2b, toHex } from "./blake2";
import { check, covers, newNonce } from "./fair";

const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const promise = "66ddfd7d3d1b5b72a962e8ec8e17c5993b16edef8cccd20114eac6e9dd04074e";
const earlier = "cfff3256cca30075898cd6741825e68b4e4aee76216de516ac71e3611231d1f5"; // of the game before the rematch
const share = { commitment: promise, nonce: "ab".repeat(32) };
const seal = "c".repeat(32);
const journal = `roji journal 2\ngame ohanami 1\nsecret ${secret}\nnonce 1 ${share.nonce}\n\n0 choose 56  # 1 ${seal} 9a8b7c6d\n\nend 1 x\n`;

test("the digest equals Python's", () => {
  expect(toHex(blake2b(new Uint8Array(0), 16, ""))).toBe("cae66941d9efbd404e4d88758ea67670");
  expect(toHex(blake2b(Uint8Array.from({ length: 128 }, (_, i) => i), 64, "roji seals"))).toBe("920cfb6ad3db8d45c2d8aa88bf93f4645c0ff510e776dc7e592a4ee401063ac0ea95ae5d278e6d97b4aa47d904017ee1a5c377d7415249f64d7005f0b70dd6e2");
});

test("a promise covers its own game and the rematches, and no other", () => {
  expect([covers(promise, secret), covers(earlier, secret), covers(promise, secret.replace("1f", "1e"))]).toEqual([true, true, false]);
});

test("a journal that keeps the promise says so", () => {
  expect(check(journal, share, seal)).toEqual({ holds: true, says: "fair-kept-added" });
  expect(check(journal, { ...share, commitment: earlier }, "").holds).toBe(true);
  expect(check(journal, { ...share, nonce: "" }, "").says).toBe("fair-kept");
});

test("a different secret, nonce or end is detected", () => {
  expect(check(journal, { ...share, commitment: "0".repeat(64) }, seal).says).toBe("fair-other-secret");
  expect(check(journal.replace("secret ", "secret x"), share, seal).says).toBe("fair-other-secret");
  expect(check(journal, { ...share, nonce: newNonce() }, seal).says).toBe("fair-not-added");
  expect(check(journal, share, "d".repeat(32)).says).toBe("fair-other-end");
});
