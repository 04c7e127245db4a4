import { expect, test } from "vitest";
import { differing } from "./announce.svelte";

test("a repeated sentence differs every time, and looks the same", () => {
  const first = differing("", "Ada draws.");
  const second = differing(first, "Ada draws.");
  const third = differing(second, "Ada draws.");
  expect(first).not.toBe(second);
  expect(second).not.toBe(third);
  expect(second.replace("\u200b", "")).toBe("Ada draws.");
});
