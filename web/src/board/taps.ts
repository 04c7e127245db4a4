/** What a tap, a click or Space on something means, by what is selected. */
import { announce } from "../ui/announce.svelte";
import { t } from "../text";
import type { Tile } from "../wire/types";
import type { BoardModel } from "./model.svelte";
import type { Target } from "./moves";
import { tileName, tilesText } from "./names";
import { placeOf } from "./state";

/** Milliseconds between two taps that count as one double tap. */
const DOUBLE = 350;

export class Taps {
  #last: { tile: Tile; time: number } | null = null;

  constructor(private readonly model: BoardModel) {}

  /**
   * A tile was tapped.
   *
   * @param whole the whole meld was meant (long press, Shift).
   * @param after the tap lay on the tile's right half: what is selected goes behind it.
   * @param inEditor it is a tile of the meld editor: there a tap selects also on small screens, and the editor
   *   makes way for the place where the tile is to go.
   */
  tile(tile: Tile, { whole = false, after = true, inEditor = false, time = 0 } = {}): void {
    const { model } = this;
    const { state } = model;
    const place = placeOf(state, tile);
    if (!place) return;
    const isDouble = this.#last?.tile === tile && time - this.#last.time < DOUBLE;
    this.#last = isDouble || whole ? null : { tile, time };
    if (place.in === "rack" && isDouble && model.mine) return this.#send(tile);
    if (place.in === "meld") {
      const elsewhere = state.selection.some((each) => !place.meld.tiles.includes(each));
      if (elsewhere && !whole) return this.#into(place.meld.id, tile, place.index + (after ? 1 : 0));
      if (model.compact && !inEditor && !whole) return model.edit(place.meld.id);
    }
    if (!model.mayTake(tile)) return;
    if (whole) {
      const tiles = model.wholeOf(tile);
      model.select(tiles);
      announce(t("board-said-whole", { tiles: tilesText(tiles) }));
      return;
    }
    model.toggle(tile);
    if (place.in === "rack" || model.selected.has(tile)) model.editing = null;
    const said = { tile: tileName(tile) };
    announce(model.selected.has(tile) ? t("board-said-selected", said) : t("board-said-let-go", said));
  }

  #into(meld: number, tile: Tile, index: number): void {
    const { selection } = this.model.state;
    const target: Target = this.model.replaces(selection, meld, tile)
      ? { to: "joker", meld, joker: tile }
      : { to: "meld", meld, index };
    this.place(target);
  }

  /** A double tap sends a rack tile to the only meld that takes it. */
  #send(tile: Tile): void {
    const { model } = this;
    const fits = model.fitsOf(tile);
    if (fits.length === 1) {
      model.move([tile], { to: "meld", meld: fits[0]!, index: null });
      return;
    }
    model.select([tile]);
    model.refuse([{ code: fits.length === 0 ? "board.fits_nowhere" : "board.fits_several", tiles: [tile] }]);
  }

  /** Move what is selected to a place; without a selection a meld opens in the editor on small screens. */
  place(target: Target): void {
    const { model } = this;
    const { selection } = model.state;
    if (selection.length > 0) model.move(selection, target);
    else if (target.to === "meld" && model.compact) model.edit(target.meld);
  }

  cancel(): void {
    const { model } = this;
    const hadSelection = model.state.selection.length > 0;
    model.select([]);
    if (hadSelection) announce(t("board-said-cancelled"));
    else model.editing = null;
  }
}
