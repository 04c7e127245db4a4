import { describe, expect, test } from "vitest";
import { FREE, fanOf, meldWidth, TALL, tableCard } from "./fit";

describe("the hand", () => {
  test.each([
    [11, 900, 88, 56],
    [11, 378, 66, 46],
    [8, 378, 66, 46],
    [11, 308, 66, 46],
    [4, 308, 66, 46],
  ])("of %i cards in %i pixels leaves 40 of each free and stays inside", (count, width, largest, smallest) => {
    const fan = fanOf(count, width, largest, smallest);
    expect(fan.step).toBeGreaterThanOrEqual(FREE);
    expect(fan.rows.reduce((sum, row) => sum + row, 0)).toBe(count);
    for (const row of fan.rows) expect((row - 1) * fan.step + fan.width).toBeLessThanOrEqual(width);
  });

  test("lies in one row where there is room, in cards as large as they may be", () => {
    expect(fanOf(7, 900, 88, 56)).toEqual({ width: 88, step: 92, rows: [7] });
  });

  test("takes a second row on a phone", () => {
    expect(fanOf(11, 378, 66, 46).rows).toEqual([6, 5]);
  });

  test("of no card is no trouble", () => {
    expect(fanOf(0, 300, 66, 46).rows).toEqual([0]);
  });
});

describe("the table", () => {
  test("shows melds as large as they fit", () => {
    expect(tableCard([3, 3], 900, 400, 80)).toBe(80);
    const many = Array.from({ length: 12 }, () => 4);
    const card = tableCard(many, 374, 420, 52);
    const perRow = Math.floor(374 / (meldWidth(4, card) + 14));
    expect(Math.ceil(12 / perRow) * (card * TALL + 14)).toBeLessThanOrEqual(420);
  });

  test("has a smallest size, from which on it scrolls", () => {
    expect(tableCard(Array.from({ length: 40 }, () => 3), 300, 100, 52)).toBe(37);
  });
});
