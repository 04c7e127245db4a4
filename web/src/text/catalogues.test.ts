import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./text.svelte";

const I18N = join(import.meta.dirname, "../../../src/rummyroom/i18n");
const SOURCE = join(import.meta.dirname, "..");
const AREAS = [...new Set(LANGUAGES.flatMap((language) => readdirSync(join(I18N, language))))].sort();
/** Areas that the page loads. */
const PAGE_AREAS = ["core.ftl", "server.ftl", "board.ftl", "steps.ftl", "page.ftl", "options.ftl", "rules.ftl", "rummy.ftl"];

const KEY = /^([a-zA-Z][\w-]*) *=/gm;

function keysOf(language: string, area: string): string[] {
  const text = readFileSync(join(I18N, language, area), "utf8");
  return [...text.matchAll(KEY)].map((match) => match[1]!).sort();
}

function variablesOf(language: string, area: string): Map<string, string> {
  const text = readFileSync(join(I18N, language, area), "utf8");
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-zA-Z][\w-]* *=)/m)) {
    const key = /^[a-zA-Z][\w-]*/.exec(part)?.[0];
    if (key) found.set(key, [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort().join(" "));
  }
  return found;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

describe.each(AREAS)("%s", (area) => {
  test("has the same keys in every language", () => {
    const english = keysOf("en", area);
    expect(english.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) expect(keysOf(language, area)).toEqual(english);
  });

  test("takes the same arguments in every language", () => {
    const english = variablesOf("en", area);
    for (const language of LANGUAGES) {
      for (const [key, variables] of variablesOf(language, area)) {
        expect(`${language} ${key}: ${variables}`).toBe(`${language} ${key}: ${english.get(key)}`);
      }
    }
  });

  test.each(LANGUAGES)("parses without junk and names no key twice in %s", (language) => {
    const keys = keysOf(language, area);
    expect(new Set(keys).size).toBe(keys.length);
    const resource = new FluentResource(readFileSync(join(I18N, language, area), "utf8"));
    expect(resource.body.map((message) => message.id).sort()).toEqual(keys);
  });
});

test("every key that the page says exists", () => {
  const known = new Set(PAGE_AREAS.filter((area) => AREAS.includes(area)).flatMap((area) => keysOf("en", area)));
  const missing: string[] = [];
  for (const path of sourceFiles(SOURCE)) {
    for (const match of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g)) {
      if (!known.has(match[1]!)) missing.push(`${path.slice(SOURCE.length + 1)}: ${match[1]}`);
    }
  }
  expect(missing).toEqual([]);
});

test("no key lies in two areas of the page", () => {
  const keys = PAGE_AREAS.filter((area) => AREAS.includes(area)).flatMap((area) => keysOf("en", area));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every sentence of the page's own areas is said somewhere", () => {
  const source = sourceFiles(SOURCE).map((path) => readFileSync(path, "utf8")).join("\n");
  const said = new Set([...source.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]!));
  const patterns = [...source.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, ".+")}$`),
  );
  const keys = ["page.ftl", "options.ftl", "rules.ftl"].flatMap((area) => keysOf("en", area));
  const silent = keys.filter((key) => {
    const stem = key.replace(/-you$/, "");
    return !said.has(key) && !said.has(stem) && !patterns.some((pattern) => pattern.test(key) || pattern.test(stem));
  });
  expect(silent).toEqual([]);
});
