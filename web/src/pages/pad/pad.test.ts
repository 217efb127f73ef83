import { expect, test } from "vitest";
import { isEntry, packed, unpacked } from "./link";
import { placeOf } from "./python";
import { forget, keep, sheets } from "./shelf";

const ENTRY = { by: "counts", players: [{ name: "Zoë 桜", counts: [["4"], ["6", "7"]] }, { name: "", counts: [["x"], [""]] }] };

function shelf() {
  let kept: string | null = null;
  return { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) };
}

test("a sheet survives a round trip through a link", async () => {
  const link = await packed(ENTRY);
  expect(link).toMatch(/^1[\w-]+$/);
  expect(await unpacked(link)).toEqual(ENTRY);
});

test("invalid data is not read as a sheet", async () => {
  const link = await packed(ENTRY);
  expect(await unpacked(link.slice(0, -9))).toBeNull();
  expect(await unpacked(`2${link.slice(1)}`)).toBeNull();
  expect(await unpacked("")).toBeNull();
  expect([isEntry(null), isEntry({ players: [] }), isEntry({ players: [{}] }), isEntry(ENTRY)]).toEqual([false, false, false, true]);
});

test("sheets are stored, the latest first, and can be removed", () => {
  const place = shelf();
  keep({ id: "a", game: "ohanami", changed: 1, entry: ENTRY }, place);
  keep({ id: "b", game: "bossa", changed: 2, entry: ENTRY }, place);
  keep({ id: "a", game: "ohanami", changed: 3, entry: ENTRY }, place);
  expect(sheets(place).map(({ id, changed }) => [id, changed])).toEqual([["a", 3], ["b", 2]]);
  forget("a", place);
  expect(sheets(place).map(({ id }) => id)).toEqual(["b"]);
});

test("modules lie where Python looks for them", () => {
  expect(placeOf("../../../../src/roji/games/ohanami/scoring.py")).toBe("/lib/roji/games/ohanami/scoring.py");
  expect(placeOf("../../../../src/roji/pad/entries.py")).toBe("/lib/roji/pad/entries.py");
  expect(placeOf("../../../../src/roji/pad/shims/librt/vecs.py")).toBe("/lib/librt/vecs.py");
  expect(placeOf("../../../../src/roji/pad/shims/roji/core/sentences.py")).toBe("/lib/roji/core/sentences.py");
});
