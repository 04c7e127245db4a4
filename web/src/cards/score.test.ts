import { expect, test } from "vitest";
import { bySuit, workedScores } from "./score";

function texts(reason: string, scores: number[], rack_values: number[], bonus = "double", winners?: number[]): string[] {
  const won = winners ?? scores.flatMap((score, seat) => (score > 0 ? [seat] : []));
  return workedScores({ reason, winners: won, scores, rack_values }, bonus).map(({ text }) => text);
}

test("who goes out scores all other hands", () => {
  expect(texts("out", [0, 42, 0], [30, 0, 12])).toEqual(["", "30 + 12 = 42", ""]);
  expect(texts("out", [30, 0], [0, 30])).toEqual(["", ""]);
});

test("a rummy doubles, or brings ten more", () => {
  expect(texts("rummy", [0, 84, 0], [30, 0, 12])).toEqual(["", "(30 + 12) × 2 = 84", ""]);
  expect(texts("rummy", [60, 0], [0, 30])).toEqual(["30 × 2 = 60", ""]);
  expect(texts("rummy", [40, 0], [0, 30], "plus_ten")).toEqual(["30 + 10 = 40", ""]);
});

test("a void deal has nothing to work out", () => {
  expect(texts("void", [0, 0], [30, 12], "double", [])).toEqual(["", ""]);
});

test("the lowest hand scores what the others hold beyond it", () => {
  expect(texts("lowest", [0, 18], [30, 12])).toEqual(["", "(30 − 12) = 18"]);
});

test("cards are looked at suit by suit", () => {
  expect(bySuit(["KD", "2S", "AS", "TH", "9H"])).toEqual(["AS", "2S", "9H", "TH", "KD"]);
});
