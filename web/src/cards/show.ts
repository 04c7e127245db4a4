/** Shows an opponent's turn on the table, card by card. */

import { glide } from "../board/flip";
import type { Box } from "../board/hit";
import { fly } from "./fly";
import type { CardModel } from "./model.svelte";
import { after, stepTime } from "./plays";
import type { CardEntry } from "./types";

const GLIDE_SHARE = 0.75;
const LONGEST_GLIDE = 450;

export class Show {
  #entry: CardEntry | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The player has seen enough of this turn. */
  #skips = false;

  constructor(private readonly model: CardModel) {}

  get isRunning(): boolean {
    return this.#entry !== null;
  }

  start(entry: CardEntry, steps: number): void {
    if (entry === this.#entry) return;
    this.#entry = entry;
    const { model } = this;
    const { pace } = model.props.room;
    const time = this.#skips ? 0 : stepTime(pace, entry, steps);
    const before = model.scene ?? model.plainScene;
    const duration = Math.min(LONGEST_GLIDE, time * GLIDE_SHARE);
    const seat = "seat" in entry ? seatBox(entry.seat) : null;
    const stock = model.boxOf("[data-pile=stock] svg");
    const top = model.boxOf("[data-pile=discard] [data-top]");
    if (entry.t === "drew" && seat && stock) fly(model.root!.querySelector("[data-pile=stock] svg")!, stock, seat, duration);
    if (entry.t === "took" && seat && top) fly(model.root!.querySelector("[data-pile=discard] [data-top] svg")!, top, seat, duration);
    const known = new Set(before.table.flatMap((meld) => meld.cards));
    const comes = cardsOf(entry).filter((card) => !known.has(card));
    const change = (): void => {
      model.scene = after(before, entry);
    };
    glide(model.root, change, { duration, from: (card): Box | null => (comes.includes(card) ? small(seat) : null) });
    clearTimeout(this.#timer);
    if (time === 0) queueMicrotask(() => this.#end(entry));
    else this.#timer = setTimeout(() => this.#end(entry), time);
  }

  #end(entry: CardEntry): void {
    if (this.#entry !== entry) return;
    clearTimeout(this.#timer);
    this.#entry = null;
    this.model.props.onplaybackend();
  }

  /** Go to the end of the turn at once. Returns whether there was something to skip. */
  skip(): boolean {
    if (!this.#entry) return false;
    this.#skips = true;
    this.#end(this.#entry);
    return true;
  }

  /** A state is shown: what comes next is another turn. */
  rest(): void {
    this.#skips = false;
  }

  /** The room's screen took the turn away. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#entry = null;
  }
}

function cardsOf(entry: CardEntry): string[] {
  if (entry.t === "melded") return entry.meld.cards;
  return entry.t === "laid_off" || entry.t === "discarded" ? [entry.card] : [];
}

function seatBox(seat: number): Box | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

/** A player's place is wider than a card: cards come from its middle. */
function small(box: Box | null): Box | null {
  return box && { x: box.x + box.width / 2 - 15, y: box.y + box.height / 2 - 21, width: 30, height: 42 };
}
