import type { Tile } from "../wire/types";

const COLOURS = "krboj";

/** Compare tiles as they lie best to look at: colour by colour in number order, jokers last. */
export function byColour(one: Tile, other: Tile): number {
  const number = (tile: Tile): number => Number(/\d+/.exec(tile)?.[0] ?? 0);
  return COLOURS.indexOf(one[0]!) - COLOURS.indexOf(other[0]!) || number(one) - number(other);
}
