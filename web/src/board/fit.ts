/** How large tiles can be so that everything lies in sight: flexible rows, computed instead of tried. */

/** Sizes in pixels of what surrounds the tiles; the style sheets take the same numbers from here. */
export interface Metrics {
  /** Between two tiles of a meld. */
  readonly gap: number;
  /** Beside the tiles of a meld, both sides and the handle together. */
  readonly aside: number;
  /** Above and below the tiles of a meld, label included. */
  readonly above: number;
  readonly columnGap: number;
  readonly rowGap: number;
}

/** On screens with room for a mouse. */
export const WIDE: Metrics = { gap: 2, aside: 22, above: 20, columnGap: 6, rowGap: 5 };
/** On phones. */
export const NARROW: Metrics = { gap: 1, aside: 14, above: 18, columnGap: 2, rowGap: 4 };
/** Pixels around the melds of the table. */
export const MARGIN = 4;

/** Height of a tile divided by its width. */
export const RATIO = 1.38;
export const SMALLEST = 26;
/** Under three tiles a meld shows empty places up to three. */
export const FOOTPRINT = 3;

export function tileHeight(width: number): number {
  return Math.round(width * RATIO);
}

export function meldWidth(tiles: number, tile: number, metrics: Metrics): number {
  const places = Math.max(FOOTPRINT, tiles);
  return places * tile + (places - 1) * metrics.gap + metrics.aside;
}

/** Return how many rows melds of these sizes take, in order, in `width` pixels. */
export function rowsOf(sizes: readonly number[], tile: number, width: number, metrics: Metrics): number {
  let rows = 0;
  let left = -1;
  for (const size of sizes) {
    const needed = meldWidth(size, tile, metrics);
    if (rows > 0 && needed <= left) {
      left -= needed + metrics.columnGap;
    } else {
      rows += 1;
      left = width - needed - metrics.columnGap;
    }
  }
  return rows;
}

export function heightOf(rows: number, tile: number, metrics: Metrics): number {
  return rows * (tileHeight(tile) + metrics.above) + Math.max(0, rows - 1) * metrics.rowGap;
}

/**
 * Return the largest tile width, from `largest` down to 26, with which melds of these sizes fit in sight;
 * 26 if none does, and then the table scrolls.
 */
export function fitTiles(sizes: readonly number[], width: number, height: number, largest: number, metrics: Metrics): number {
  const longest = Math.max(FOOTPRINT, ...sizes);
  for (let tile = largest; tile > SMALLEST; tile -= 1) {
    if (meldWidth(longest, tile, metrics) > width) continue;
    if (heightOf(rowsOf(sizes, tile, width, metrics), tile, metrics) <= height) return tile;
  }
  return SMALLEST;
}

/** Return the largest width of rack tiles, between 40 and `largest`, that takes at most `rows` rows. */
export function fitRack(count: number, width: number, gap: number, rows: number, largest: number): number {
  for (let tile = largest; tile > 40; tile -= 1) {
    const perRow = Math.floor((width + gap) / (tile + gap));
    if (perRow > 0 && Math.ceil(count / perRow) <= rows) return tile;
  }
  return 40;
}
