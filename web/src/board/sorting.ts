/** Plain orders of tiles, for a rack that the server has not sorted yet. */
import type { Tile } from "../wire/types";
import { isJoker } from "./state";

const COLOURS = "krbo";

function place(tile: Tile): { colour: number; number: number } {
  if (isJoker(tile)) return { colour: COLOURS.length, number: 14 };
  return { colour: COLOURS.indexOf(tile[0]!), number: Number.parseInt(tile.slice(1), 10) };
}

/** Colour by colour in number order, jokers last. */
export function byColour(left: Tile, right: Tile): number {
  const [a, b] = [place(left), place(right)];
  return a.colour - b.colour || a.number - b.number;
}

/** Number by number in colour order, jokers last. */
export function byNumber(left: Tile, right: Tile): number {
  const [a, b] = [place(left), place(right)];
  return a.number - b.number || a.colour - b.colour;
}
