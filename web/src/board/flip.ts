/** Tiles glide from where they were to where they are: measured before and after a change of the page. */
import { flushSync } from "svelte";
import type { Box } from "./hit";

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export interface Glide {
  readonly duration: number;
  /** Where tiles come from that were held, or that were nowhere. */
  readonly from?: (tile: string) => Box | null;
}

/** Make `change`, and let every tile inside `root` glide to its new place. */
export function glide(root: HTMLElement | null, change: () => void, { duration, from }: Glide): void {
  if (!root) {
    change();
    return;
  }
  if (reducedMotion() || duration === 0) {
    flushSync(change);
    return;
  }
  const before = new Map<string, Box>();
  for (const element of tileElements(root)) before.set(element.dataset["tile"]!, element.getBoundingClientRect());
  flushSync(change);
  const moved: [HTMLElement, Keyframe, Keyframe][] = [];
  for (const element of tileElements(root)) {
    const tile = element.dataset["tile"]!;
    const came = from?.(tile);
    const start = came ?? before.get(tile);
    if (!start) continue;
    const end = element.getBoundingClientRect();
    const [x, y] = [start.x - end.x, start.y - end.y];
    const scale = end.width > 0 ? start.width / end.width : 1;
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue;
    // What flies in from elsewhere catches no press that is meant for what lies under it.
    const above = { transformOrigin: "0 0", zIndex: 5, ...(came ? { pointerEvents: "none" } : {}) };
    const away = { ...above, transform: `translate(${x}px, ${y}px) scale(${scale})` };
    moved.push([element, away, { ...above, transform: "none" }]);
  }
  for (const [element, away, home] of moved) {
    element.animate([away, home], {
      duration,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
  }
}

/** The tiles of table and rack; not the copies in the meld editor or under the pointer. */
function tileElements(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-tile]:not([data-copy] [data-tile])");
}
