import { expect, test } from "vitest";
import { isLoopback } from "./loopback";

test("a link with these hosts is of no use to others", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].map(isLoopback)).toEqual([true, true, true]);
  expect(["192.168.1.20", "garden.local", "127.example.org"].map(isLoopback)).toEqual([false, false, false]);
});
