/** Dragging: pointer events on the board's root, a layer that follows the pointer, and the drop. */
import type { Tile } from "../wire/types";
import { Gesture, HOLD_TIME, type Happening, type Point, type PointerKind } from "./gesture";
import { markerFor, targetAt, type Box, type Layout, type MeldBox, type TileBox } from "./hit";
import type { BoardModel } from "./model.svelte";
import type { Target } from "./moves";
import { tileHeight } from "./fit";
import type { Taps } from "./taps";

/** A finger hides what is under it, so the tiles are shown this much above. */
const LIFT: Record<PointerKind, number> = { mouse: 0, pen: 0, touch: 26 };
/** Near the edges of a table that scrolls, it does, by so many pixels a frame. */
const SCROLL_ZONE = 36;
const SCROLL_STEP = 7;

interface Press {
  readonly tile: Tile;
  readonly inEditor: boolean;
  readonly kind: PointerKind;
  at: Point;
}

interface Flight {
  readonly layout: Layout;
  readonly scroll: number;
  readonly widths: { readonly tile: number; readonly gap: number };
  target: Target | null;
}

/** Wires one board; `destroy` when it goes. */
export class Dragging {
  #gesture = new Gesture();
  #press: Press | null = null;
  #flight: Flight | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #tapped = -Infinity;
  #root: HTMLElement;
  #listeners: [EventTarget, string, EventListener][] = [];

