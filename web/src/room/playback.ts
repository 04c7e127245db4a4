/**
 * What arrived, shown in order and one turn at a time.
 *
 * The server is always ahead of the eye: an opponent's turn is shown tile by tile, and whatever arrives in the
 * meantime waits here. A turn that nobody could watch (a hidden tab, a log caught up with) is not played.
 */

import type { LogEntry, RoomState } from "../wire/types";

export interface Arrival extends RoomState {
  entries: LogEntry[];
}

export interface Stage {
  /** Whether turns are worth playing now. */
  watched(): boolean;
  /** One entry comes up, in the order of the log. */
  entry(entry: LogEntry, arrival: Arrival): void;
  /** An entry that the table can show, as far as the game is concerned. */
  isShown(entry: LogEntry): boolean;
  /** Show this entry on the table, one of `steps` before the next state, and call `done` afterwards. */
  play(entry: LogEntry, steps: number): void;
  /** Show this state: all its entries have come up. */
  show(state: RoomState): void;
}

/** Turns that may wait to be played; if more do, all but the last state are skipped. */
const LONGEST_QUEUE = 12;

export class Playback {
  private readonly queue: Arrival[] = [];
  private rest: LogEntry[] = [];
  private current: Arrival | null = null;
  private playing = false;
  private held = false;

  constructor(private readonly stage: Stage) {}

  /** Put what arrived behind what still waits. */
  arrive(arrival: Arrival): void {
    this.queue.push(arrival);
    this.advance();
  }

  /** Play a turn again, unless one is being played. */
  replay(entry: LogEntry): void {
    if (this.playing || this.current) return;
    this.playing = true;
    this.stage.play(entry, 1);
  }

  /** Let nothing more arrive until `release`, except what is already coming up. */
  hold(): void {
    this.held = true;
  }

  /** Go on after `hold`. */
  release(): void {
    this.held = false;
    // What is coming up goes on by itself.
    if (!this.current) this.advance();
  }

  /** The turn on the stage has been shown or skipped. */
  done(): void {
    this.playing = false;
    this.advance();
  }

  /** Forget all that waits: a newer whole state is there. */
  clear(): void {
    this.queue.length = 0;
    this.rest = [];
    this.current = null;
    this.playing = false;
  }

  private advance(): void {
    while (!this.playing) {
      if (!this.current) {
        if (this.held) return;
        const next = this.queue.shift();
        if (!next) return;
        this.current = next;
        this.rest = [...next.entries];
      }
      const entry = this.rest.shift();
      if (!entry) {
        const shown = this.current;
        this.current = null;
        this.stage.show(shown);
        continue;
      }
      this.stage.entry(entry, this.current);
      if (this.isWorthPlaying(entry)) {
        this.playing = true;
        this.stage.play(entry, this.current.entries.filter((each) => this.isOpponents(each)).length);
      }
    }
  }

  private isOpponents(entry: LogEntry): boolean {
    return entry.seat !== this.current!.room.seat && this.stage.isShown(entry);
  }

  private isWorthPlaying(entry: LogEntry): boolean {
    const { room } = this.current!;
    return (
      this.isOpponents(entry) && room.pace !== "instant" && this.queue.length < LONGEST_QUEUE && this.stage.watched()
    );
  }
}
