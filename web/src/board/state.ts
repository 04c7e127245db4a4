/** The board as plain data: what lies where, what is selected, and how it came to be. */
import type { GameView, MeldKind, Tile, Verdict, VerdictMeld } from "../wire/types";

export interface DraftMeld {
  /** Stays the same while the meld is on the table, whatever becomes of its tiles. */
  readonly id: number;
  readonly tiles: readonly Tile[];
  /** What the player means it to be, where the tiles leave it open. */
  readonly kind: MeldKind | null;
}

/** One step of the history: where the table's tiles lie. The rack is whatever is not in it. */
export interface Arrangement {
  readonly melds: readonly DraftMeld[];
  /** Jokers that were taken from the table and lie nowhere yet. */
  readonly tray: readonly Tile[];
}

/** The position as the server tells it, before anything was moved. */
export interface Base {
  /** Which game of which room: another key means that nothing of the old board is left. */
  readonly game: string;
  readonly turn: number;
  /** It is this player's turn. */
  readonly mine: boolean;
  /** The table may be rearranged: the player has opened, or the rules allow it before. */
  readonly tableOpen: boolean;
  readonly melds: readonly DraftMeld[];
  readonly rack: readonly Tile[];
}

export interface BoardState {
  readonly base: Base;
  readonly now: Arrangement;
  /** All own tiles in the rack's order, those laid this turn too: each comes back to its place. */
  readonly order: readonly Tile[];
  /** In the order in which they were selected. */
  readonly selection: readonly Tile[];
  readonly past: readonly Arrangement[];
  readonly future: readonly Arrangement[];
  /** Tiles that came to the rack with the last change. */
  readonly drawn: readonly Tile[];
  readonly nextId: number;
}

export type Place =
  | { readonly in: "rack" }
  | { readonly in: "tray" }
  | { readonly in: "meld"; readonly meld: DraftMeld; readonly index: number };

/** Return the board of a player who has just come to the game. */
export function startBoard(view: GameView, game: string): BoardState {
  const melds = view.table.map((meld, index) => ({ id: index, tiles: meld.tiles, kind: meld.kind }));
  return {
    base: baseOf(view, game, melds),
    now: { melds, tray: [] },
    order: view.rack,
    selection: [],
    past: [],
    future: [],
    drawn: [],
    nextId: melds.length,
  };
}

function baseOf(view: GameView, game: string, melds: readonly DraftMeld[]): Base {
  return {
    game,
    turn: view.turn_number,
    mine: view.turn === view.seat && view.outcome === null,
    tableOpen: view.opened[view.seat] === true || view.rules.opening_table_play,
    melds,
    rack: view.rack,
  };
}

/**
 * Return the board after the server told a new state of the game.
 *
 * A draft goes on if nothing it stands on has changed; otherwise the table is the server's. Melds that
 * stay keep their ids, the rack keeps its order, and new tiles are put at its end.
 */
export function adoptGame(state: BoardState, view: GameView, game: string): BoardState {
  if (game !== state.base.game) return startBoard(view, game);
  const ids = new Map(state.base.melds.map((meld) => [meldKey(meld), meld.id]));
  for (const meld of state.now.melds) ids.set(meldKey(meld), meld.id);
  let nextId = state.nextId;
  const taken = new Set<number>();
  const melds = view.table.map((meld): DraftMeld => {
    let id = ids.get(meldKey(meld)) ?? relative(state.now.melds, meld.tiles, taken);
    if (id === undefined || taken.has(id)) id = nextId++;
    taken.add(id);
    return { id, tiles: meld.tiles, kind: meld.kind };
  });
  const base = baseOf(view, game, melds);
  const before = state.base;
  const goesOn =
    base.turn === before.turn &&
    base.mine === before.mine &&
    sameTiles(base.rack, before.rack) &&
    base.melds.length === before.melds.length &&
    base.melds.every((meld, index) => meldKey(meld) === meldKey(before.melds[index]!));
  if (goesOn) return { ...state, base: { ...base, melds: before.melds } };
  const held = new Set(view.rack);
  const known = new Set(state.order);
  const kept = state.order.filter((tile) => held.has(tile));
  const fresh = view.rack.filter((tile) => !known.has(tile));
  return {
    base,
    now: { melds, tray: [] },
    order: [...kept, ...fresh],
    selection: state.selection.filter((tile) => held.has(tile)),
    past: [],
    future: [],
    drawn: fresh.length > 0 ? fresh : base.turn === before.turn ? state.drawn : [],
    nextId,
  };
}

