import type { Draft, EntryOf, GameView, Hint, Meld, Problem, Room, Verdict } from "../wire/types";

export type LaidEntry = EntryOf<"laid">;

/** What the board needs from the room screen, and what it tells it. */
export interface BoardProps {
  game: GameView;
  room: Room;
  /** The newest verdict that arrived, whichever draft it is on; null before the first. */
  verdict: Verdict | null;
  /** A turn to show tile by tile now; the board calls `onplaybackend` once it was shown or skipped. */
  playback: LaidEntry | null;
  /** A command is on its way: Draw, Pass and Play wait. */
  busy: boolean;
  /** The problems of the last refused command; shown in the reason line, and said, when it changes. */
  refused: readonly Problem[] | null;
  /** What was told of the hint in this turn so far; null before the player asks. */
  hint: Hint | null;
  onplaybackend(): void;
  /** The arrangement changed (`table` is null when it is not one's turn); `n` counts up over reloads. */
  ondraft(draft: Draft): void;
  onplay(table: Meld[]): void;
  ondraw(): void;
  onpass(): void;
  /** The player asks for a stage of the hint: answer by setting `hint`. */
  onhint(stage: number): void;
  /** The player asks to see the last turn again: answer by setting `playback`. */
  onshowlast(): void;
  /** The board refused something and has said why in its reason line; for a sound. */
  onreason(problem: Problem): void;
}
