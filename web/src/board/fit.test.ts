import { describe, expect, test } from "vitest";
import { fitRack, fitTiles, heightOf, MARGIN, NARROW, rowsOf, SMALLEST, WIDE, type Metrics } from "./fit";

const METRICS: Metrics = { gap: 1, aside: 20, above: 20, columnGap: 6, rowGap: 6 };

test("rows are filled in order, and a short meld takes the place of three tiles", () => {
  // Three tiles of 30: 3 * 30 + 2 + 20 = 112.
  expect(rowsOf([3, 3], 30, 112 * 2 + 6, METRICS)).toBe(1);
  expect(rowsOf([3, 3], 30, 112 * 2 + 5, METRICS)).toBe(2);
  expect(rowsOf([0, 1], 30, 112 * 2 + 6, METRICS)).toBe(1);
  expect(rowsOf([], 30, 100, METRICS)).toBe(0);
});

describe("tiles", () => {
  test("are as large as allowed on an empty table", () => {
    expect(fitTiles([], 400, 300, 56, METRICS)).toBe(56);
  });
  test("shrink until everything is in sight", () => {
    const sizes = Array.from({ length: 20 }, () => 4);
    const tile = fitTiles(sizes, 400, 560, 56, METRICS);
    expect(heightOf(rowsOf(sizes, tile, 400, METRICS), tile, METRICS)).toBeLessThanOrEqual(560);
    expect(heightOf(rowsOf(sizes, tile + 1, 400, METRICS), tile + 1, METRICS)).toBeGreaterThan(560);
  });
  test("are never smaller than 26 pixels", () => {
    expect(fitTiles(Array.from({ length: 60 }, () => 4), 300, 200, 56, METRICS)).toBe(SMALLEST);
  });
  test("leave the longest run in one row", () => {
    expect(fitTiles([13], 390, 600, 56, METRICS) * 13 + 12 + 20).toBeLessThanOrEqual(390);
  });
});

/** Sizes of melds that are `count` tiles together, other ones for every `seed`. */
function table(count: number, seed: number): number[] {
  const sizes: number[] = [];
  let random = seed * 7919;
  for (let left = count; left > 0; left -= sizes.at(-1)!) {
    random = (random * 16807) % 2147483647;
    const size = 3 + (random % 4);
    sizes.push(left - size < 3 ? left : size);
  }
  // The place for a new meld counts as well.
  return [...sizes, 0];
}

test("92 tiles on a desktop screen are 48 pixels wide, without scrolling", () => {
  const [width, height] = [1158 - 2 * MARGIN, 550 - 2 * MARGIN];
  for (let seed = 1; seed <= 100; seed += 1) {
    expect(fitTiles(table(92, seed), width, height, 54, WIDE)).toBeGreaterThanOrEqual(48);
  }
});

test("75 tiles on a phone, above a rack of two rows, need no scrolling", () => {
  const [width, height] = [390 - 2 * MARGIN, 530 - 2 * MARGIN];
  for (let seed = 1; seed <= 100; seed += 1) {
    const sizes = table(75, seed);
    const tile = fitTiles(sizes, width, height, 44, NARROW);
    expect(heightOf(rowsOf(sizes, tile, width, NARROW), tile, NARROW)).toBeLessThanOrEqual(height);
  }
});

test("the rack's tiles shrink to 40 pixels at least", () => {
  expect(fitRack(14, 1000, 2, 2, 56)).toBe(56);
  expect(fitRack(24, 336, 2, 3, 52)).toBe(40);
  expect(fitRack(80, 336, 2, 3, 52)).toBe(40);
});
