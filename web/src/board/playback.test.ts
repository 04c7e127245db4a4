import { describe, expect, test } from "vitest";
import { framesOf, LONGEST, stepTime } from "./playback";
import type { LaidEntry } from "./props";
import { melds, tiles } from "./testing";

function entry(before: string, table: string, laid: string): LaidEntry {
  return { t: "laid", seat: 1, before: melds(before), table: melds(table), laid: tiles(laid), jokers: [], opening: null, timed_out: false };
}

const shown = (laid: LaidEntry): string[] =>
  framesOf(laid).map((frame) => frame.melds.map((meld) => meld.tiles.join(" ")).join(" | "));

test("a new meld comes tile by tile", () => {
  expect(shown(entry("k1a r1a b1a", "k1a r1a b1a | r4a r5a r6a", "r4a r5a r6a"))).toEqual([
    "k1a r1a b1a",
    "k1a r1a b1a | r4a",
    "k1a r1a b1a | r4a r5a",
    "k1a r1a b1a | r4a r5a r6a",
  ]);
});

test("the table's tiles are moved first, then the rack's are laid", () => {
  const laid = entry("r4a r5a r6a r7a r8a", "r4a r5a r6a | r6b r7a r8a", "r6b");
  expect(shown(laid)).toEqual([
    "r4a r5a r6a r7a r8a",
    "r4a r5a r6a r8a | r7a",
    "r4a r5a r6a | r7a r8a",
    "r4a r5a r6a | r6b r7a r8a",
  ]);
  expect(framesOf(laid).map((frame) => frame.moved)).toEqual([[], ["r7a"], ["r8a"], ["r6b"]]);
});

test("no tile is lost or doubled on the way, and the end is the table", () => {
  const laid = entry("k1a r1a b1a o1a | b2a b3a b4a | r4a ja r6a", "k1a r1a o1a | b1a b2a b3a b4a | r4a r5a r6a | ja k9a k10a", "r5a k9a k10a");
  const frames = framesOf(laid);
  for (const frame of frames) {
    const all = frame.melds.flatMap((meld) => meld.tiles);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(frame.melds.map((meld) => meld.id)).size).toBe(frame.melds.length);
  }
  expect(frames.at(-1)!.melds.map((meld) => meld.tiles)).toEqual(laid.table.map((meld) => meld.tiles));
});

test("a turn that only reorders ends with the table all the same", () => {
  expect(shown(entry("r4a r5a r6a", "r6a r5a r4a", "")).at(-1)).toBe("r6a r5a r4a");
});

describe("the time of a step", () => {
  test("is the pace's, and a whole turn takes three seconds at most", () => {
    expect(stepTime("normal", 3)).toBe(450);
    for (const steps of [1, 5, 30]) expect(stepTime("slow", steps) * (steps + 1)).toBeLessThanOrEqual(LONGEST);
  });
  test("is nothing at instant pace", () => {
    expect(stepTime("instant", 4)).toBe(0);
  });
});