/** Return the id of the meld that most of `tiles` lay in, if it is at least half of them. */
function relative(melds: readonly DraftMeld[], tiles: readonly Tile[], taken: ReadonlySet<number>): number | undefined {
  const wanted = new Set(tiles);
  let best: number | undefined;
  let most = tiles.length / 2;
  for (const meld of melds) {
    const shared = meld.tiles.filter((tile) => wanted.has(tile)).length;
    if (shared >= most && shared > 0 && !taken.has(meld.id)) {
      best = meld.id;
      most = shared + 0.5;
    }
  }
  return best;
}

/** Return the board with the draft that the server kept, after the page was loaded again. */
export function restoreDraft(state: BoardState, verdict: Verdict): BoardState {
  if (!state.base.mine || verdict.turn !== state.base.turn || verdict.n === 0) return state;
  const onTable = verdict.table.flatMap((meld) => meld.tiles);
  const known = new Set([...state.base.rack, ...state.base.melds.flatMap((meld) => meld.tiles)]);
  if (new Set(onTable).size !== onTable.length || onTable.some((tile) => !known.has(tile))) return state;
  let nextId = state.nextId;
  const taken = new Set<number>();
  const melds = verdict.table.map((meld): DraftMeld => {
    let id = relative(state.base.melds, meld.tiles, taken);
    if (id === undefined) id = nextId++;
    taken.add(id);
    return { id, tiles: meld.legal ? meld.tidy : meld.tiles, kind: meld.kind };
  });
  const laid = new Set(onTable);
  const tray = state.base.melds.flatMap((meld) => meld.tiles).filter((tile) => !laid.has(tile));
  const now = { melds, tray };
  if (sameArrangement(now, { melds: state.base.melds, tray: [] })) return state;
  return { ...state, now, past: [{ melds: state.base.melds, tray: [] }], nextId };
}

/** Return text that is equal for melds that read the same: tiles in order, and the kind. */
export function meldKey(meld: { readonly tiles: readonly Tile[]; readonly kind: MeldKind | null }): string {
  return `${meld.tiles.join(" ")} ${meld.kind ?? ""}`;
}

/** Return whether two lists hold the same tiles, in whatever order. */
export function sameTiles(left: readonly Tile[], right: readonly Tile[]): boolean {
  if (left.length !== right.length) return false;
  const tiles = new Set(left);
  return right.every((tile) => tiles.has(tile));
}

/** Return whether two arrangements put every tile into the same place; empty melds do not count. */
export function sameArrangement(left: Arrangement, right: Arrangement): boolean {
  const text = (arrangement: Arrangement): string =>
    arrangement.melds
      .filter((meld) => meld.tiles.length > 0)
      .map(meldKey)
      .join("|") + `/${arrangement.tray.join(" ")}`;
  return text(left) === text(right);
}

export function isJoker(tile: Tile): boolean {
  return tile.startsWith("j");
}

/** Return the tiles lying on the table or in the tray. */
export function tilesOut(arrangement: Arrangement): Set<Tile> {
  return new Set([...arrangement.melds.flatMap((meld) => meld.tiles), ...arrangement.tray]);
}

/** Return the rack's tiles in their order. */
export function rackTiles(state: BoardState): Tile[] {
  const out = tilesOut(state.now);
  return state.order.filter((tile) => !out.has(tile));
}

/** Return whether the player held `tile` at the start of the turn. */
export function isOwn(state: BoardState, tile: Tile): boolean {
  return state.base.rack.includes(tile);
}

/** Return whether the table had this meld at the start of the turn. */
export function isTableMeld(state: BoardState, id: number): boolean {
  return state.base.melds.some((meld) => meld.id === id);
}

/** Return where `tile` lies, or null if this board has no such tile. */
export function placeOf(state: BoardState, tile: Tile): Place | null {
  for (const meld of state.now.melds) {
    const index = meld.tiles.indexOf(tile);
    if (index >= 0) return { in: "meld", meld, index };
  }
  if (state.now.tray.includes(tile)) return { in: "tray" };
  return state.order.includes(tile) ? { in: "rack" } : null;
}

export function meldById(state: BoardState, id: number): DraftMeld | undefined {
  return state.now.melds.find((meld) => meld.id === id);
}

/** Return whether anything lies elsewhere than at the start of the turn. */
export function isTouched(state: BoardState): boolean {
  return !sameArrangement(state.now, { melds: state.base.melds, tray: [] });
}

/** Return the melds that have tiles: what is sent as draft, and their ids in the same order. */
export function draftTable(state: BoardState): { table: { tiles: Tile[]; kind: MeldKind | null }[]; ids: number[] } {
  const melds = state.now.melds.filter((meld) => meld.tiles.length > 0);
  return {
    table: melds.map(({ tiles, kind }) => ({ tiles: [...tiles], kind })),
    ids: melds.map((meld) => meld.id),
  };
}

/** What is known about a meld lying exactly so. */
export type MeldInfo = Pick<VerdictMeld, "kind" | "points" | "legal" | "stands_for" | "fault" | "open_kind">;
