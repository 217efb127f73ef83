import { expect, test } from "vitest";
import { isLocalhost } from "./localhost";

test("a link with these hosts is of no use to others", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].map(isLocalhost)).toEqual([true, true, true]);
  expect(["192.168.1.20", "garden.local", "127.example.org"].map(isLocalhost)).toEqual([false, false, false]);
});
