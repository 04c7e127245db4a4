/** Playing with keys alone. */

import { isForButton, nextSpot, type Direction } from "../board/keys";
import type { CardDragging } from "./drag";
import { keyCommand, type KeyCommand } from "./keys";
import { SORTINGS, type CardModel } from "./model.svelte";
import type { Show } from "./show";

/** What the arrows go through: piles, melds, the place for a new meld, the cards of the hand. */
const STOPS = "[data-stop]";

export class CardKeyboard {
  constructor(
    private readonly root: HTMLElement,
    private readonly model: CardModel,
    private readonly dragging: CardDragging,
    private readonly show: Show,
  ) {}

  pressed(event: KeyboardEvent): void {
    const command = keyCommand(event);
    if (!command || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest("dialog")) return;
    // Space and Enter on a button press it, which is what they mean here as well; a card is lifted by both.
    if (isForButton(event) && target?.closest("button, a, input, select")) return;
    // Where nothing is to be let go, the room may have a use for the key.
    if (command.do === "escape" && !this.#letGo()) return;
    event.preventDefault();
    const stop = this.#focused();
    this.#do(command);
    if (stop && command.do !== "go" && !this.model.helpOpen) requestAnimationFrame(() => this.#keepFocus(stop));
  }

  #do(command: KeyCommand): void {
    const { model } = this;
    switch (command.do) {
      case "go":
        return this.#go(command.direction);
      case "stock":
        return model.draw();
      case "take":
        return model.take();
      case "lay":
        return model.lay();
      case "add":
        return model.add();
      case "discard":
        return model.discard();
      case "undo":
        return model.undo();
      case "sort":
        return model.sort(SORTINGS[(SORTINGS.indexOf(model.sorting ?? "melds") + 1) % SORTINGS.length]!);
      case "read":
        return model.read();
      case "hint":
        return model.hints.ask();
      case "help":
        model.helpOpen = true;
        return;
      case "lift":
      case "here":
        this.show.skip();
    }
  }

  /** Returns whether there was anything to let go. */
  #letGo(): boolean {
    return this.show.skip() || this.dragging.cancel() || this.model.cancel();
  }

  #stops(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(STOPS)];
  }

  #focused(): { stop: string; index: number } | null {
    const stop = document.activeElement?.closest<HTMLElement>("[data-hand] [data-stop]");
    if (!stop) return null;
    return { stop: stop.dataset["stop"]!, index: this.#hand().indexOf(stop) };
  }

  #hand(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>("[data-hand] [data-stop]")];
  }

  #go(direction: Direction): void {
    const stops = this.#stops();
    const from = stops.findIndex((stop) => stop === document.activeElement);
    if (from < 0) {
      (this.#hand()[0] ?? stops[0])?.focus();
      return;
    }
    const spots = stops.map((stop) => {
      const box = stop.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const next = nextSpot(spots, from, direction);
    if (next !== null) stops[next]!.focus();
  }

  /** The focused card may have gone: stay in the hand, with the card or with what is in its place. */
  #keepFocus({ stop, index }: { stop: string; index: number }): void {
    if (document.activeElement?.closest("[data-meld], dialog")) return;
    const hand = this.#hand();
    (hand.find((each) => each.dataset["stop"] === stop) ?? hand[Math.min(index, hand.length - 1)] ?? this.root).focus();
  }
}
