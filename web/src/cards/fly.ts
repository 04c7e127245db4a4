/** A card that flies over the table for a moment: a copy, which nobody can touch. */

import { reducedMotion } from "../board/flip";
import type { Box } from "../board/hit";

/** Let a copy of `picture` fly from one place to another; with `turning` it turns over on its way. */
export function fly(picture: Element, from: Box, to: Box, duration: number, turning = false): void {
  if (reducedMotion() || duration === 0) return;
  const copy = picture.cloneNode(true) as SVGElement;
  copy.style.cssText = `position:fixed;left:0;top:0;width:${from.width}px;z-index:30;pointer-events:none`;
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  const scale = Math.max(0.35, Math.min(1, to.width / from.width));
  const turn = turning ? " rotateY(180deg)" : "";
  const start = `translate(${from.x}px, ${from.y}px)`;
  const end = `translate(${to.x + (to.width - from.width * scale) / 2}px, ${to.y}px) scale(${scale})${turn}`;
  const frames = [
    { transform: start, transformOrigin: "0 0", opacity: 1 },
    { transform: end, transformOrigin: turning ? "50% 50%" : "0 0", opacity: 0.9 },
  ];
  copy.animate(frames, { duration, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
