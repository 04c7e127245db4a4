/** How large cards are drawn and how far they overlap, decided from numbers alone. */

/** Height of a card by its width. */
export const TALL = 84 / 60;
/** Pixels of every card in the hand that stay free for a finger. */
export const FREE = 40;

export interface Fan {
  /** Width of a card in pixels. */
  readonly width: number;
  /** Pixels from one card to the next. */
  readonly step: number;
  /** How many cards lie in each row, the upper row first. */
  readonly rows: readonly number[];
}

const GAP = 4;

/** Return how `count` cards lie in a hand of `width` pixels, cards at most `largest` and at least `smallest` wide. */
export function fanOf(count: number, width: number, largest: number, smallest: number): Fan {
  for (const rows of [1, 2, 3]) {
    const most = Math.ceil(Math.max(1, count) / rows);
    for (let card = largest; card >= smallest; card -= 4) {
      const room = most > 1 ? (width - card) / (most - 1) : Infinity;
      if (room >= FREE) return { width: card, step: Math.min(room, card + GAP), rows: rowsOf(count, rows, most) };
    }
  }
  const most = Math.ceil(count / 3);
  return { width: smallest, step: Math.max(1, (width - smallest) / Math.max(1, most - 1)), rows: rowsOf(count, 3, most) };
}

function rowsOf(count: number, rows: number, most: number): number[] {
  const sizes: number[] = [];
  let left = count;
  for (let row = 0; row < rows && left > 0; row++) {
    sizes.push(Math.min(most, left));
    left -= sizes.at(-1)!;
  }
  return sizes.length ? sizes : [0];
}

/** A meld's cards overlap so that the index of each stays free. */
export const OVERLAP = 0.46;
const MELD_GAP = 14;
const ROW_GAP = 14;
const SIZES = [80, 74, 68, 62, 56, 52, 48, 44, 40, 37] as const;

/** Return the width of a meld of `cards` cards that are `card` pixels wide. */
export function meldWidth(cards: number, card: number): number {
  return card + (Math.max(1, cards) - 1) * card * OVERLAP;
}

/** Return the largest width of a card with which melds of these sizes fit into a table. */
export function tableCard(sizes: readonly number[], width: number, height: number, largest: number): number {
  const fitting = SIZES.filter((size) => size <= largest);
  return fitting.find((card) => heightOf(sizes, width, card) <= height) ?? fitting.at(-1) ?? largest;
}

function heightOf(sizes: readonly number[], width: number, card: number): number {
  let rows = 1;
  let used = 0;
  for (const size of sizes) {
    const meld = Math.max(44, meldWidth(size, card)) + MELD_GAP;
    if (used > 0 && used + meld > width) {
      rows += 1;
      used = 0;
    }
    used += meld;
  }
  return rows * (card * TALL + ROW_GAP);
}
