/** Every change of the board, as pure functions. Drag, taps and keys all end in `move`. */
import type { MeldKind, Problem, Tile, Verdict } from "../wire/types";
import {
  type Arrangement,
  type BoardState,
  type DraftMeld,
  isJoker,
  isOwn,
  isTableMeld,
  meldById,
  placeOf,
  rackTiles,
  sameArrangement,
  sameTiles,
} from "./state";

export type Target =
  /** Into a meld: before its tile number `index`, or at its end. */
  | { readonly to: "meld"; readonly meld: number; readonly index: number | null }
  | { readonly to: "new" }
  /** To the rack: before its tile number `index`, or to where the tile was before. */
  | { readonly to: "rack"; readonly index: number | null }
  /** In the place of a joker, which is freed. */
  | { readonly to: "joker"; readonly meld: number; readonly joker: Tile };

export interface Moved {
  readonly state: BoardState;
  /** Why nothing was moved. */
  readonly reason: Problem | null;
  /** Ids of the melds that a verdict may tidy. */
  readonly touched: readonly number[];
}

const refuse = (state: BoardState, code: string, tiles: readonly Tile[]): Moved => ({
  state,
  reason: { code: `board.${code}`, tiles: [...tiles], data: {} },
  touched: [],
});

/** Return the board after `tiles`, in this order, were put to `target`, or the reason why they were not. */
export function move(state: BoardState, tiles: readonly Tile[], target: Target): Moved {
  const places = tiles.map((tile) => placeOf(state, tile));
  if (tiles.length === 0 || places.includes(null)) return { state, reason: null, touched: [] };
  if (target.to === "rack" && places.every((place) => place?.in === "rack")) {
    return { state: { ...state, order: reordered(state, tiles, target.index), selection: [] }, reason: null, touched: [] };
  }
  if (!state.base.mine) return refuse(state, "not_your_turn", tiles);
  const fromTable = tiles.filter((tile) => !isOwn(state, tile));
  if (target.to === "rack" && fromTable.length > 0) {
    return refuse(state, fromTable.every(isJoker) ? "joker_stays" : "table_tile_stays", fromTable);
  }
  const intoTable = (target.to === "meld" || target.to === "joker") && isTableMeld(state, target.meld);
  if (!state.base.tableOpen && (intoTable || fromTable.length > 0)) return refuse(state, "before_opening", tiles);
  switch (target.to) {
    case "rack": {
      const now = without(state.now, tiles);
      const order = target.index === null ? state.order : reordered(state, tiles, target.index);
      return done({ ...state, order }, now, []);
    }
    case "new":
      return toNewMeld(state, tiles);
    case "meld":
      return toMeld(state, tiles, target.meld, target.index);
    case "joker":
      return toJoker(state, tiles, target.meld, target.joker);
  }
}

function toNewMeld(state: BoardState, tiles: readonly Tile[]): Moved {
  // A whole meld is as new as it can be already.
  if (state.now.melds.some((meld) => sameTiles(meld.tiles, tiles))) return { state, reason: null, touched: [] };
  const cleared = without(state.now, tiles);
  const meld: DraftMeld = { id: state.nextId, tiles, kind: null };
  return done({ ...state, nextId: state.nextId + 1 }, { ...cleared, melds: [...cleared.melds, meld] }, [meld.id]);
}

function toMeld(state: BoardState, tiles: readonly Tile[], id: number, index: number | null): Moved {
  const target = meldById(state, id);
  if (!target) return { state, reason: null, touched: [] };
  const moving = new Set(tiles);
  const at = index ?? target.tiles.length;
  const head = target.tiles.slice(0, at).filter((tile) => !moving.has(tile));
  const tail = target.tiles.slice(at).filter((tile) => !moving.has(tile));
  const cleared = without(state.now, tiles, id);
  const melds = cleared.melds.map((meld) => (meld.id === id ? { ...meld, tiles: [...head, ...tiles, ...tail] } : meld));
  return done(state, { ...cleared, melds }, [id]);
}

function toJoker(state: BoardState, tiles: readonly Tile[], id: number, joker: Tile): Moved {
  const target = meldById(state, id);
  const [tile] = tiles;
  if (!target || tile === undefined || tiles.length > 1 || tile === joker || !target.tiles.includes(joker)) {
    return toMeld(state, tiles, id, null);
  }
  const cleared = without(state.now, [tile]);
  const melds = cleared.melds.map((meld) =>
    meld.id === id ? { ...meld, tiles: meld.tiles.map((each) => (each === joker ? tile : each)) } : meld,
  );
  // A joker that came from the own rack this turn simply goes back there.
  const tray = isOwn(state, joker) ? cleared.tray : [...cleared.tray, joker];
  return done(state, { melds, tray }, [id]);
}

