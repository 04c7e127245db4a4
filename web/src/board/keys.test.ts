import { describe, expect, test } from "vitest";
import { keyCommand, nextSpot, type Pressed } from "./keys";

function key(name: string, held: Partial<Pressed> = {}): Pressed {
  return { key: name, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held };
}

test.each([
  [key(" "), { do: "select" }],
  [key("Enter"), { do: "here", before: false }],
  [key("Enter", { shiftKey: true }), { do: "here", before: true }],
  [key("n"), { do: "new" }],
  [key("N", { shiftKey: true }), { do: "new" }],
  [key("g"), { do: "whole" }],
  [key("Backspace"), { do: "rack" }],
  [key("Escape"), { do: "escape" }],
  [key("z", { ctrlKey: true }), { do: "undo" }],
  [key("Z", { ctrlKey: true, shiftKey: true }), { do: "redo" }],
  [key("z", { metaKey: true }), { do: "undo" }],
  [key("d"), { do: "draw" }],
  [key("p"), { do: "play" }],
  [key("h"), { do: "hint" }],
  [key("t"), { do: "read" }],
  [key("l"), { do: "last" }],
  [key("?", { shiftKey: true }), { do: "help" }],
  [key("ArrowUp"), { do: "go", direction: "up" }],
])("%o gives %o", (pressed, command) => {
  expect(keyCommand(pressed)).toEqual(command);
});

test("keys of the browser are left to it", () => {
  expect(keyCommand(key("p", { ctrlKey: true }))).toBeNull();
  expect(keyCommand(key("t", { metaKey: true }))).toBeNull();
  expect(keyCommand(key("d", { altKey: true }))).toBeNull();
  expect(keyCommand(key("Tab"))).toBeNull();
});

describe("arrows", () => {
  // 0 1 2 above, 3 4 below.
  const spots = [
    { x: 10, y: 10 },
    { x: 50, y: 10 },
    { x: 90, y: 10 },
    { x: 12, y: 60 },
    { x: 80, y: 62 },
  ];
  test.each([
    [0, "right", 1],
    [2, "right", 3],
    [3, "left", 2],
    [0, "left", null],
    [2, "down", 4],
    [1, "down", 4],
    [0, "down", 3],
    [4, "up", 2],
    [0, "up", null],
    [1, "first", 0],
    [3, "last", 4],
  ] as const)("from %i %s lead to %s", (from, direction, to) => {
    expect(nextSpot(spots, from, direction)).toBe(to);
  });
});
