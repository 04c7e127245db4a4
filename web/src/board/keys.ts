/** Which command a key gives, inside the game's region only. */

export type Direction = "left" | "right" | "up" | "down" | "first" | "last";

export type KeyCommand =
  | { readonly do: "go"; readonly direction: Direction }
  | { readonly do: "select" }
  /** Move what is selected to the focused place; with `before`, in front of the focused tile. */
  | { readonly do: "here"; readonly before: boolean }
  | {
      readonly do:
        | "new"
        | "whole"
        | "rack"
        | "escape"
        | "undo"
        | "redo"
        | "draw"
        | "play"
        | "hint"
        | "read"
        | "last"
        | "help";
    };

export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

const LETTERS: Record<string, KeyCommand> = {
  n: { do: "new" },
  g: { do: "whole" },
  d: { do: "draw" },
  p: { do: "play" },
  h: { do: "hint" },
  t: { do: "read" },
  l: { do: "last" },
  "?": { do: "help" },
};

const NAMED: Record<string, KeyCommand> = {
  ArrowLeft: { do: "go", direction: "left" },
  ArrowRight: { do: "go", direction: "right" },
  ArrowUp: { do: "go", direction: "up" },
  ArrowDown: { do: "go", direction: "down" },
  Home: { do: "go", direction: "first" },
  End: { do: "go", direction: "last" },
  " ": { do: "select" },
  Backspace: { do: "rack" },
  Delete: { do: "rack" },
  Escape: { do: "escape" },
};

/** Return the command of a key, or null if it is none of the board's. */
export function keyCommand(pressed: Pressed): KeyCommand | null {
  if (pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === "z") return { do: pressed.shiftKey ? "redo" : "undo" };
    return key === "y" ? { do: "redo" } : null;
  }
  if (key === "Enter") return { do: "here", before: pressed.shiftKey };
  return NAMED[key] ?? LETTERS[key] ?? null;
}

/** Keys that a button with the focus takes for itself: it is not the board that they are for. */
export function isForButton(pressed: Pressed): boolean {
  return pressed.key === "Enter" || pressed.key === " ";
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Return which of `spots` (centres of what can be focused) lies next in a direction, or null. */
export function nextSpot(spots: readonly Spot[], from: number, direction: Direction): number | null {
  const here = spots[from];
  if (!here) return spots.length > 0 ? 0 : null;
  if (direction === "first" || direction === "last") {
    const row = spots.flatMap((spot, index) => (Math.abs(spot.y - here.y) < 12 ? [index] : []));
    return (direction === "first" ? row[0] : row.at(-1)) ?? null;
  }
  if (direction === "left" || direction === "right") {
    // Reading order, from the end of a row on to the next one.
    const next = from + (direction === "right" ? 1 : -1);
    return next >= 0 && next < spots.length ? next : null;
  }
  const sign = direction === "down" ? 1 : -1;
  let best: number | null = null;
  let bestRow = Infinity;
  let bestAside = Infinity;
  spots.forEach((spot, index) => {
    const down = (spot.y - here.y) * sign;
    if (down < 12) return;
    const aside = Math.abs(spot.x - here.x);
    if (down < bestRow - 12 || (down < bestRow + 12 && aside < bestAside)) {
      best = index;
      bestRow = Math.min(down, bestRow);
      bestAside = aside;
    }
  });
  return best;
}
