/** BLAKE2b (RFC 7693) for commitments: one block, no key, with a personalisation string. */

const BLOCK = 128;
const ROUNDS = 12;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDERS = [ // the message schedule: word indices as hexadecimal digits, round by round
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];
const COLUMNS = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;

const sum = (...parts: bigint[]): bigint => BigInt.asUintN(64, parts.reduce((a, b) => a + b));
const turned = (word: bigint, by: bigint): bigint => (word >> by) | BigInt.asUintN(64, word << (64n - by));

/** The digest of up to 128 bytes, `size` bytes long. */
export function blake2b(bytes: Uint8Array, size: number, name: string): Uint8Array {
  if (bytes.length > BLOCK) throw new RangeError("more than one block");
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  const words = new BigUint64Array(block.buffer);
  const h = new BigUint64Array(IV);
  const person = new Uint8Array(16);
  person.set(new TextEncoder().encode(name));
  h[0]! ^= 0x01010000n ^ BigInt(size);
  new BigUint64Array(person.buffer).forEach((word, place) => (h[6 + place]! ^= word));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(bytes.length);
  v[14] = BigInt.asUintN(64, ~v[14]!); // the last block, and the first
  for (let round = 0; round < ROUNDS; round++) mix(v, words, ORDERS[round % ORDERS.length]!);
  h.forEach((word, place) => (h[place] = word ^ v[place]! ^ v[place + 8]!));
  return new Uint8Array(h.buffer).slice(0, size);
}

function mix(v: bigint[], words: BigUint64Array, order: string): void {
  COLUMNS.forEach(([a, b, c, d], step) => {
    for (const [nth, first, second] of [[0, 32n, 24n], [1, 16n, 63n]] as const) {
      v[a] = sum(v[a]!, v[b]!, words[parseInt(order[2 * step + nth]!, 16)]!);
      v[d] = turned(v[d]! ^ v[a], first);
      v[c] = sum(v[c]!, v[d]);
      v[b] = turned(v[b]! ^ v[c], second);
    }
  });
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