  constructor(
    root: HTMLElement,
    /** Holds the tiles under the pointer, and the marker of the drop. */
    private readonly layer: { readonly tiles: HTMLElement; readonly marker: HTMLElement },
    private readonly model: BoardModel,
    private readonly taps: Taps,
  ) {
    this.#root = root;
    this.#listen(root, "pointerdown", (event) => this.#down(event as PointerEvent));
    this.#listen(root, "pointermove", (event) => this.#move(event as PointerEvent));
    this.#listen(root, "pointerup", (event) => this.#up(event as PointerEvent));
    this.#listen(root, "pointercancel", () => this.cancel());
    this.#listen(root, "lostpointercapture", (event) => {
      if ((event as PointerEvent).pointerId === this.#gesture.pointer) this.cancel();
    });
    this.#listen(root, "contextmenu", (event) => {
      if (this.#tileAt(event.target)) event.preventDefault();
    });
    this.#listen(root, "click", (event) => this.#click(event as MouseEvent));
    this.#listen(window, "blur", () => this.cancel());
    model.cancelDrag = () => this.cancel();
  }

  get dragging(): boolean {
    return this.#gesture.dragging;
  }

  destroy(): void {
    this.cancel();
    for (const [target, type, listener] of this.#listeners) target.removeEventListener(type, listener);
  }

  #listen(target: EventTarget, type: string, listener: EventListener): void {
    target.addEventListener(type, listener);
    this.#listeners.push([target, type, listener]);
  }

  #tileAt(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>("[data-tile]") : null;
  }

  #down(event: PointerEvent): void {
    // The click that is to be passed over is the one of the same press; this is another press.
    this.#tapped = -Infinity;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const target = event.target instanceof Element ? event.target : null;
    // While a turn is shown, the rack can be sorted; the table is only a picture.
    if (this.model.frame && !target?.closest("[data-rack]")) return;
    const handle = target?.closest<HTMLElement>("[data-handle]");
    const element = this.#tileAt(target) ?? handle?.parentElement?.querySelector<HTMLElement>("[data-tile]") ?? null;
    // A second finger anywhere on the board cancels, on a tile or beside it.
    if (!element && !this.#gesture.active) return;
    const at = { x: event.clientX, y: event.clientY };
    const kind = (["mouse", "touch", "pen"] as const).find((each) => each === event.pointerType) ?? "mouse";
    const whole = event.shiftKey || handle !== null && handle !== undefined;
    const happened = this.#gesture.down(event.pointerId, kind, at, event.timeStamp, whole);
    if (happened.what !== "nothing" || !element) {
      this.#then(happened);
      return;
    }
    const tile = element.dataset["tile"]!;
    this.#press = { tile, inEditor: element.closest("[data-copy]") !== null, kind, at };
    this.#root.setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#then(this.#gesture.tick(event.timeStamp + HOLD_TIME)), HOLD_TIME);
  }

  #move(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#gesture.pointer) return;
    this.#press.at = { x: event.clientX, y: event.clientY };
    this.#then(this.#gesture.move(event.pointerId, this.#press.at));
  }

  #up(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#gesture.pointer) return;
    this.#press.at = { x: event.clientX, y: event.clientY };
    const press = this.#press;
    const happened = this.#gesture.up(event.pointerId);
    if (happened.what !== "tap") return this.#then(happened);
    this.#end();
    this.#tapped = event.timeStamp;
    const box = this.#box(press.tile, press.inEditor);
    const after = !box || press.at.x > box.x + box.width / 2;
    this.taps.tile(press.tile, { whole: happened.whole, after, inEditor: press.inEditor, time: event.timeStamp });
  }

  /** Clicks beside the tiles, and those of screen readers on tiles, which come without a pointer. */
  #click(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.timeStamp - this.#tapped < 600) return;
    const element = this.#tileAt(event.target);
    const meld = event.target.closest<HTMLElement>("[data-meld]");
    if (element) {
      const inEditor = element.closest("[data-copy]") !== null;
      this.taps.tile(element.dataset["tile"]!, { inEditor, time: event.timeStamp });
    } else if (event.target.closest("[data-action]")) {
      return;
    } else if (meld) {
      this.taps.place({ to: "meld", meld: Number(meld.dataset["meld"]), index: null });
    } else if (event.target.closest("[data-new]")) {
      this.taps.place({ to: "new" });
    } else if (event.target.closest("[data-rack]")) {
      this.taps.place({ to: "rack", index: null });
    }
  }

  #then(happened: Happening): void {
    switch (happened.what) {
      case "hold":
        return this.#hold();
      case "start":
        return this.#start(happened.whole);
      case "move":
        return this.#follow();
      case "drop":
        return this.#drop();
      case "cancel":
        return this.#putBack();
      default:
    }
  }

  /** The whole meld is lifted before it moves, so that the player sees the long press. */
  #hold(): void {
    if (!this.#press || !this.model.mayTake(this.#press.tile)) {
      this.cancel();
      return;
    }
    navigator.vibrate?.(12);
    this.model.select(this.model.wholeOf(this.#press.tile));
  }

  #start(whole: boolean): void {
    const press = this.#press;
    if (!press || !this.model.mayTake(press.tile)) {
      this.#gesture.cancel();
      this.#end();
      return;
    }
    clearTimeout(this.#timer);
    const { selection } = this.model.state;
    const tiles = whole ? this.model.wholeOf(press.tile) : selection.includes(press.tile) ? selection : [press.tile];
    this.model.calm();
    const layout = this.#measure();
    const own = layout.rackTiles.find(({ tile }) => tile === press.tile)?.box.width;
    const width = press.kind === "touch" ? Math.max(40, own ?? this.model.tileWidth) : (own ?? this.model.tileWidth);
    this.#flight = { layout, scroll: this.#table()?.scrollTop ?? 0, widths: { tile: width, gap: 2 }, target: null };
    this.#fill(tiles, width);
    this.model.held = tiles;
    this.#follow();
  }

  /** Copies of the tiles for the layer; the tiles themselves stay where they are, so nothing moves. */
  #fill(tiles: readonly Tile[], width: number): void {
    this.layer.tiles.replaceChildren(
      ...tiles.flatMap((tile) => {
        const face = this.#root.querySelector(`[data-tile="${tile}"] svg`)?.cloneNode(true) as SVGElement | undefined;
        if (!face) return [];
        face.style.width = `${width}px`;
        face.style.height = `${tileHeight(width)}px`;
        return [face];
      }),
    );
    this.layer.tiles.hidden = false;
    this.#root.dataset["dragging"] = "";
  }

  /** At most once a frame, and by transform only. */
  #follow(): void {
    if (this.#frame !== 0 || !this.#flight) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#show();
    });
  }

  #show(): void {
    const flight = this.#flight;
    const press = this.#press;
    if (!flight || !press) return;
    const { x, y } = this.#layerAt();
    this.layer.tiles.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    const scrolled = this.#scrolled();
    flight.target = targetAt(scrolled, press.at, (meld, joker) => this.model.replaces(this.model.held, meld, joker));
    const { marker } = this.layer;
    marker.hidden = flight.target === null;
    if (flight.target) {
      const { shape, box } = markerFor(scrolled, flight.target);
      marker.dataset["shape"] = shape;
      marker.style.transform = `translate3d(${box.x}px, ${box.y}px, 0)`;
      marker.style.width = `${box.width}px`;
      marker.style.height = `${box.height}px`;
    }
    this.#scroll(press.at);
  }

  #layerAt(): Point {
    const { at, kind } = this.#press!;
    const { tile } = this.#flight!.widths;
    return { x: Math.round(at.x - tile / 2), y: Math.round(at.y - tileHeight(tile) / 2 - LIFT[kind]) };
  }

  #scroll(at: Point): void {
    const table = this.#table();
    if (!table || table.scrollHeight <= table.clientHeight) return;
    const { y, height } = this.#flight!.layout.table;
    const step = at.y > y && at.y < y + SCROLL_ZONE ? -SCROLL_STEP : at.y < y + height && at.y > y + height - SCROLL_ZONE ? SCROLL_STEP : 0;
    if (step === 0) return;
    table.scrollTop += step;
    this.#follow();
  }

  #drop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#flight) this.#show();
    const target = this.#flight?.target ?? null;
    const tiles = this.model.held;
    const { x, y } = this.#flight ? this.#layerAt() : { x: 0, y: 0 };
    const { tile: width, gap } = this.#flight?.widths ?? { tile: 0, gap: 0 };
    this.#end();
    if (!target) {
      this.model.deselect();
    } else {
      const from = (tile: Tile): Box | null => {
        const index = tiles.indexOf(tile);
        return index < 0 ? null : { x: x + index * (width + gap), y, width, height: tileHeight(width) };
      };
      if (!this.model.move(tiles, target, from)) this.model.deselect();
    }
    this.model.judgePostponed();
  }

  /** Put everything back; nothing stays selected. Returns whether something was held. */
  cancel(): boolean {
    const happened = this.#gesture.cancel();
    this.#then(happened);
    return happened.what === "cancel";
  }

  #putBack(): void {
    this.#end();
    this.model.deselect();
    this.model.judgePostponed();
  }

  #end(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#press = null;
    this.#flight = null;
    this.layer.tiles.hidden = true;
    this.layer.tiles.replaceChildren();
    this.layer.marker.hidden = true;
    delete this.#root.dataset["dragging"];
    this.model.held = [];
  }

  #table(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>("[data-table]");
  }

  #box(tile: Tile, inEditor: boolean): DOMRect | null {
    const where = inEditor ? `[data-copy] [data-tile="${tile}"]` : `[data-tile="${tile}"]`;
    return this.#root.querySelector(where)?.getBoundingClientRect() ?? null;
  }

  /** Measure everything once: nothing but the table's scrolling changes while tiles are held. */
  #measure(): Layout {
    const box = (selector: string): Box =>
      this.#root.querySelector(selector)?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
    const tilesIn = (element: Element): TileBox[] =>
      [...element.querySelectorAll<HTMLElement>("[data-tile]")].map((each) => ({
        tile: each.dataset["tile"]!,
        box: each.getBoundingClientRect(),
      }));
    const meldBox = (element: HTMLElement): MeldBox => ({
      id: Number(element.dataset["meld"]),
      box: element.getBoundingClientRect(),
      tiles: tilesIn(element),
    });
    const editor = this.#root.querySelector<HTMLElement>("[data-copy]");
    const rack = this.#root.querySelector("[data-rack]");
    return {
      table: box("[data-table]"),
      melds: [...this.#root.querySelectorAll<HTMLElement>("[data-table] [data-meld]")].map(meldBox),
      newMeld: box("[data-new]"),
      rack: box("[data-rack]"),
      rackTiles: rack ? tilesIn(rack) : [],
      editor: editor ? meldBox(editor) : null,
    };
  }

  /** The layout as measured, moved by what the table has been scrolled since. */
  #scrolled(): Layout {
    const { layout, scroll } = this.#flight!;
    const by = (this.#table()?.scrollTop ?? 0) - scroll;
    if (by === 0) return layout;
    const up = (box: Box): Box => ({ x: box.x, y: box.y - by, width: box.width, height: box.height });
    return {
      ...layout,
      newMeld: up(layout.newMeld),
      melds: layout.melds.map((meld) => ({
        ...meld,
        box: up(meld.box),
        tiles: meld.tiles.map(({ tile, box }) => ({ tile, box: up(box) })),
      })),
    };
  }
}
