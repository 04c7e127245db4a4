/** Playing with keys alone: commands of the keys, and where the focus goes. */
import { announce } from "../ui/announce.svelte";
import { t } from "../text";
import type { Tile } from "../wire/types";
import type { Dragging } from "./drag";
import { isForButton, keyCommand, nextSpot, type Direction, type KeyCommand } from "./keys";
import type { BoardModel } from "./model.svelte";
import type { Target } from "./moves";
import { tilesText } from "./names";
import type { Show } from "./show";
import { placeOf, rackTiles } from "./state";
import type { Taps } from "./taps";

/** What the arrows go through, in reading order: tiles, empty melds, the place for a new meld. */
const STOPS = "[data-table] [data-stop], [data-tray] [data-stop], [data-rack] [data-stop]";

type Area = "table" | "rack";

interface Focused {
  readonly area: Area;
  readonly key: string;
  readonly index: number;
}

export class Keyboard {
  constructor(
    private readonly root: HTMLElement,
    private readonly model: BoardModel,
    private readonly taps: Taps,
    private readonly dragging: Dragging,
    private readonly show: Show,
  ) {}

  /** Remember where the focus is, so that Tab comes back there. */
  focused(event: FocusEvent): void {
    const stop = event.target instanceof HTMLElement ? event.target : null;
    const key = stop?.dataset["stop"];
    if (!stop || key === undefined) return;
    this.model.rove = { ...this.model.rove, [areaOf(stop)]: key };
  }

  pressed(event: KeyboardEvent): void {
    const command = keyCommand(event);
    if (!command || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const onButton = target?.closest("button, a, input, select") ?? null;
    if (isForButton(event) && onButton && !onButton.hasAttribute("data-stop")) return;
    if (target?.closest("dialog")) return;
    // What is left of Escape closes what is around the board.
    if (command.do === "escape" && !this.#hasToCancel()) return;
    event.preventDefault();
    const focused = this.#focus();
    this.#do(command, focused);
    if (focused && command.do !== "go") this.#keepFocus(focused);
  }

  #do(command: KeyCommand, focused: Focused | null): void {
    const { model } = this;
    if (this.show.entry && ["escape", "select", "here"].includes(command.do)) {
      this.show.skip();
      return;
    }
    const tile = focused && placeOf(model.state, focused.key) ? focused.key : null;
    switch (command.do) {
      case "go":
        return this.#go(command.direction);
      case "select":
        if (tile) this.#toggle(tile);
        else if (focused) this.#here(focused, false);
        return;
      case "here":
        if (focused) this.#here(focused, command.before);
        return;
      case "new":
        return this.#move(tile, { to: "new" });
      case "whole":
        if (tile) this.taps.tile(tile, { whole: true });
        return;
      case "rack":
        return this.#move(tile, { to: "rack", index: null });
      case "escape":
        if (this.dragging.cancel()) return;
        if (model.state.selection.length === 0) model.hints.panelOpen = false;
        this.taps.cancel();
        return;
      case "undo":
        return model.undo();
      case "redo":
        return model.redo();
      case "draw":
        return model.draw();
      case "play":
        return model.play();
      case "hint":
        return model.hints.ask();
      case "read":
        return model.readTable();
      case "last":
        return model.props.onshowlast();
      case "help":
        model.helpOpen = true;
    }
  }

  #hasToCancel(): boolean {
    const { model } = this;
    const asks = model.confirming || model.editing !== null || model.hints.panelOpen;
    return asks || model.state.selection.length > 0 || this.dragging.dragging || this.show.entry !== null;
  }

  #toggle(tile: Tile): void {
    if (this.model.selected.has(tile) || this.model.mayTake(tile)) {
      this.model.toggle(tile);
      announce(t("board-selected", { tiles: this.model.state.selection.length }));
    }
  }

  /** Enter: move what is selected to where the focus is; with nothing selected it selects. */
  #here(focused: Focused, before: boolean): void {
    const { model } = this;
    const { selection } = model.state;
    const place = placeOf(model.state, focused.key);
    if (selection.length === 0) {
      if (place) this.#toggle(focused.key);
      return;
    }
    const step = before ? 0 : 1;
    if (focused.key === "new") {
      model.move(selection, { to: "new" });
    } else if (focused.key.startsWith("slot ")) {
      model.move(selection, { to: "meld", meld: Number(focused.key.slice(5)), index: null });
    } else if (place?.in === "rack") {
      model.move(selection, { to: "rack", index: rackTiles(model.state).indexOf(focused.key) + step });
    } else if (place?.in === "meld") {
      const { id } = place.meld;
      const swap = model.replaces(selection, id, focused.key);
      const target: Target = swap
        ? { to: "joker", meld: id, joker: focused.key }
        : { to: "meld", meld: id, index: place.index + step };
      model.move(selection, target);
    }
  }

  /** Move what is selected, or else the focused tile. */
  #move(tile: Tile | null, target: Target): void {
    const { selection } = this.model.state;
    const tiles = selection.length > 0 ? selection : tile ? [tile] : [];
    const back = target.to === "rack" && tiles.some((each) => placeOf(this.model.state, each)?.in !== "rack");
    if (target.to === "rack" && !back) return;
    if (this.model.move(tiles, target) && back) announce(t("board-said-rack", { tiles: tilesText(tiles) }));
  }

  #stops(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(STOPS)];
  }

  #focus(): Focused | null {
    const stop = document.activeElement?.closest<HTMLElement>("[data-stop]");
    if (!stop || !this.root.contains(stop)) return null;
    const area = areaOf(stop);
    const index = this.#stops().filter((each) => areaOf(each) === area).indexOf(stop);
    return { area, key: stop.dataset["stop"]!, index };
  }

  #go(direction: Direction): void {
    const stops = this.#stops();
    const from = stops.findIndex((stop) => stop === document.activeElement);
    if (from < 0) {
      (stops.find((stop) => areaOf(stop) === "rack") ?? stops[0])?.focus();
      return;
    }
    const spots = stops.map((stop) => {
      const box = stop.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const next = nextSpot(spots, from, direction);
    if (next !== null) stops[next]!.focus();
  }

  /** The focused tile may have gone elsewhere: stay in the area, with the tile or with what is in its place. */
  #keepFocus(focused: Focused): void {
    if (this.model.helpOpen) return;
    const stops = this.#stops().filter((stop) => areaOf(stop) === focused.area);
    const same = stops.find((stop) => stop.dataset["stop"] === focused.key);
    (same ?? stops[Math.min(focused.index, stops.length - 1)] ?? this.root).focus();
  }
}

function areaOf(stop: HTMLElement): Area {
  return stop.closest("[data-rack]") ? "rack" : "table";
}
