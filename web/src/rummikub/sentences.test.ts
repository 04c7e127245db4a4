import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES, setLanguage } from "../text";
import type { Entry, Outcome } from "../wire/types";
import { drawSentences, logSentence, saidSentence } from "./sentences";

const seat = (name: string, computer: string | null) => ({ name, computer, connected: true });
const company = { seat: 0, seats: [seat("Zoe", null), seat("Ada", "medium"), seat("Bruno", "medium")] };

function laid(by: number, tiles: string[], opening: number | null = null): Entry {
  return { t: "laid", seat: by, before: [], table: [], laid: tiles, jokers: [], opening, timed_out: false };
}

function ended(reason: Outcome["reason"], winners: number[]): Entry {
  return { t: "ended", outcome: { reason, winners, scores: [0, 0, 0], rack_values: [0, 0, 0] } };
}

const drew = (by: number, count: number, reason: "turn" | "time" | "penalty"): Entry => ({
  t: "drew",
  seat: by,
  count,
  tiles: by === 0 ? Array.from({ length: count }, () => "r7a") : null,
  reason,
  pool: 12,
});

const everyKind: Entry[] = [0, 1].flatMap((by): Entry[] => [
  { t: "started", rounds: [[{ seat: by, tile: "r7a" }]], first: by },
  laid(by, ["r7a"]),
  laid(by, ["r7a", "b7a", "ja"], 21),
  drew(by, 1, "turn"),
  drew(by, 1, "time"),
  drew(by, 3, "penalty"),
  { t: "passed", seat: by },
  ...[1, 2, 3, 4].map((stage): Entry => ({ t: "hint", seat: by, stage })),
  ...(["played", "drew", "restored", "returned"] as const).map(
    (what): Entry => ({ t: "time_ran_out", seat: by, what, returned: by === 0 ? ["k1a"] : null }),
  ),
  ended("out", [by]),
  ended("blocked", [by]),
]);
everyKind.push({ t: "dealt", racks: [null, null, null], pool: 64 }, ended("blocked", [0, 1]), { t: "bot_failed", seat: 1 });

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage(language, { remember: false });
  });

  test.each(everyKind.map((entry) => [JSON.stringify(entry).slice(0, 60), entry] as const))("%s is a whole sentence", (_, entry) => {
    for (const sentence of [logSentence(entry, company), saidSentence(entry, company)]) {
      expect(sentence).toMatch(/^\p{Lu}.*[.!]$/su);
      expect(sentence).not.toMatch(/[{}$]|log-|said-/);
    }
  });

  test("a tie in the draw tells who draws again", () => {
    const sentences = drawSentences(
      {
        t: "started",
        rounds: [
          [
            { seat: 0, tile: "r9a" },
            { seat: 1, tile: "b9a" },
            { seat: 2, tile: "k3a" },
          ],
          [
            { seat: 0, tile: "o2a" },
            { seat: 1, tile: "k11b" },
          ],
        ],
        first: 1,
      },
      company,
    );
    expect(sentences).toHaveLength(7);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });
});

test("what a computer drew is never told", async () => {
  await setLanguage("en", { remember: false });
  expect(saidSentence(drew(1, 1, "turn"), company)).toBe("Ada draws a tile.");
  expect(saidSentence(drew(0, 1, "turn"), company)).toBe("You draw a tile. Tiles: red 7.");
});

test("an opponent's turn names the tiles laid", async () => {
  await setLanguage("en", { remember: false });
  expect(saidSentence(laid(1, ["r7a", "ja"]), company)).toBe("Ada lays 2 tiles. Tiles: red 7 and joker.");
});
