/** Which command a key gives, inside the game's region only. */

import type { Direction, Pressed } from "../board/keys";

export type KeyCommand =
  | { readonly do: "go"; readonly direction: Direction }
  | { readonly do: "stock" | "take" | "lay" | "add" | "discard" | "undo" | "lift" | "here" | "escape" | "sort" | "read" | "hint" | "help" };

const KEYS: Record<string, KeyCommand> = {
  s: { do: "stock" },
  t: { do: "take" },
  m: { do: "lay" },
  a: { do: "add" },
  x: { do: "discard" },
  u: { do: "undo" },
  o: { do: "sort" },
  r: { do: "read" },
  h: { do: "hint" },
  "?": { do: "help" },
  " ": { do: "lift" },
  Enter: { do: "here" },
  Escape: { do: "escape" },
  ArrowLeft: { do: "go", direction: "left" },
  ArrowRight: { do: "go", direction: "right" },
  ArrowUp: { do: "go", direction: "up" },
  ArrowDown: { do: "go", direction: "down" },
  Home: { do: "go", direction: "first" },
  End: { do: "go", direction: "last" },
};

/** Return the command of a key, or null if it is none of the table's. */
export function keyCommand(pressed: Pressed): KeyCommand | null {
  if (pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) return key === "z" ? { do: "undo" } : null;
  return KEYS[key] ?? null;
}
