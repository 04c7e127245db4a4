import { describe, expect, test } from "vitest";
import type { Outcome } from "../wire/types";
import { signed } from "../room/signed";
import { workedScores, workedText } from "./score";

function texts(outcome: Outcome): string[] {
  return workedScores(outcome).map(workedText);
}

test("the winner who went out gets the sum of all racks", () => {
  expect(texts({ reason: "out", winners: [1], scores: [-20, 67, -47], rack_values: [20, 0, 47] })).toEqual([
    "",
    "20 + 47 = 67",
    "",
  ]);
});

test("with one opponent there is nothing to add", () => {
  expect(texts({ reason: "out", winners: [0], scores: [15, -15], rack_values: [0, 15] })).toEqual(["", ""]);
});

describe("a blocked game", () => {
  test("takes the lowest rack off the others", () => {
    expect(texts({ reason: "blocked", winners: [2], scores: [-19, -24, 43], rack_values: [25, 30, 6] })).toEqual([
      "25 − 6 = 19",
      "30 − 6 = 24",
      "19 + 24 = 43",
    ]);
  });

  test("shares the sum among those with the lowest racks", () => {
    expect(texts({ reason: "blocked", winners: [0, 1], scores: [5, 4, -9], rack_values: [6, 6, 15] })).toEqual([
      "9 ÷ 2",
      "9 ÷ 2",
      "15 − 6 = 9",
    ]);
  });
});

test("scores carry their sign", () => {
  expect([signed(12), signed(0), signed(-7)]).toEqual(["+12", "0", "−7"]);
});
