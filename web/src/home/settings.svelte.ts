/** What the next game is played with; kept in the browser. */

import { hasText, language, t } from "../text";
import { readStored, writeStored } from "../ui/stored";
import type { GameInfo, NewRoom, Pace, RuleValue, RuleValues } from "../wire/types";

export interface Settings {
  edition: string;
  /** Options that differ from the edition. */
  changes: RuleValues;
  /** Names of the computers, in seat order. */
  computers: string[];
  level: string;
  pace: Pace;
  /** Whether hints may be asked for. */
  hints: boolean;
  /** The player's own name; empty if none was given. */
  name: string;
}

export const COMPUTER_NAMES = ["Ada", "Bruno", "Clara", "Emil", "Flora"] as const;
/** Longest name that the server takes. */
export const LONGEST_NAME = 30;
const DEFAULT_COMPUTERS = 2;

/** Return the settings of someone who has chosen nothing. */
export function defaultSettings(info: GameInfo): Settings {
  return {
    edition: info.default_edition,
    changes: {},
    computers: COMPUTER_NAMES.slice(0, DEFAULT_COMPUTERS),
    level: info.levels[Math.ceil((info.levels.length - 1) / 2)] ?? "",
    pace: info.paces.includes("normal") ? "normal" : info.paces[0]!,
    hints: true,
    name: "",
  };
}

/** Return settings from what was stored, with whatever the server no longer knows left out. */
export function settingsFrom(stored: string | null, info: GameInfo): Settings {
  const settings = defaultSettings(info);
  let given: Partial<Settings>;
  try {
    given = (JSON.parse(stored ?? "{}") ?? {}) as Partial<Settings>;
  } catch {
    return settings;
  }
  if (typeof given.edition === "string" && given.edition in info.editions) settings.edition = given.edition;
  for (const option of info.options) {
    const value = given.changes?.[option.key];
    if (value !== undefined && isValue(info, option.key, value)) settings.changes[option.key] = value;
  }
  if (Array.isArray(given.computers)) {
    const names = given.computers.filter((name) => typeof name === "string").slice(0, info.seats[1] - 1);
    if (names.length >= info.seats[0] - 1) settings.computers = names;
  }
  if (info.levels.includes(given.level ?? "")) settings.level = given.level!;
  if (info.paces.includes(given.pace!)) settings.pace = given.pace!;
  if (typeof given.hints === "boolean") settings.hints = given.hints;
  if (typeof given.name === "string") settings.name = given.name.slice(0, LONGEST_NAME);
  return settings;
}

function isValue(info: GameInfo, key: string, value: RuleValue): boolean {
  const option = info.options.find((each) => each.key === key)!;
  if (value === null) return option.optional === true || option.choices?.includes(null) === true;
  switch (option.type) {
    case "boolean":
      return typeof value === "boolean";
    case "choice":
      return option.choices?.includes(value as string | number) === true;
    case "integer":
      return typeof value === "number" && value >= (option.minimum ?? -Infinity) && value <= (option.maximum ?? Infinity);
  }
}

/** Return the rules that the settings amount to. */
export function rulesOf(settings: Settings, info: GameInfo): RuleValues {
  return { ...info.editions[settings.edition]!, ...settings.changes };
}

/** Set one option, and remember it only if it differs from the edition. */
export function withOption(settings: Settings, info: GameInfo, key: string, value: RuleValue): Settings {
  const changes = Object.fromEntries(Object.entries(settings.changes).filter(([each]) => each !== key));
  if (info.editions[settings.edition]?.[key] !== value) changes[key] = value;
  return { ...settings, changes };
}

/** Return the settings for so many computers; names that were given stay. */
export function withComputers(settings: Settings, count: number): Settings {
  const computers = settings.computers.slice(0, count);
  while (computers.length < count) {
    computers.push(COMPUTER_NAMES.find((name) => !computers.includes(name)) ?? `${COMPUTER_NAMES[0]} ${computers.length + 1}`);
  }
  return { ...settings, computers };
}

/** Return what to ask the server for. */
export function newRoom(settings: Settings, info: GameInfo): NewRoom {
  return {
    game: info.key,
    name: settings.name.trim() || t("default-name"),
    rules: rulesOf(settings, info),
    computers: settings.computers.map((name, index) => ({
      name: name.trim() || COMPUTER_NAMES[index]!,
      level: settings.level,
    })),
    pace: settings.pace,
    hints: settings.hints,
  };
}

/** Return how the language shown writes a rule's value. */
export function valueText(key: string, value: RuleValue): string {
  if (typeof value === "boolean") return value ? t("value-yes") : t("value-no");
  const name = `option-${key}-${value === null ? "none" : value}`;
  return typeof value === "number" && !hasText(name) ? value.toLocaleString(language()) : t(name);
}

/** Return the kept settings of a game; the player's name is the same in all of them. */
export function loadSettings(info: GameInfo): Settings {
  const settings = settingsFrom(readStored(`settings.${info.key}`), info);
  return { ...settings, name: readStored("name")?.slice(0, LONGEST_NAME) ?? settings.name };
}

/** Keep the settings of a game. */
export function saveSettings(settings: Settings, info: GameInfo): void {
  writeStored(`settings.${info.key}`, JSON.stringify(settings));
  writeStored("name", settings.name);
}
