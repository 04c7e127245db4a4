import type { Problem } from "../wire/types";
import { hasText, t, type TextArguments } from "./text.svelte";

/** Return the catalogue's key for a problem's code: `meld.too_short` is `problem-meld-too_short`. */
export function problemKey(code: string): string {
  return `problem-${code.replaceAll(".", "-")}`;
}

/** Return the sentence that says what is wrong, and what is missing, in the language shown; reactive. */
export function problemText(problem: Problem): string {
  const args: TextArguments = { code: problem.code, tiles: problem.tiles?.length ?? 0 };
  for (const [name, value] of Object.entries(problem.data ?? {})) {
    args[name] = typeof value === "number" || typeof value === "string" ? value : String(value);
  }
  const key = problemKey(problem.code);
  return hasText(key) ? t(key, args) : t("unknown-problem", args);
}
