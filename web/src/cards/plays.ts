/** The turn so far as the player's own list of plays, and what the table looks like while others play. */

import type { Card, CardEntry, CardGame, CardMeld, DraftMeld, Play } from "./types";

/** Return the plays that make the table of a verdict from the table before: needed after a reload. */
export function playsIn(before: readonly CardMeld[], after: readonly DraftMeld[]): Play[] {
  const melds: Play[] = after.slice(before.length).map(({ cards }) => ({ t: "meld", cards: [...cards] }));
  const added = after.slice(0, before.length).flatMap(({ cards }, meld): Play[] => {
    const old = new Set(before[meld]!.cards);
    const start = cards.findIndex((card) => old.has(card));
    // What lies in front was laid from the meld outwards.
    const front = cards.slice(0, start).reverse();
    const behind = cards.slice(start).filter((card) => !old.has(card));
    return [...front, ...behind].map((card) => ({ t: "lay_off", card, meld }));
  });
  return [...melds, ...added];
}

/** Return the cards that plays have laid. */
export function laidBy(plays: readonly Play[]): Card[] {
  return plays.flatMap((play) => (play.t === "meld" ? play.cards : [play.card]));
}

/** Return the cards in a player's own order; cards that the order does not know come last. */
export function inOrder(cards: readonly Card[], order: readonly Card[]): Card[] {
  const known = order.filter((card) => cards.includes(card));
  return [...known, ...cards.filter((card) => !known.includes(card))];
}

/** Return the order with `moved` put in front of the card that lies at `index` among the others. */
export function reordered(order: readonly Card[], moved: readonly Card[], index: number): Card[] {
  const rest = order.filter((card) => !moved.includes(card));
  const inTheirOrder = order.filter((card) => moved.includes(card));
  return [...rest.slice(0, index), ...inTheirOrder, ...rest.slice(index)];
}

/** What lies on the table at one moment. */
export interface Scene {
  readonly table: readonly CardMeld[];
  readonly discards: readonly Card[];
  readonly stock: number;
  readonly recycled: number;
}

/** Return what a state shows. */
export function sceneOf({ table, discards, stock, recycled }: CardGame): Scene {
  return { table, discards, stock, recycled };
}

/** Return what an entry of another player makes of it. */
export function after(scene: Scene, entry: CardEntry): Scene {
  switch (entry.t) {
    case "drew":
      return { ...scene, stock: entry.stock };
    case "took":
      return { ...scene, discards: scene.discards.slice(0, -1) };
    case "gave_back":
    case "discarded":
      return { ...scene, discards: [...scene.discards, entry.card] };
    case "melded":
    case "laid_off": {
      const table = [...scene.table];
      table[entry.index] = entry.meld;
      return { ...scene, table };
    }
    case "turned_over":
      return { ...scene, discards: [], stock: entry.stock, recycled: entry.times };
    default:
      return scene;
  }
}

/** All that is shown of one opponent's turn takes at most so many milliseconds. */
export const LONGEST = 3000;
/** Of these a draw, which comes by itself before the rest, may take this share. */
const DRAW_SHARE = 0.25;
const STEP = { slow: 800, normal: 480, fast: 220, instant: 0 } as const;

/** Return the milliseconds that one of `steps` entries is shown. */
export function stepTime(pace: keyof typeof STEP, entry: CardEntry, steps: number): number {
  const isDraw = entry.t === "drew" || entry.t === "took";
  const most = isDraw ? LONGEST * DRAW_SHARE : (LONGEST * (1 - DRAW_SHARE)) / Math.max(1, steps);
  return Math.min(STEP[pace], Math.floor(most));
}
