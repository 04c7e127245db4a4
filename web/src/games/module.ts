/** What the page needs from a game to show it: its table, its words, its scores. */

import type { Component } from "svelte";
import type { Company } from "../room/company";
import type { SoundName } from "../ui/sound";
import type { GameCommand, GameDraft, GameResult, GameState, LogEntry, Outcome, Problem, Room, RuleValues } from "../wire/types";

/** What a game's table needs from the room's screen, and what it tells it. */
export interface TableProps {
  game: GameState;
  room: Room;
  /** The newest verdict that arrived, whichever draft it is on; null before the first. */
  verdict: unknown;
  /** What was told of the hint since the last move; null before the player asks. */
  hint: unknown;
  /** An entry to show on the table now; the table calls `onplaybackend` once it was shown or skipped. */
  playback: LogEntry | null;
  /** How many entries are shown before the next state, `playback` among them. */
  steps: number;
  /** A command is on its way. */
  busy: boolean;
  /** The problems of the last refused command of the game. */
  refused: readonly Problem[] | null;
  onplaybackend(): void;
  ondraft(draft: GameDraft): void;
  oncommand(command: GameCommand): void;
  /** The player asks to see the last turn again: answered by setting `playback`. */
  onshowlast(): void;
  /** The table refused something and has said why; for a sound. */
  onreason(problem: Problem): void;
}

export interface GuideProps {
  rules: RuleValues;
  edition: string | null;
  players: number;
  /** Level of the headings. */
  level: 2 | 3;
}

/** A row of tiles or cards to look at: one picture that is read as one phrase. */
export interface RowProps {
  pieces: readonly string[];
  /** Width of a piece, as a CSS length. */
  width?: string;
  /** Said instead of the pieces' names; empty: nothing is said, since the text beside it says it. */
  label?: string;
}

export interface OpeningProps {
  entry: LogEntry;
  room: Room;
  onclose(): void;
}

/** The words of a game's log. */
export interface GameLog {
  /** It is the first entry of a game. */
  begins(entry: LogEntry): boolean;
  /** It tells of the deal, not of a turn. */
  prepares(entry: LogEntry): boolean;
  /** A player did it in a turn: what stands beside the name. */
  isMove(entry: LogEntry): boolean;
  /** An opponent's doing that is worth watching on the table. */
  isShown(entry: LogEntry): boolean;
  /** It can be shown again on request. */
  isRepeatable(entry: LogEntry): boolean;
  sentence(entry: LogEntry, company: Company): string;
  /** The sentence with the names of its pieces, to be read aloud. */
  said(entry: LogEntry, company: Company): string;
  /** What is told about how the game begins, in full sentences. */
  opening(entry: LogEntry, company: Company): string[];
  /** The tiles or cards that are drawn beside the sentence. */
  pieces(entry: LogEntry): readonly string[];
  /** One's own turn was cut short: said at once. */
  isUrgent(entry: LogEntry): boolean;
  sound(entry: LogEntry): SoundName | null;
}

export interface SeatFacts {
  /** Tiles or cards held. */
  count: number;
  /** A sign beside it, such as whether the player has opened. */
  mark: { on: boolean; text: string; short: string | null };
}

export interface ScoreLine {
  seat: number;
  score: number;
  /** How it came about, as a sum; empty if there is nothing to work out. */
  text: string;
}

/** How the end of a game is told. */
export interface GameEnd {
  /** That it is over, in two words. */
  short(): string;
  title(outcome: Outcome, room: Room): string;
  why(outcome: Outcome, room: Room): string;
  worked(outcome: Outcome, rules: RuleValues): ScoreLine[];
  /** The order in which what was left is shown. */
  sorted(pieces: readonly string[]): string[];
  heading(): string;
  left(points: number): string;
  nothingLeft(): string;
  /** A sentence under the scores. */
  note(): string;
  next(room: Room): string;
}

/** The table of the match so far. */
export interface GameSheet {
  column(): string;
  cell(result: GameResult, seat: number): string;
  total(points: number): string;
  /** Name of the row that counts games won. */
  wins(): string;
  rule(room: Room): string;
}

export interface GameModule {
  Table: Component<TableProps>;
  Guide: Component<GuideProps>;
  Row: Component<RowProps>;
  /** Shows how the game begins, over the table. */
  Opening: Component<OpeningProps> | null;
  /** The game's own entries in the room's menu. */
  Options: Component | null;
  log: GameLog;
  end: GameEnd;
  sheet: GameSheet;
  guideTitle(): string;
  /** What is left to draw from. */
  supply(game: GameState): { count: number; text: string };
  seat(game: GameState, seat: number): SeatFacts;
  /** A sentence about a player for readers of the screen. */
  saidSeat(game: GameState, room: Room, seat: number, moves: boolean): string;
  score(room: Room, seat: number): { long: string; short: string };
}
