import { expect, test } from "vitest";
import { keyCommand } from "./keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

test.each([
  ["s", "stock"],
  ["T", "take"],
  ["m", "lay"],
  ["a", "add"],
  ["x", "discard"],
  ["u", "undo"],
  ["h", "hint"],
  [" ", "lift"],
  ["Escape", "escape"],
  ["?", "help"],
])("%j gives %s", (key, command) => {
  expect(keyCommand(pressed(key))).toEqual({ do: command });
});

test("arrows go", () => {
  expect(keyCommand(pressed("ArrowLeft"))).toEqual({ do: "go", direction: "left" });
});

test("the browser keeps its own keys", () => {
  expect(keyCommand(pressed("s", { ctrlKey: true }))).toBeNull();
  expect(keyCommand(pressed("a", { altKey: true }))).toBeNull();
  expect(keyCommand(pressed("z", { ctrlKey: true }))).toEqual({ do: "undo" });
});
