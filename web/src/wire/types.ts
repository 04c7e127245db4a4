/** The shapes that travel between page and server; described in docs/protocol.md. */

/** A physical tile as text: colour, number, copy ("r7a"), or a joker ("ja"). */
export type Tile = string;
/** What is printed on a tile ("r7"), or "j". */
export type Kind = string;
export type MeldKind = "run" | "group";

export interface Meld {
  tiles: Tile[];
  kind: MeldKind | null;
}

export type ProblemData = Record<string, unknown>;

export interface Problem {
  code: string;
  tiles?: Tile[];
  /** Index of the meld concerned in the table that was judged. */
  meld?: number | null;
  data?: ProblemData;
}

// ---------------------------------------------------------------- HTTP

export type RuleValue = string | number | boolean | null;
export type RuleValues = Record<string, RuleValue>;

/** The rules a game of Rummikub is played by. Other games' shapes lie with their modules. */
export interface Rules extends RuleValues {
  opening_minimum: number;
  opening_table_play: boolean;
  joker_penalty: number;
  turn_seconds: number | null;
  overtime: "restore" | "return_loose";
  joker_release: "exchange" | "rearrange" | "free";
  joker_exchange_from: "anywhere" | "rack";
  joker_reuse: "new_meld" | "new_meld_with_two_rack_tiles" | "anywhere";
  joker_meld_frozen: boolean;
  empty_pool: "may_pass" | "must_lay";
  large_set: boolean;
  games: number | null;
}

export interface GameOption {
  key: string;
  type: "choice" | "integer" | "boolean";
  choices?: (string | number | null)[];
  minimum?: number | null;
  maximum?: number | null;
  step?: number;
  /** None is a value too. */
  optional?: boolean;
}

export type Pace = "slow" | "normal" | "fast" | "instant";

export interface GameInfo {
  key: string;
  seats: [number, number];
  editions: Record<string, RuleValues>;
  default_edition: string;
  options: GameOption[];
  levels: string[];
  paces: Pace[];
}

export interface ComputerSeat {
  name: string;
  level: string;
}

export interface NewRoom {
  game: string;
  /** The name of the person who plays. */
  name: string;
  rules: RuleValues;
  computers: ComputerSeat[];
  pace: Pace;
  hints: boolean;
}

export type RoomStatus = "playing" | "game_over" | "match_over";

export interface RoomSummary {
  link: string;
  game: string;
  players: string[];
  status: RoomStatus;
  your_turn: boolean;
  game_number: number;
  games: number;
  /** Seconds since the epoch. */
  updated: number;
}

export interface Check {
  code: string;
  ok: boolean;
  data: Record<string, unknown>;
}

export interface VerifyAnswer {
  ok: boolean;
  games: { number: number; checks: Check[] }[];
}

// ---------------------------------------------------------------- Room and game

export interface Seat {
  name: string;
  /** The level of the computer that plays here, or null for a person. */
  computer: string | null;
  connected: boolean;
}

