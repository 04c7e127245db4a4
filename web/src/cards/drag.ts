/** Dragging cards of the hand, and taps on them: pointer events on the table's root, and a layer under the pointer. */

import { Gesture, type Point, type PointerKind } from "../board/gesture";
import { TALL } from "./fit";
import type { CardModel } from "./model.svelte";
import type { Card } from "./types";

/** A finger hides what is under it, so the cards are shown this much above. */
const LIFT: Record<PointerKind, number> = { mouse: 0, pen: 0, touch: 30 };
/** Pixels from one dragged card to the next. */
const STEP = 24;
/** Milliseconds after a tap in which its click is passed over. */
const CLICK_TIME = 600;

/** Wires one table; `destroy` when it goes. */
export class CardDragging {
  #gesture = new Gesture();
  #press: { card: Card; kind: PointerKind; at: Point; width: number } | null = null;
  #tapped = -Infinity;
  #listeners: [EventTarget, string, EventListener][] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly model: CardModel,
  ) {
    this.#listen(root, "pointerdown", (event) => this.#down(event as PointerEvent));
    this.#listen(root, "pointermove", (event) => this.#move(event as PointerEvent));
    this.#listen(root, "pointerup", (event) => this.#up(event as PointerEvent));
    this.#listen(root, "pointercancel", () => this.cancel());
    this.#listen(root, "lostpointercapture", (event) => {
      if ((event as PointerEvent).pointerId === this.#gesture.pointer) this.cancel();
    });
    this.#listen(root, "contextmenu", (event) => {
      if (cardAt(event.target)) event.preventDefault();
    });
    this.#listen(root, "click", (event) => this.#click(event as MouseEvent));
    this.#listen(window, "blur", () => this.cancel());
    model.cancelDrag = () => this.cancel();
  }

  destroy(): void {
    this.cancel();
    for (const [target, type, listener] of this.#listeners) target.removeEventListener(type, listener);
  }

  #listen(target: EventTarget, type: string, listener: EventListener): void {
    target.addEventListener(type, listener);
    this.#listeners.push([target, type, listener]);
  }

  #down(event: PointerEvent): void {
    this.#tapped = -Infinity;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const element = cardAt(event.target);
    if (!element) {
      // A second finger anywhere cancels.
      if (this.#gesture.active) this.cancel();
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    const kind = (["mouse", "touch", "pen"] as const).find((each) => each === event.pointerType) ?? "mouse";
    if (this.#gesture.down(event.pointerId, kind, at, event.timeStamp, false).what === "cancel") {
      this.#end();
      return;
    }
    this.#press = { card: element.dataset["tile"]!, kind, at, width: element.getBoundingClientRect().width };
    this.root.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#gesture.pointer) return;
    this.#press.at = { x: event.clientX, y: event.clientY };
    const { what } = this.#gesture.move(event.pointerId, this.#press.at);
    if (what === "start") this.#start();
    if (what === "start" || what === "move") this.#follow();
  }

  #up(event: PointerEvent): void {
    if (!this.#press || event.pointerId !== this.#gesture.pointer) return;
    const { card, at } = this.#press;
    const { what } = this.#gesture.up(event.pointerId);
    const cards = this.model.held;
    this.#end();
    if (what === "tap") {
      this.#tapped = event.timeStamp;
      this.model.toggle(card);
    } else if (what === "drop") {
      this.#tapped = event.timeStamp;
      this.#drop(cards, at);
    }
  }

  /** Clicks that come without a pointer, as those of screen readers do. */
  #click(event: MouseEvent): void {
    const element = cardAt(event.target);
    if (element && event.timeStamp - this.#tapped >= CLICK_TIME) this.model.toggle(element.dataset["tile"]!);
  }

  #start(): void {
    const { card, width } = this.#press!;
    const { lifted } = this.model;
    const cards = lifted.includes(card) ? lifted : [card];
    this.layer.replaceChildren(
      ...cards.flatMap((each, index) => {
        const face = this.root.querySelector(`[data-hand] [data-tile="${each}"] svg`)?.cloneNode(true) as SVGElement | undefined;
        if (!face) return [];
        face.style.width = `${width}px`;
        if (index) face.style.marginLeft = `${STEP - width}px`;
        return [face];
      }),
    );
    this.layer.hidden = false;
    this.root.dataset["dragging"] = "";
    this.model.held = cards;
  }

  #follow(): void {
    const { at, kind, width } = this.#press!;
    const x = Math.round(at.x - width / 2);
    const y = Math.round(at.y - (width * TALL) / 2 - LIFT[kind]);
    this.layer.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }

  /** What a drop means is decided by the place under the pointer; nothing is laid or discarded by a slip. */
  #drop(cards: readonly Card[], at: Point): void {
    const under = document.elementsFromPoint(at.x, at.y);
    const closest = (selector: string): HTMLElement | null =>
      under.map((each) => each.closest<HTMLElement>(selector)).find((each) => each !== null && this.root.contains(each)) ?? null;
    const { model } = this;
    const meld = closest("[data-meld]");
    if (closest("[data-hand]")) {
      model.place(cards, this.#index(cards, at));
    } else if (closest("[data-pile=discard]")) {
      if (cards.length === 1) model.ask(cards[0]!);
      else model.refuse([{ code: "rummy.lift_one" }]);
    } else if (meld) {
      model.lift(cards);
      model.add(Number(meld.dataset["meld"]));
    } else if (closest("[data-new]")) {
      model.lift(cards);
      model.lay();
    }
  }

  /** Where among the other cards of the hand a drop lies, row by row. */
  #index(cards: readonly Card[], at: Point): number {
    const others = [...this.root.querySelectorAll<HTMLElement>("[data-hand] [data-tile]")].filter(
      (each) => !cards.includes(each.dataset["tile"]!),
    );
    const boxes = others.map((each) => each.getBoundingClientRect());
    const tops = [...new Set(boxes.map((box) => Math.round(box.top)))].sort((one, other) => one - other);
    const nearest = tops.findLast((top) => top <= at.y) ?? tops[0] ?? 0;
    const behind = boxes.filter((box) => {
      const top = Math.round(box.top);
      return Math.abs(top - nearest) <= 24 ? box.left + 20 < at.x : top < nearest;
    });
    return behind.length;
  }

  /** Put everything back. Returns whether something was held. */
  cancel(): boolean {
    const isHeld = this.model.held.length > 0;
    this.#gesture.cancel();
    this.#end();
    return isHeld;
  }

  #end(): void {
    this.#press = null;
    this.layer.hidden = true;
    this.layer.replaceChildren();
    delete this.root.dataset["dragging"];
    this.model.held = [];
  }
}

function cardAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-hand] [data-tile]") : null;
}
