import type { Kind, Tile } from "../wire/types";
import { listText, t } from "./text.svelte";

/** Return the name of a tile or kind, such as "red 7", in the language shown; reactive. */
export function tileText(tile: Tile | Kind): string {
  const match = /^([krbo])(\d+)/.exec(tile);
  return match ? t("tile-name", { colour: match[1]!, number: Number(match[2]) }) : t("tile-joker");
}

/** Return the names of tiles as one phrase, "red 7, blue 7 and joker"; reactive. */
export function tilesText(tiles: readonly (Tile | Kind)[]): string {
  return listText(tiles.map(tileText));
}
