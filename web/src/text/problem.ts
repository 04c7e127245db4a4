import type { Problem } from "../wire/types";
import { hasText, language, listText, t, type TextArguments } from "./text.svelte";

/** Return the catalogue's key for a problem's code: `meld.too_short` is `problem-meld-too_short`. */
export function problemKey(code: string): string {
  return `problem-${code.replaceAll(".", "-")}`;
}

/** Return the name of a tile (`r7a`) or kind (`r7`) in the language shown, such as "red 7"; reactive. */
export function tileText(tile: string): string {
  const found = /^([krbo])(\d+)/.exec(tile);
  return found ? t("tile-name", { colour: found[1]!, number: Number(found[2]) }) : t("tile-joker");
}

/** Return the sentence that says what is wrong, and what is missing, in the language shown; reactive. */
export function problemText(problem: Problem): string {
  const args: TextArguments = { code: problem.code, tile_names: listText((problem.tiles ?? []).map(tileText)) };
  for (const [name, value] of Object.entries(problem.data ?? {})) {
    args[name] = typeof value === "number" || typeof value === "string" ? value : String(value);
    if (name === "wanted" && typeof value === "string") args.wanted_names = anyOf(value.split(" ").filter(Boolean));
  }
  const key = problemKey(problem.code);
  return hasText(key) ? t(key, args) : t("unknown-problem", args);
}

function anyOf(kinds: string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(kinds.map(tileText));
}
