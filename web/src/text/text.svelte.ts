import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readStored, writeStored } from "../ui/stored";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextArguments = Record<string, FluentVariable>;

/** Each language names itself, whatever language is shown. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./catalogue/en"),
  fr: () => import("./catalogue/fr"),
  de: () => import("./catalogue/de"),
};

/** Catalogues that only some games need, by area and language; loaded with the game. */
const EXTRA: Record<string, () => Promise<string>> = import.meta.glob<string>(
  "../../../src/rummyroom/i18n/*/rummy.ftl",
  { query: "?raw", import: "default" },
);

const STORED = "language";
/** The extra areas that are in use, in the order in which they came. */
const areas: string[] = [];

let shown = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** Build the sentences of `language` from the text of its catalogue. */
export function bundleOf(language: Language, catalogue: string): FluentBundle {
  // The bidi marks that Fluent puts around arguments would be read aloud by some screen readers.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

/** Return the language shown; reactive. */
export function language(): Language {
  return shown.language;
}

/** Return the language to begin with: the one chosen before, else the browser's first that we have, else English. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = (tag: string): Language | undefined => LANGUAGES.find((each) => tag.toLowerCase().split("-")[0] === each);
  return (stored && known(stored)) || wanted.map(known).find((each) => each !== undefined) || "en";
}

/** Load and show `chosen`; with `remember`, also at the next visit. */
export async function setLanguage(chosen: Language, { remember = true } = {}): Promise<void> {
  const parts = await Promise.all([loaders[chosen]().then((loaded) => loaded.default), ...areas.map((area) => extra(area, chosen))]);
  shown = { language: chosen, bundle: bundleOf(chosen, parts.join("\n")) };
  document.documentElement.lang = chosen;
  if (remember) writeStored(STORED, chosen);
}

/** Load the sentences of an area, such as those of a game, in the language shown and in any chosen later. */
export async function addText(area: string): Promise<void> {
  if (areas.includes(area)) return;
  areas.push(area);
  await setLanguage(shown.language, { remember: false });
}

async function extra(area: string, chosen: Language): Promise<string> {
  const load = Object.entries(EXTRA).find(([path]) => path.endsWith(`/${chosen}/${area}.ftl`))?.[1];
  return load ? load() : "";
}

/** Show the first language of this visit. */
export async function startText(): Promise<void> {
  await setLanguage(firstLanguage(readStored(STORED), navigator.languages), { remember: false });
}

/** Return whether the language shown has a sentence for `key`; reactive. */
export function hasText(key: string): boolean {
  return shown.bundle.hasMessage(key);
}

/**
 * Return the sentence `key` in the language shown; reactive.
 *
 * A key that is missing shows as itself: a test holds that none is.
 */
export function t(key: string, args?: TextArguments): string {
  const message = shown.bundle.getMessage(key);
  if (!message?.value) return key;
  return shown.bundle.formatPattern(message.value, args ?? null, []);
}

/** Return names as one phrase, "A, B and C" (or, as a disjunction, "A, B or C"), in the language shown; reactive. */
export function listText(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(shown.language, { type }).format(names);
}
