/** Shows a turn on the board, tile by tile. */
import { tick } from "svelte";
import type { Tile } from "../wire/types";
import { glide } from "./flip";
import type { Box } from "./hit";
import type { BoardModel } from "./model.svelte";
import { framesOf, stepTime, type Frame } from "./playback";
import type { LaidEntry } from "./props";

/** A step glides for this share of its time and then rests. */
const GLIDE_SHARE = 0.7;
const LONGEST_GLIDE = 420;

export class Show {
  #entry: LaidEntry | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: BoardModel) {}

  get entry(): LaidEntry | null {
    return this.#entry;
  }

  start(entry: LaidEntry): void {
    if (entry === this.#entry) return;
    this.#entry = entry;
    const frames = framesOf(entry);
    const { pace } = this.model.props.room;
    // At instant pace only a replay comes here, and that was asked for.
    const time = stepTime(pace === "instant" ? "fast" : pace, frames.length - 1);
    this.#step(entry, frames, 0, time, []);
  }

  #step(entry: LaidEntry, frames: readonly Frame[], index: number, time: number, moved: readonly Tile[]): void {
    const frame = frames[index];
    if (!frame) {
      void this.#end(entry);
      return;
    }
    const soFar = [...moved, ...frame.moved];
    const { laid } = entry;
    const table = this.model.root?.querySelector("[data-table]")?.getBoundingClientRect();
    const from = (tile: Tile): Box | null => {
      if (!table || !laid.includes(tile) || !frame.moved.includes(tile)) return null;
      const width = this.model.tileWidth;
      return { x: table.x + table.width / 2 - width / 2, y: table.y - width, width, height: width };
    };
    const show = (): void => {
      this.model.frame = { melds: frame.melds, moved: soFar };
    };
    glide(this.model.root, show, { duration: index === 0 ? 0 : Math.min(LONGEST_GLIDE, time * GLIDE_SHARE), from });
    clearTimeout(this.#timer);
    // The table before is seen for a moment only, that after it a little longer: together one step more than there are.
    const share = index === 0 ? 0.5 : index === frames.length - 1 ? 1.5 : 1;
    this.#timer = setTimeout(() => this.#step(entry, frames, index + 1, time, soFar), time * share);
  }

  async #end(entry: LaidEntry): Promise<void> {
    clearTimeout(this.#timer);
    this.#entry = null;
    this.model.props.onplaybackend();
    // The state after the turn comes with this call; a replay has none, then the board is shown again as it is.
    await tick();
    if (this.#entry === null && this.model.frame !== null && this.model.props.playback !== entry) this.model.frame = null;
  }

  /** Go to the end at once. Returns whether there was something to skip. */
  skip(): boolean {
    if (!this.#entry) return false;
    void this.#end(this.#entry);
    return true;
  }

  /** The room screen took the turn away. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#entry = null;
    this.model.frame = null;
  }
}
