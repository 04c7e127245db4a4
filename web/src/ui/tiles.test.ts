import { expect, test } from "vitest";
import { byColour } from "./tiles";

test("tiles lie colour by colour in number order, jokers last", () => {
  expect(["ja", "o1a", "b10a", "b9b", "k13a", "r2a"].toSorted(byColour)).toEqual(["k13a", "r2a", "b9b", "b10a", "o1a", "ja"]);
});
