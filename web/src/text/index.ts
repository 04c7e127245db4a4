export {
  addText,
  hasText,
  language,
  LANGUAGE_NAMES,
  LANGUAGES,
  listText,
  setLanguage,
  startText,
  t,
  type Language,
  type TextArguments,
} from "./text.svelte";
export { problemKey, problemText, problemsText } from "./problem";
export { tilesText, tileText } from "./tiles";
