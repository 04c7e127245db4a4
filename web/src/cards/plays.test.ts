import { describe, expect, test } from "vitest";
import { after, inOrder, laidBy, LONGEST, playsIn, reordered, stepTime, type Scene } from "./plays";
import type { CardEntry, DraftMeld } from "./types";

function meld(cards: string, added = "", owner = 0): DraftMeld {
  return { cards: cards.split(" "), kind: "run", owner, new: added.split(" ").filter(Boolean), legal: true };
}

describe("the plays of a draft that comes back", () => {
  const before = [{ cards: ["5H", "6H", "7H"], owner: 1 }];

  test("are its new melds, then what was added, from the meld outwards", () => {
    const table = [meld("3H 4H 5H 6H 7H 8H", "3H 4H 8H", 1), meld("8S 8H 8D", "8S 8H 8D")];
    expect(playsIn(before, table)).toEqual([
      { t: "meld", cards: ["8S", "8H", "8D"] },
      { t: "lay_off", card: "4H", meld: 0 },
      { t: "lay_off", card: "3H", meld: 0 },
      { t: "lay_off", card: "8H", meld: 0 },
    ]);
  });

  test("are none where nothing was laid", () => {
    expect(playsIn(before, [meld("5H 6H 7H", "", 1)])).toEqual([]);
  });
});

test("plays tell which cards they laid", () => {
  expect(laidBy([{ t: "meld", cards: ["AS", "2S", "3S"] }, { t: "lay_off", card: "4S", meld: 0 }])).toEqual(["AS", "2S", "3S", "4S"]);
});

test("a hand keeps the player's order, new cards last", () => {
  expect(inOrder(["AS", "KD", "2C"], ["KD", "9H", "AS"])).toEqual(["KD", "AS", "2C"]);
});

test.each([
  [0, ["CC", "AA", "BB", "DD"]],
  [2, ["AA", "BB", "CC", "DD"]],
  [3, ["AA", "BB", "DD", "CC"]],
])("a card can be put to place %i", (index, order) => {
  expect(reordered(["AA", "BB", "CC", "DD"], ["CC"], index)).toEqual(order);
});

describe("what an opponent does", () => {
  const scene: Scene = { table: [{ cards: ["5H", "6H", "7H"], owner: 1 }], discards: ["KC", "2S"], stock: 20, recycled: 0 };
  const added = { cards: ["5H", "6H", "7H", "8H"], owner: 1 };

  test.each<[CardEntry, Partial<Scene>]>([
    [{ t: "drew", seat: 1, card: null, stock: 19 }, { stock: 19 }],
    [{ t: "took", seat: 1, card: "2S" }, { discards: ["KC"] }],
    [{ t: "discarded", seat: 1, card: "9D" }, { discards: ["KC", "2S", "9D"] }],
    [{ t: "melded", seat: 1, index: 1, meld: { cards: ["AS", "AH", "AD"], owner: 1 } }, { table: [scene.table[0]!, { cards: ["AS", "AH", "AD"], owner: 1 }] }],
    [{ t: "laid_off", seat: 1, card: "8H", index: 0, meld: added }, { table: [added] }],
    [{ t: "turned_over", stock: 3, times: 1, limit: 2, shuffled: false }, { discards: [], stock: 3, recycled: 1 }],
    [{ t: "time_ran_out", seat: 1 }, {}],
  ])("is shown: %j", (entry, change) => {
    expect(after(scene, entry)).toEqual({ ...scene, ...change });
  });

  test("is shown within three seconds, however much it is", () => {
    const draw = stepTime("slow", { t: "drew", seat: 1, card: null, stock: 19 }, 1);
    for (const steps of [1, 3, 8]) {
      expect(draw + steps * stepTime("slow", { t: "discarded", seat: 1, card: "9D" }, steps)).toBeLessThanOrEqual(LONGEST);
    }
  });
});
