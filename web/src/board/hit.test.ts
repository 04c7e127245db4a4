import { describe, expect, test } from "vitest";
import { insertionIndex, markerFor, targetAt, type Layout, type TileBox } from "./hit";

function row(names: string, x: number, y: number): TileBox[] {
  return names.split(" ").map((tile, index) => ({ tile, box: { x: x + index * 30, y, width: 28, height: 40 } }));
}

const LAYOUT: Layout = {
  table: { x: 0, y: 0, width: 400, height: 300 },
  melds: [
    { id: 7, box: { x: 0, y: 0, width: 100, height: 50 }, tiles: row("r4a ja r6a", 5, 5) },
    { id: 8, box: { x: 120, y: 0, width: 100, height: 50 }, tiles: [] },
  ],
  newMeld: { x: 240, y: 0, width: 80, height: 50 },
  rack: { x: 0, y: 400, width: 400, height: 100 },
  rackTiles: [...row("b1a b2a b3a", 0, 400), ...row("b4a b5a", 0, 445)],
  editor: null,
};

const never = (): boolean => false;

test.each([
  [{ x: 6, y: 20 }, { to: "meld", meld: 7, index: 0 }],
  [{ x: 30, y: 20 }, { to: "meld", meld: 7, index: 1 }],
  [{ x: 102, y: 20 }, { to: "meld", meld: 7, index: 3 }],
  [{ x: 150, y: 20 }, { to: "meld", meld: 8, index: 0 }],
  [{ x: 250, y: 20 }, { to: "new" }],
  [{ x: 200, y: 200 }, { to: "new" }],
  [{ x: 50, y: 410 }, { to: "rack", index: 2 }],
  [{ x: 390, y: 450 }, { to: "rack", index: 5 }],
  [{ x: 200, y: 350 }, null],
  [{ x: 600, y: 20 }, null],
])("a drop at %o goes to %o", (point, target) => {
  expect(targetAt(LAYOUT, point, never)).toEqual(target);
});

test("the real tile on a joker takes its place, another goes beside it", () => {
  const point = { x: 40, y: 20 };
  expect(targetAt(LAYOUT, point, (meld, joker) => meld === 7 && joker === "ja")).toEqual({ to: "joker", meld: 7, joker: "ja" });
  expect(targetAt(LAYOUT, point, never)).toEqual({ to: "meld", meld: 7, index: 1 });
});

test("the editor lies over the table", () => {
  const editor = { id: 8, box: { x: 0, y: 0, width: 400, height: 60 }, tiles: row("k1a r1a", 0, 0) };
  expect(targetAt({ ...LAYOUT, editor }, { x: 6, y: 20 }, never)).toEqual({ to: "meld", meld: 8, index: 0 });
});

describe("the index of a drop", () => {
  test("counts through the rows", () => {
    expect(insertionIndex(LAYOUT.rackTiles, { x: 200, y: 410 })).toBe(3);
    expect(insertionIndex(LAYOUT.rackTiles, { x: 0, y: 450 })).toBe(3);
    expect(insertionIndex(LAYOUT.rackTiles, { x: 40, y: 480 })).toBe(4);
    expect(insertionIndex([], { x: 0, y: 0 })).toBe(0);
  });
});

test("the marker stands in the gap, or frames the place", () => {
  expect(markerFor(LAYOUT, { to: "meld", meld: 7, index: 1 })).toEqual({
    shape: "gap",
    box: { x: 32, y: 2, width: 4, height: 46 },
  });
  expect(markerFor(LAYOUT, { to: "meld", meld: 8, index: 0 }).shape).toBe("place");
  expect(markerFor(LAYOUT, { to: "new" }).box).toEqual(LAYOUT.newMeld);
  expect(markerFor(LAYOUT, { to: "joker", meld: 7, joker: "ja" }).box.x).toBe(35);
});
