/** Where a drop would go: positions of everything, measured once when a drag begins, and a point. */
import type { Tile } from "../wire/types";
import type { Point } from "./gesture";
import type { Target } from "./moves";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TileBox {
  readonly tile: Tile;
  readonly box: Box;
}

export interface MeldBox {
  readonly id: number;
  readonly box: Box;
  readonly tiles: readonly TileBox[];
}

export interface Layout {
  /** The table's visible part: melds scrolled out of it cannot be met. */
  readonly table: Box;
  readonly melds: readonly MeldBox[];
  readonly newMeld: Box;
  readonly rack: Box;
  readonly rackTiles: readonly TileBox[];
  /** The open meld editor lies over the table. */
  readonly editor: MeldBox | null;
}

/** How far beside a meld a drop still means it, in pixels: less than half the gap between two. */
const SLACK = 3;

export function contains(box: Box, point: Point, slack = 0): boolean {
  return (
    point.x >= box.x - slack &&
    point.x <= box.x + box.width + slack &&
    point.y >= box.y - slack &&
    point.y <= box.y + box.height + slack
  );
}

/** Return before which of the tiles, lying in rows, a drop at `point` goes. */
export function insertionIndex(tiles: readonly TileBox[], point: Point): number {
  let index = 0;
  while (index < tiles.length) {
    const row = tiles[index]!.box;
    let end = index;
    while (end < tiles.length && tiles[end]!.box.y < row.y + row.height / 2) end += 1;
    const last = end === tiles.length;
    if (last || point.y < row.y + row.height + 2) {
      const after = tiles.slice(index, end).filter(({ box }) => point.x > box.x + box.width / 2).length;
      return index + after;
    }
    index = end;
  }
  return index;
}

/**
 * Return where a drop at `point` goes, or null outside of everything.
 *
 * @param replaces whether what is held is the real tile of this joker.
 */
export function targetAt(layout: Layout, point: Point, replaces: (meld: number, joker: Tile) => boolean): Target | null {
  if (layout.editor && contains(layout.editor.box, point)) return inMeld(layout.editor, point, replaces);
  if (contains(layout.table, point)) {
    const meld = layout.melds.find(({ box }) => contains(box, point, SLACK));
    if (meld) return inMeld(meld, point, replaces);
    return { to: "new" };
  }
  if (contains(layout.newMeld, point)) return { to: "new" };
  if (contains(layout.rack, point)) return { to: "rack", index: insertionIndex(layout.rackTiles, point) };
  return null;
}

function inMeld(meld: MeldBox, point: Point, replaces: (meld: number, joker: Tile) => boolean): Target {
  const over = meld.tiles.find(({ box }) => contains(box, point));
  if (over && replaces(meld.id, over.tile)) return { to: "joker", meld: meld.id, joker: over.tile };
  return { to: "meld", meld: meld.id, index: insertionIndex(meld.tiles, point) };
}

export interface Marker {
  readonly shape: "gap" | "place";
  readonly box: Box;
}

/** Return where to show that a drop goes to `target`: a bar in the gap, or a frame around the place. */
export function markerFor(layout: Layout, target: Target): Marker {
  switch (target.to) {
    case "new":
      return { shape: "place", box: layout.newMeld };
    case "rack":
      return gapMarker(layout.rackTiles, target.index ?? layout.rackTiles.length, layout.rack);
    case "joker": {
      const meld = meldOf(layout, target.meld);
      const joker = meld?.tiles.find(({ tile }) => tile === target.joker);
      return { shape: "place", box: joker?.box ?? meld?.box ?? layout.newMeld };
    }
    case "meld": {
      const meld = meldOf(layout, target.meld);
      if (!meld) return { shape: "place", box: layout.newMeld };
      return gapMarker(meld.tiles, target.index ?? meld.tiles.length, meld.box);
    }
  }
}

function meldOf(layout: Layout, id: number): MeldBox | undefined {
  return layout.editor?.id === id ? layout.editor : layout.melds.find((meld) => meld.id === id);
}

const BAR = 4;

function gapMarker(tiles: readonly TileBox[], index: number, place: Box): Marker {
  const left = tiles[index - 1]?.box;
  const right = tiles[index]?.box;
  const beside = left ?? right;
  if (!beside) return { shape: "place", box: place };
  // At the break between two rows the bar stays with the tile before it.
  const x = left ? left.x + left.width - BAR / 2 + 1 : right!.x - BAR / 2 - 1;
  return { shape: "gap", box: { x, y: beside.y - 3, width: BAR, height: beside.height + 6 } };
}
