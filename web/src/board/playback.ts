/** An opponent's turn as a row of tables, each a step from the one before. */
import type { Meld, MeldKind, Pace, Tile } from "../wire/types";
import type { LaidEntry } from "./props";

export interface FrameMeld {
  readonly id: number;
  readonly tiles: readonly Tile[];
  readonly kind: MeldKind | null;
}

export interface Frame {
  readonly melds: readonly FrameMeld[];
  /** Tiles that moved or came with this step. */
  readonly moved: readonly Tile[];
}

/** The whole of a turn is shown in at most this many milliseconds. */
export const LONGEST = 3000;

const STEP: Record<Pace, number> = { slow: 800, normal: 450, fast: 200, instant: 0 };

/** Return the milliseconds one of `steps` steps is shown; 0 shows only the end. */
export function stepTime(pace: Pace, steps: number): number {
  return steps === 0 ? 0 : Math.min(STEP[pace], Math.floor(LONGEST / (steps + 1)));
}

/** Return the turn's tables: first that before it, then one per tile moved or laid, last that after it. */
export function framesOf(entry: LaidEntry): Frame[] {
  const { before, table } = entry;
  const partner = partners(before, table);
  // A meld of the table before keeps its index as id; new ones are counted on from there.
  const ids = table.map((_, index) => partner[index] ?? before.length + index);
  const after = new Map(table.map((meld, index) => [ids[index]!, meld]));
  let melds: FrameMeld[] = [
    ...before.map((meld, index) => ({ id: index, tiles: meld.tiles, kind: meld.kind })),
    ...ids.filter((id) => id >= before.length).map((id) => ({ id, tiles: [] as Tile[], kind: null })),
  ];
  const frames: Frame[] = [{ melds: shown(melds), moved: [] }];
  const laid = new Set(entry.laid);
  // First what is taken apart, then what is laid: as a person would do it.
  for (const fromRack of [false, true]) {
    for (const id of ids) {
      const goal = after.get(id)!.tiles;
      for (const tile of goal) {
        const there = melds.find((meld) => meld.id === id)!.tiles.includes(tile);
        if (there || laid.has(tile) !== fromRack) continue;
        melds = melds.map((meld) => {
          const rest = meld.tiles.filter((each) => each !== tile);
          if (meld.id === id) return { ...meld, tiles: inserted(rest, tile, goal) };
          return rest.length === meld.tiles.length ? meld : { ...meld, tiles: rest };
        });
        frames.push({ melds: shown(melds), moved: [tile] });
      }
    }
  }
  const end = ids.map((id) => ({ id, tiles: after.get(id)!.tiles, kind: after.get(id)!.kind }));
  const last = frames.at(-1)!;
  frames[frames.length - 1] = { melds: end, moved: last.moved };
  return frames;
}

function shown(melds: readonly FrameMeld[]): FrameMeld[] {
  return melds.filter((meld) => meld.tiles.length > 0);
}

/** Insert `tile` so that what lies there already is in the order of `goal`, where it has a place in it. */
function inserted(tiles: readonly Tile[], tile: Tile, goal: readonly Tile[]): Tile[] {
  const following = new Set(goal.slice(goal.indexOf(tile) + 1));
  const at = tiles.findIndex((each) => following.has(each));
  return at < 0 ? [...tiles, tile] : [...tiles.slice(0, at), tile, ...tiles.slice(at)];
}

/** Return for each meld after the turn the index of the meld before it that it came from, if any. */
function partners(before: readonly Meld[], table: readonly Meld[]): (number | undefined)[] {
  const pairs: { from: number; to: number; shared: number }[] = [];
  table.forEach((meld, to) => {
    const tiles = new Set(meld.tiles);
    before.forEach((old, from) => {
      const shared = old.tiles.filter((tile) => tiles.has(tile)).length;
      if (shared > 0) pairs.push({ from, to, shared });
    });
  });
  pairs.sort((left, right) => right.shared - left.shared || left.to - right.to);
  const result: (number | undefined)[] = table.map(() => undefined);
  const used = new Set<number>();
  for (const { from, to } of pairs) {
    if (result[to] !== undefined || used.has(from)) continue;
    result[to] = from;
    used.add(from);
  }
  return result;
}
