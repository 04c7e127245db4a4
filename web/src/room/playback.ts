/**
 * What arrived, shown in order and one turn at a time.
 *
 * The server is always ahead of the eye: an opponent's turn is shown tile by tile, and whatever arrives in the
 * meantime waits here. A turn that nobody could watch (a hidden tab, a log caught up with) is not played.
 */

import type { Entry, EntryOf, RoomState } from "../wire/types";

export type LaidEntry = EntryOf<"laid">;

export interface Arrival extends RoomState {
  entries: Entry[];
}

export interface Stage {
  /** Whether turns are worth playing now. */
  watched(): boolean;
  /** One entry comes up, in the order of the log. */
  entry(entry: Entry, arrival: Arrival): void;
  /** Play this turn on the board, and call `done` afterwards. */
  play(entry: LaidEntry): void;
  /** Show this state: all its entries have come up. */
  show(state: RoomState): void;
}

/** Turns that may wait to be played; if more do, all but the last state are skipped. */
const LONGEST_QUEUE = 12;

export class Playback {
  private readonly queue: Arrival[] = [];
  private rest: Entry[] = [];
  private current: Arrival | null = null;
  private playing = false;

  constructor(private readonly stage: Stage) {}

  /** Put what arrived behind what still waits. */
  arrive(arrival: Arrival): void {
    this.queue.push(arrival);
    this.advance();
  }

  /** Play a turn again, unless one is being played. */
  replay(entry: LaidEntry): void {
    if (this.playing || this.current) return;
    this.playing = true;
    this.stage.play(entry);
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
      if (entry.t === "laid" && this.worthPlaying(entry)) {
        this.playing = true;
        this.stage.play(entry);
      }
    }
  }

  private worthPlaying(entry: LaidEntry): boolean {
    const { room } = this.current!;
    return (
      entry.seat !== room.seat &&
      room.pace !== "instant" &&
      this.queue.length < LONGEST_QUEUE &&
      this.stage.watched()
    );
  }
}
