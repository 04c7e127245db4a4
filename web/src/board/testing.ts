/** Positions for the board's unit tests. */
import type { GameView, Kind, Meld, Rules, TableMeld, Tile, Verdict, VerdictMeld } from "../wire/types";
import { startBoard, type BoardState } from "./state";

const RULES: Rules = {
  opening_minimum: 30,
  opening_table_play: false,
  joker_penalty: 30,
  turn_seconds: null,
  overtime: "restore",
  joker_release: "exchange",
  joker_exchange_from: "anywhere",
  joker_reuse: "new_meld",
  joker_meld_frozen: false,
  empty_pool: "may_pass",
  large_set: false,
  games: null,
};

export function tiles(text: string): Tile[] {
  return text.split(" ").filter(Boolean);
}

/** `"r4a r5a r6a | k1a r1a b1a"` */
export function melds(text: string): Meld[] {
  return text
    .split("|")
    .map((part) => ({ tiles: tiles(part), kind: null }))
    .filter((meld) => meld.tiles.length > 0);
}

export function view(table: string, rack: string, changes: Partial<GameView> = {}): GameView {
  return {
    seat: 0,
    players: 2,
    rules: RULES,
    large: false,
    turn: 0,
    turn_number: 1,
    passes: 0,
    pool: 50,
    rack: tiles(rack),
    racks: [tiles(rack).length, 14],
    opened: [true, true],
    table: melds(table).map((meld): TableMeld => ({ ...meld, stands_for: meld.tiles.map(kindsOf), points: 0 })),
    laid: [],
    last_seat: null,
    drawn: [0, 0],
    laid_since: [[], []],
    outcome: null,
    ...changes,
  };
}

function kindsOf(tile: Tile): Kind[] {
  return [tile.slice(0, -1)];
}

export function board(table: string, rack: string, changes: Partial<GameView> = {}): BoardState {
  return startBoard(view(table, rack, changes), "game 1");
}

/** What lies where: `"r4a r5a | k1a / ja"`, the tray after the stroke. */
export function text({ now }: BoardState): string {
  const table = now.melds.map((meld) => meld.tiles.join(" ") || "-").join(" | ");
  return now.tray.length > 0 ? `${table} / ${now.tray.join(" ")}` : table;
}

export function verdictMeld(text: string, changes: Partial<VerdictMeld> = {}): VerdictMeld {
  const given = tiles(text);
  return {
    tiles: given,
    kind: "run",
    points: 0,
    legal: true,
    tidy: given,
    stands_for: given.map(kindsOf),
    fault: null,
    split: null,
    open_kind: false,
    ...changes,
  };
}

export function verdict(table: VerdictMeld[], changes: Partial<Verdict> = {}): Verdict {
  return {
    n: 1,
    turn: 1,
    table,
    rack: [],
    laid: [],
    points: 0,
    opening: null,
    loose_jokers: [],
    problems: [],
    can: { lay: false, draw: true, pass: false },
    fits: {},
    rack_melds: { "777": [], "789": [] },
    rack_order: { "777": [], "789": [] },
    ...changes,
  };
}
