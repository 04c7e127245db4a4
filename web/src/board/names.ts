/** Names of tiles and melds in full sentences, for readers of the screen and for the status of a meld. */
import { listText, t } from "../text";
import type { Kind, Tile } from "../wire/types";
import type { DraftMeld, MeldInfo } from "./state";
import { isJoker } from "./state";

/** Return the name of what is printed: "red 7". */
export function kindName(kind: Kind): string {
  if (isJoker(kind)) return t("tile-joker");
  return t("tile-name", { colour: kind[0]!, number: kind.slice(1) });
}

export function kindOf(tile: Tile): Kind {
  return tile.slice(0, -1);
}

/** Return a tile's name; of a joker on the table with what it stands for. */
export function tileName(tile: Tile, standsFor: readonly Kind[] | null = null): string {
  if (!isJoker(tile) || !standsFor || standsFor.length === 0) return kindName(kindOf(tile));
  return t("board-joker-as", { tiles: alternatives(standsFor.map(kindName)) });
}

function alternatives(names: readonly string[]): string {
  return names.reduce((first, second) => t("board-or", { first, second }));
}

export function tilesText(tiles: readonly Tile[]): string {
  return listText(tiles.map((tile) => tileName(tile)));
}

/** Return the name of a meld, such as "Meld 3, run, blue 4 to blue 6, 15 points". */
export function meldName(number: number, meld: DraftMeld, info: MeldInfo | null): string {
  const { tiles } = meld;
  if (tiles.length === 0) return t("board-meld-empty", { meld: number });
  if (info?.legal && info.kind === "run") {
    const args = {
      meld: number,
      low: kindName(info.stands_for[0]![0]!),
      high: kindName(info.stands_for.at(-1)![0]!),
      points: info.points,
    };
    return tiles.some(isJoker) ? t("board-meld-run-jokers", args) : t("board-meld-run", args);
  }
  if (info?.legal) {
    const names = tiles.map((tile, index) => tileName(tile, info.stands_for[index]));
    return t("board-meld-group", { meld: number, tiles: listText(names), points: info.points });
  }
  return t("board-meld-other", { meld: number, tiles: tilesText(tiles), status: meldStatus(meld, info) });
}

/** Return the state of a meld in a few words. */
export function meldStatus(meld: DraftMeld, info: MeldInfo | null): string {
  if (meld.tiles.length === 0) return t("board-status-empty");
  if (!info) return t("board-status-open");
  if (info.legal) {
    return info.kind === "run"
      ? t("board-status-run", { points: info.points })
      : t("board-status-group", { points: info.points });
  }
  const data = info.fault?.data ?? {};
  switch (info.fault?.code) {
    case "meld.too_short":
      return t("board-status-short", { missing: Number(data["missing"]) });
    case "meld.duplicate_colour":
    case "meld.duplicate_number":
      return t("board-status-twice", { colour: String(data["colour"]), number: String(data["number"]) });
    case "meld.not_consecutive":
      return t("board-status-gap");
    case "meld.too_long":
      return t("board-status-long");
    default:
      return t("board-status-mixed");
  }
}