export interface GameResult {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface MatchOutcome {
  winners: number[];
  totals: number[];
  wins: number[];
}

export interface Clock {
  seat: number;
  /** Milliseconds left when the message was sent. */
  left: number;
  total: number;
  frozen: boolean;
}

export interface Room {
  link: string;
  game: string;
  seat: number;
  seats: Seat[];
  edition: string | null;
  rules: RuleValues;
  pace: Pace;
  /** Hints may be asked for. */
  hints: boolean;
  status: RoomStatus;
  game_number: number;
  /** How many games the match has; 0 where points alone decide. */
  games: number;
  results: GameResult[];
  totals: number[];
  wins: number[];
  match: MatchOutcome | null;
  clock: Clock | null;
  commitment: string;
  secret: string | null;
}

export interface TableMeld extends Meld {
  /** Per tile, the kinds it stands for: itself for a numbered tile, the possible ones for a joker. */
  stands_for: Kind[][];
  points: number;
}

export interface Outcome {
  /** Why it ended: "out", "blocked", or a word of the game's own. */
  reason: string;
  winners: number[];
  scores: number[];
  rack_values: number[];
  racks?: Tile[][];
}

/** What the room's screen needs to know of any game. */
export interface GameState {
  seat: number;
  players: number;
  rules: RuleValues;
  turn: number;
  turn_number: number;
  outcome: Outcome | null;
}

/** A game of Rummikub as one seat may see it. */
export interface GameView extends GameState {
  rules: Rules;
  large: boolean;
  passes: number;
  pool: number;
  rack: Tile[];
  racks: number[];
  opened: boolean[];
  table: TableMeld[];
  laid: Tile[];
  last_seat: number | null;
  drawn: number[];
  laid_since: Tile[][];
}

// ---------------------------------------------------------------- Log

export interface DrawnForStart {
  seat: number;
  tile: Tile;
}

/** An entry of any game's log. */
export interface LogEntry {
  t: string;
  /** Whose doing it is. */
  seat?: number;
}

export type Entry =
  | { t: "started"; rounds: DrawnForStart[][]; first: number }
  | { t: "dealt"; racks: (Tile[] | null)[]; pool: number }
  | {
      t: "laid";
      seat: number;
      before: Meld[];
      table: Meld[];
      laid: Tile[];
      jokers: Tile[];
      opening: number | null;
      timed_out: boolean;
    }
  | {
      t: "drew";
      seat: number;
      count: number;
      tiles: Tile[] | null;
      reason: "turn" | "time" | "penalty";
      pool: number;
    }
  | { t: "passed"; seat: number }
  | {
      t: "time_ran_out";
      seat: number;
      what: "played" | "drew" | "restored" | "returned";
      /** Known only to the player whose tiles they are. */
      returned: Tile[] | null;
    }
  | { t: "ended"; outcome: Outcome }
  /** A computer found no move in time, so a plain one was made for it. */
  | { t: "bot_failed"; seat: number }
  /** A player asked for a stage of the hint. */
  | { t: "hint"; seat: number; stage: number };

export type EntryOf<T extends Entry["t"]> = Extract<Entry, { t: T }>;

// ---------------------------------------------------------------- Verdict

export interface VerdictMeld {
  /** As the draft gave them. */
  tiles: Tile[];
  kind: MeldKind | null;
  points: number;
  legal: boolean;
  /** The same tiles in the order a tidy table shows them. */
  tidy: Tile[];
  /** Per tile of `tidy`. */
  stands_for: Kind[][];
  fault: Problem | null;
  /** The two halves that a run with a doubled number falls into, if both are legal. */
  split: [Tile[], Tile[]] | null;
  /** The player may choose between group and run. */
  open_kind: boolean;
}

export type Sorting = "777" | "789";

export interface Verdict {
  n: number;
  turn: number;
  table: VerdictMeld[];
  rack: Tile[];
  laid: Tile[];
  points: number;
  opening: { points: number; minimum: number } | null;
  loose_jokers: Tile[];
  /** All that blocks Play; empty when Play is legal. */
  problems: Problem[];
  can: { lay: boolean; draw: boolean; pass: boolean };
  /** Per rack tile, the melds it could be added to and leave legal. */
  fits: Record<Tile, number[]>;
  rack_melds: Record<Sorting, Tile[][]>;
  rack_order: Record<Sorting, Tile[]>;
}

// ---------------------------------------------------------------- Hint

/** One thing to do with one's hands. */
export interface HintStep {
  kind: "exchange" | "split" | "take" | "new" | "move" | "add";
  tiles: Tile[];
  /** Index of a meld at the start of the turn. */
  source: number | null;
  /** Index of a meld in the table of the hint. */
  target: number | null;
  /** The joker that an exchange frees. */
  joker: Tile | null;
  /** The tiles of `source` at the start of the turn. */
  taken_from: Tile[];
  /** The tiles that lie in `target` by then. */
  onto: Tile[];
}

/** As much of a hint as its stage tells; the rest is null. */
export interface Hint {
  stage: number;
  playable: boolean;
  tiles: Tile[] | null;
  steps: HintStep[] | null;
  table: Meld[] | null;
}

// ---------------------------------------------------------------- Socket

/** What any game's draft has. */
export interface GameDraft {
  /** Counts up, over reloads too. */
  n: number;
  turn: number;
  [arrangement: string]: unknown;
}

export interface Draft extends GameDraft {
  /** Null when it is not one's turn: then only the order of the rack is kept. */
  table: Meld[] | null;
  rack: Tile[];
}

/** A command of the room, whichever game is played in it. */
export type RoomCommand = { t: "next_game" } | { t: "rematch" } | { t: "pace"; pace: Pace } | { t: "skip" };

/** A move, in the words of the game. */
export interface GameCommand {
  t: string;
  [argument: string]: unknown;
}

export type Command = RoomCommand | GameCommand;

export type ToServer =
  | { t: "hello"; d: { protocol: 1; have: number | null } }
  | { t: "command"; d: { id: string; v: number; c: Command } }
  | { t: "draft"; d: GameDraft }
  | { t: "ping"; d: Record<string, never> };

export interface RoomState {
  room: Room;
  game: GameState;
  /** In the shape of the game. */
  verdict: unknown;
}

export type FromServer =
  | { t: "welcome"; v: number; d: RoomState & { protocol: number; entries: LogEntry[] | null } }
  | { t: "update"; v: number; d: RoomState & { entries: LogEntry[] } }
  | { t: "ack"; v: number; d: { id: string } }
  | { t: "refused"; v?: number; d: { id: string | null; problems: Problem[] } }
  | { t: "verdict"; v: number; d: unknown }
  /** In the shape of the game. */
  | { t: "hint"; v: number; d: unknown }
  | { t: "pong"; d: Record<string, never> }
  | { t: "taken_over"; d: Record<string, never> };

/** Why the server closed the socket. */
export const CLOSED = {
  flooding: 1008,
  notProtocol: 1011,
  takenOver: 4001,
  notYours: 4003,
  noSuchRoom: 4004,
} as const;
