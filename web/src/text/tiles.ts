import type { Kind, Tile } from "../wire/types";
import { listText, t } from "./text.svelte";

/** Return the name of a tile, kind or card in notation, such as "red 7" or "8 of spades", in the language shown; reactive. */
export function tileText(piece: Tile | Kind): string {
  const card = /^([A2-9TJQK])([SHCD])$/.exec(piece);
  if (card) return t("card-name", { rank: card[1]!, suit: card[2]! });
  const match = /^([krbo])(\d+)/.exec(piece);
  return match ? t("tile-name", { colour: match[1]!, number: Number(match[2]) }) : t("tile-joker");
}

/** Return the names of tiles or cards as one phrase, "red 7, blue 7 and joker"; reactive. */
export function tilesText(pieces: readonly (Tile | Kind)[]): string {
  return listText(pieces.map(tileText));
}