function done(state: BoardState, next: Arrangement, touched: readonly number[]): Moved {
  // An emptied meld keeps its place until the turn ends, but a new one at the end need not.
  const last = next.melds.findLastIndex((meld) => meld.tiles.length > 0 || isTableMeld(state, meld.id));
  const now = { ...next, melds: next.melds.slice(0, last + 1) };
  if (sameArrangement(now, state.now)) return { state: { ...state, selection: [] }, reason: null, touched: [] };
  return {
    state: { ...state, now, past: [...state.past, state.now], future: [], selection: [], drawn: [] },
    reason: null,
    touched,
  };
}

/** Take tiles off the table. An emptied meld keeps its place; what kind it was is forgotten, except for `keep`. */
function without(arrangement: Arrangement, tiles: readonly Tile[], keep?: number): Arrangement {
  const moving = new Set(tiles);
  const melds = arrangement.melds.map((meld) => {
    const rest = meld.tiles.filter((tile) => !moving.has(tile));
    if (rest.length === meld.tiles.length) return meld;
    return { ...meld, tiles: rest, kind: rest.length > 0 || meld.id === keep ? meld.kind : null };
  });
  return { melds, tray: arrangement.tray.filter((tile) => !moving.has(tile)) };
}

function reordered(state: BoardState, tiles: readonly Tile[], index: number | null): Tile[] {
  const moving = new Set(tiles);
  const visible = rackTiles(state);
  const next = index === null ? undefined : visible.slice(index).find((tile) => !moving.has(tile));
  const rest = state.order.filter((tile) => !moving.has(tile));
  const at = next === undefined ? rest.length : rest.indexOf(next);
  return [...rest.slice(0, at), ...tiles, ...rest.slice(at)];
}

export function undo(state: BoardState): BoardState {
  const now = state.past.at(-1);
  if (!now) return state;
  return { ...state, now, past: state.past.slice(0, -1), future: [state.now, ...state.future], selection: [] };
}

export function redo(state: BoardState): BoardState {
  const [now, ...future] = state.future;
  if (!now) return state;
  return { ...state, now, past: [...state.past, state.now], future, selection: [] };
}

/** Put everything back to the start of the turn; can be undone. */
export function reset(state: BoardState): BoardState {
  const start: Arrangement = { melds: state.base.melds, tray: [] };
  if (sameArrangement(start, state.now)) return { ...state, selection: [] };
  return done(state, start, []).state;
}

/** Say what a meld is meant to be, where its tiles leave it open. */
export function setKind(state: BoardState, id: number, kind: MeldKind): Moved {
  const melds = state.now.melds.map((meld) => (meld.id === id ? { ...meld, kind } : meld));
  return done(state, { ...state.now, melds }, [id]);
}

/** Put the rack into the order of `sequence`; tiles it does not name go to the end. */
export function sortRack(state: BoardState, sequence: readonly Tile[]): BoardState {
  const known = new Set(state.order);
  const named = new Set(sequence);
  const order = [...sequence.filter((tile) => known.has(tile)), ...state.order.filter((tile) => !named.has(tile))];
  return { ...state, order };
}

/** Select or let go one tile. */
export function toggle(state: BoardState, tile: Tile): BoardState {
  const selection = state.selection.includes(tile)
    ? state.selection.filter((each) => each !== tile)
    : [...state.selection, tile];
  return { ...state, selection };
}

/** Select exactly `tiles`. */
export function select(state: BoardState, tiles: readonly Tile[]): BoardState {
  return { ...state, selection: tiles };
}

export interface Tidied {
  readonly state: BoardState;
  /** A run was split, so the melds are not those that were sent. */
  readonly split: boolean;
  /** Ids of the melds that are settled now. */
  readonly settled: readonly number[];
}

/**
 * Put the touched melds into tidy order, and split a run where the verdict says so.
 *
 * @param ids of the melds as they were sent with the draft the verdict is on.
 * @param touched ids of the melds that may change.
 */
export function applyVerdict(
  state: BoardState,
  verdict: Verdict,
  ids: readonly number[],
  touched: ReadonlySet<number>,
): Tidied {
  let nextId = state.nextId;
  let split = false;
  const settled: number[] = [];
  const melds = state.now.melds.flatMap((meld): DraftMeld[] => {
    const said = verdict.table[ids.indexOf(meld.id)];
    if (!said || !touched.has(meld.id) || said.tiles.join() !== meld.tiles.join()) return [meld];
    settled.push(meld.id);
    if (said.split) {
      split = true;
      const [first, second] = said.split;
      settled.push(nextId);
      return [
        { ...meld, tiles: first },
        { id: nextId++, tiles: second, kind: meld.kind },
      ];
    }
    return [said.legal ? { ...meld, tiles: said.tidy } : meld];
  });
  if (settled.length === 0) return { state, split, settled };
  return { state: { ...state, now: { ...state.now, melds }, nextId }, split, settled };
}
