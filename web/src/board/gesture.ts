/** What a pointer on a tile means, decided from positions and times alone. */

export type PointerKind = "mouse" | "touch" | "pen";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels a pointer may travel before a press becomes a drag. */
export const DRAG_START: Record<PointerKind, number> = { mouse: 6, touch: 14, pen: 10 };
/** Milliseconds of rest after which a press takes the whole meld. */
export const HOLD_TIME = 350;
/** Pixels of drift that still count as rest. */
export const HOLD_DRIFT = 9;

export type Happening =
  | { readonly what: "nothing" }
  /** Pressed and let go in place; `whole` if the whole meld was held. */
  | { readonly what: "tap"; readonly whole: boolean }
  /** The whole meld is held from now on. */
  | { readonly what: "hold" }
  | { readonly what: "start"; readonly whole: boolean }
  | { readonly what: "move" }
  | { readonly what: "drop" }
  /** Everything goes back. */
  | { readonly what: "cancel" };

const NOTHING: Happening = { what: "nothing" };

/** One press at a time, from the pointer going down to its release. */
export class Gesture {
  #id: number | null = null;
  #kind: PointerKind = "mouse";
  #origin: Point = { x: 0, y: 0 };
  #since = 0;
  #rests = true;
  #whole = false;
  #dragging = false;

  get active(): boolean {
    return this.#id !== null;
  }

  get dragging(): boolean {
    return this.#dragging;
  }

  /** The pointer that is pressed, or null. */
  get pointer(): number | null {
    return this.#id;
  }

  /** A pointer went down on a tile or a meld's handle; `whole` takes the meld at once. A second finger cancels. */
  down(id: number, kind: PointerKind, at: Point, time: number, whole: boolean): Happening {
    if (this.#id !== null) return id === this.#id ? NOTHING : this.cancel();
    this.#id = id;
    this.#kind = kind;
    this.#origin = at;
    this.#since = time;
    this.#rests = true;
    this.#whole = whole;
    this.#dragging = false;
    return NOTHING;
  }

  move(id: number, at: Point): Happening {
    if (id !== this.#id) return NOTHING;
    if (this.#dragging) return { what: "move" };
    const travelled = Math.hypot(at.x - this.#origin.x, at.y - this.#origin.y);
    if (travelled > HOLD_DRIFT) this.#rests = false;
    if (travelled < DRAG_START[this.#kind]) return NOTHING;
    this.#dragging = true;
    return { what: "start", whole: this.#whole };
  }

  /** Time goes by; to be called once `HOLD_TIME` after `down`. */
  tick(time: number): Happening {
    if (this.#id === null || this.#dragging || this.#whole || !this.#rests || time - this.#since < HOLD_TIME) return NOTHING;
    this.#whole = true;
    return { what: "hold" };
  }

  up(id: number): Happening {
    if (id !== this.#id) return NOTHING;
    const happened: Happening = this.#dragging ? { what: "drop" } : { what: "tap", whole: this.#whole };
    this.#end();
    return happened;
  }

  /** Esc, a lost pointer, a second finger, or the game changing under the drag. */
  cancel(): Happening {
    if (this.#id === null) return NOTHING;
    this.#end();
    return { what: "cancel" };
  }

  #end(): void {
    this.#id = null;
    this.#dragging = false;
    this.#whole = false;
  }
}
