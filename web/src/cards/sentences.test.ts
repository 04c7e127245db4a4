import { beforeAll, describe, expect, test, vi } from "vitest";
import { addText, LANGUAGES, setLanguage } from "../text";
import { logSentence } from "./sentences";
import type { CardEntry } from "./types";

const seat = (name: string, computer: string | null) => ({ name, computer, connected: true });
const company = { seat: 0, seats: [seat("Zoe", null), seat("Ada", "medium"), seat("Bruno", "medium")] };

const everyKind: CardEntry[] = [0, 1].flatMap((by): CardEntry[] => [
  { t: "dealt", dealer: by, first: 1 - by, hands: [null, null, null], up: "KC", stock: 31 },
  { t: "drew", seat: by, card: by === 0 ? "7H" : null, stock: 30 },
  { t: "took", seat: by, card: "KC" },
  { t: "gave_back", seat: by, card: "KC" },
  { t: "melded", seat: by, index: 0, meld: { cards: ["8S", "8H", "8D"], owner: by } },
  { t: "melded", seat: by, index: 1, meld: { cards: ["4H", "5H", "6H"], owner: by } },
  { t: "laid_off", seat: by, card: "7H", index: 1, meld: { cards: ["4H", "5H", "6H", "7H"], owner: by } },
  { t: "discarded", seat: by, card: "TD" },
  { t: "time_ran_out", seat: by },
  ...["out", "rummy", "lowest"].map((reason): CardEntry => ({
    t: "ended",
    outcome: { reason, winners: [by], scores: [12, 12, 0], rack_values: [0, 0, 12] },
  })),
]);
everyKind.push(
  { t: "turned_over", stock: 12, times: 1, limit: 2, shuffled: false },
  { t: "turned_over", stock: 12, times: 2, limit: 2, shuffled: true },
  { t: "ended", outcome: { reason: "void", winners: [], scores: [0, 0, 0], rack_values: [1, 2, 3] } },
  { t: "ended", outcome: { reason: "lowest", winners: [0, 1], scores: [3, 3, 0], rack_values: [1, 1, 7] } },
  { t: "bot_failed", seat: 1 },
);

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await addText("rummy");
    await setLanguage(language, { remember: false });
  });

  test.each(everyKind.map((entry) => [JSON.stringify(entry).slice(0, 70), entry] as const))("%s is a whole sentence", (_, entry) => {
    const sentence = logSentence(entry, company);
    expect(sentence).toMatch(/^[\p{Lu}].*[.!]$/su);
    expect(sentence).not.toMatch(/[{}]|rummy-|card-/);
  });
});
