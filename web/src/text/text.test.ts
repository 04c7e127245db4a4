import { describe, expect, test } from "vitest";
import { problemKey } from "./problem";
import { bundleOf, firstLanguage } from "./text.svelte";

describe("the first language", () => {
  test("is the one chosen before", () => {
    expect(firstLanguage("de", ["fr"])).toBe("de");
  });
  test("is else the browser's first that we have", () => {
    expect(firstLanguage(null, ["es-ES", "fr-CA", "de"])).toBe("fr");
  });
  test("is English where the browser names none of ours", () => {
    expect(firstLanguage(null, ["pt-BR"])).toBe("en");
    expect(firstLanguage("xx", [])).toBe("en");
  });
});

test("a problem's code names its sentence", () => {
  expect(problemKey("meld.too_short")).toBe("problem-meld-too_short");
});

test("numbers are written as the language writes them", () => {
  const bundle = bundleOf("fr", "points = { $count } points");
  const pattern = bundle.getMessage("points")?.value;
  expect(pattern && bundle.formatPattern(pattern, { count: 1234.5 })).toMatch(/^1\s?234,5 points$/);
});
