import { describe, expect, test } from "vitest";
import type { GameInfo, Rules } from "../wire/types";
import { defaultSettings, newRoom, rulesOf, settingsFrom, withComputers, withOption } from "./settings.svelte";

const classic: Rules = {
  opening_minimum: 30,
  opening_table_play: false,
  joker_penalty: 30,
  turn_seconds: 60,
  overtime: "restore",
  joker_release: "exchange",
  joker_exchange_from: "anywhere",
  joker_reuse: "new_meld",
  joker_meld_frozen: false,
  empty_pool: "may_pass",
  large_set: false,
  games: null,
};

const info: GameInfo = {
  key: "rummikub",
  seats: [2, 6],
  editions: { classic, german: { ...classic, joker_penalty: 25, turn_seconds: 120 } },
  default_edition: "classic",
  options: [
    { key: "joker_penalty", type: "integer", minimum: 0, maximum: 50, step: 5 },
    { key: "turn_seconds", type: "choice", choices: [null, 30, 60, 120] },
    { key: "large_set", type: "boolean" },
    { key: "games", type: "integer", minimum: 1, maximum: 20, optional: true },
  ],
  levels: ["easy", "medium", "hard"],
  paces: ["slow", "normal", "fast", "instant"],
};

test("who has chosen nothing plays the default edition against two computers of the middle level", () => {
  const settings = settingsFrom(null, info);
  expect(settings).toEqual(defaultSettings(info));
  expect(newRoom({ ...settings, name: "Zoe" }, info)).toEqual({
    game: "rummikub",
    name: "Zoe",
    rules: classic,
    computers: [
      { name: "Ada", level: "medium" },
      { name: "Bruno", level: "medium" },
    ],
    pace: "normal",
    hints: true,
  });
});

test("settings survive being stored", () => {
  const chosen = withOption(withComputers({ ...defaultSettings(info), edition: "german", pace: "fast" }, 4), info, "games", 3);
  expect(settingsFrom(JSON.stringify(chosen), info)).toEqual(chosen);
});

describe("what was stored and is no longer known", () => {
  test.each(["no JSON", "null", "[]", '{"edition":"gone","level":"godlike","pace":7,"computers":"none"}'])("falls back: %s", (stored) => {
    expect(settingsFrom(stored, info)).toEqual(defaultSettings(info));
  });

  test("is dropped option by option", () => {
    const stored = { changes: { joker_penalty: 99, turn_seconds: 45, large_set: "yes", games: null, unheard_of: 1 } };
    expect(settingsFrom(JSON.stringify(stored), info).changes).toEqual({ games: null });
  });
});

test("an option set to the edition's own value is no change", () => {
  const german = { ...defaultSettings(info), edition: "german" };
  const changed = withOption(german, info, "turn_seconds", null);
  expect(changed.changes).toEqual({ turn_seconds: null });
  expect(rulesOf(changed, info)).toEqual({ ...classic, joker_penalty: 25, turn_seconds: null });
  expect(withOption(changed, info, "turn_seconds", 120).changes).toEqual({});
});

test("more computers get names nobody has, and given names stay", () => {
  const few = { ...defaultSettings(info), computers: ["Clara"] };
  expect(withComputers(few, 5).computers).toEqual(["Clara", "Ada", "Bruno", "Emil", "Flora"]);
  expect(withComputers(few, 0).computers).toEqual([]);
});
