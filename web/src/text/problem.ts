import type { Problem } from "../wire/types";
import { hasText, listText, t, type TextArguments } from "./text.svelte";
import { tilesText, tileText } from "./tiles";

/** Return the catalogue's key for a problem's code: `meld.too_short` is `problem-meld-too_short`. */
export function problemKey(code: string): string {
  return `problem-${code.replaceAll(".", "-")}`;
}

/** Return what problems say together, each sentence once; reactive. */
export function problemsText(problems: readonly Problem[]): string {
  const sentences = problems.map(problemText);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) === index).join(" ");
}

/** Return the sentence that says what is wrong, and what is missing, in the language shown; reactive. */
export function problemText(problem: Problem): string {
  const args: TextArguments = { code: problem.code, tile_names: tilesText(problem.tiles ?? []), wanted_names: "" };
  for (const [name, value] of Object.entries(problem.data ?? {})) {
    args[name] = typeof value === "number" || typeof value === "string" ? value : String(value);
    if (name === "wanted") args["wanted_names"] = listText(kindsIn(value).map(tileText), "disjunction");
  }
  const key = problemKey(problem.code);
  return hasText(key) ? t(key, args) : t("unknown-problem", args);
}

function kindsIn(notation: unknown): string[] {
  return String(notation).split(" ").filter(Boolean);
}
