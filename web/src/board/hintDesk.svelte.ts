/** The hint of this turn: it tells more each time the player asks, and at last does it. */
import { announce } from "../ui/announce.svelte";
import { t } from "../text";
import type { Hint, Tile } from "../wire/types";
import { setOf } from "./drafts";
import { followed, stepText, tilesAround, type Followed } from "./hints";
import type { BoardModel } from "./model.svelte";
import { tilesText } from "./names";
import type { Arrangement } from "./state";

const WHOLE = 4;
/** Milliseconds that a step is shown while the hint is done, and that all of them take at most. */
const STEP_TIME = 650;
const LONGEST = 6000;

export class HintDesk {
  /** The steps are shown. */
  panelOpen = $state(false);
  /** The step whose melds are lit. */
  step = $state(0);
  /** The tiles are being laid. */
  doing = $state(false);
  /** Where things lay when the player was told; once they lie elsewhere it is said no longer. */
  #toldAt = $state.raw<Arrangement | null>(null);
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: BoardModel) {}

  /** What was told in this turn so far. */
  hint = $derived.by((): Hint | null => (this.model.mine ? this.model.props.hint : null));
  /** The sentence for the reason line, or null when something else matters more. */
  line = $derived.by((): string | null => {
    const { hint, model } = this;
    if (!hint || model.state.now !== this.#toldAt || model.state.selection.length > 0) return null;
    if (!hint.playable) return model.props.game.pool === 0 ? t("board-hint-no-pass") : t("board-hint-no");
    if (hint.stage === 1) return t("board-hint-yes");
    if (hint.stage === 2) return t("board-hint-tiles", { tiles: hint.tiles?.length ?? 0 });
    return hint.stage === 3 ? t("board-hint-steps") : null;
  });
  #lit = $derived.by(() => (this.panelOpen ? (this.hint?.steps?.[this.step] ?? null) : null));
  /** Tiles of the rack that can be laid. */
  marked = $derived.by((): ReadonlySet<Tile> => setOf(this.model.rack.filter((tile) => this.hint?.tiles?.includes(tile))));
  /** Tiles that the step moves that is looked at. */
  moving = $derived.by((): ReadonlySet<Tile> => setOf(this.#lit?.tiles ?? []));
  /** Ids of the melds of the step that is looked at. */
  melds = $derived.by((): ReadonlySet<number> => {
    const around = this.#lit ? tilesAround(this.#lit) : setOf<Tile>([]);
    const lit = this.model.melds.filter((meld) => meld.tiles.some((tile) => around.has(tile)));
    return setOf(lit.map((meld) => meld.id));
  });

  /** Tell one thing more. */
  ask(): void {
    const { hint, model } = this;
    if (!model.props.room.hints || this.#asked) return;
    if (!model.mine) return model.refuse([{ code: "board.not_your_turn" }]);
    model.calm();
    if (hint && (!hint.playable || hint.stage === WHOLE)) return this.arrived(hint);
    this.#asked = true;
    model.props.onhint(hint ? hint.stage + 1 : 1);
  }

  /** Have it done, whatever was told so far. */
  do(): void {
    if (this.#asked || !this.hint) return;
    if (this.hint.stage === WHOLE) return this.arrived(this.hint);
    this.#asked = true;
    this.model.props.onhint(WHOLE);
  }

  /** The answer is there; null: nothing is known in this turn. */
  arrived(hint: Hint | null): void {
    this.#asked = false;
    this.stop();
    if (!hint) this.panelOpen = false;
    if (!hint || !this.model.mine) return;
    this.model.deselect();
    this.#toldAt = this.model.state.now;
    if (!hint.playable) return;
    if (hint.stage === 2) announce(t("board-said-hint-tiles", { tiles: tilesText(hint.tiles ?? []) }));
    if (hint.stage === 3) {
      this.step = 0;
      this.panelOpen = true;
      announce((hint.steps ?? []).map(stepText).join(" "));
    }
    if (hint.stage === WHOLE) this.#follow(followed(this.model.state, hint), 0);
  }

  /** Nothing was told. */
  failed(): void {
    this.#asked = false;
  }

  #follow(boards: readonly Followed[], index: number): void {
    const board = boards[index];
    this.doing = board !== undefined;
    if (!board) {
      this.panelOpen = false;
      announce(t("board-said-hint-done"));
      return;
    }
    if (board.step !== null) this.step = board.step;
    this.model.follow(board.state);
    // The tile that had the focus may have gone to the table: the keys stay here.
    if (document.activeElement === document.body) this.model.root?.focus({ preventScroll: true });
    const { now } = this.model.state;
    this.#timer = setTimeout(() => {
      // The player has taken over: what they do comes first.
      if (this.model.state.now === now && this.model.held.length === 0) this.#follow(boards, index + 1);
      else this.doing = this.panelOpen = false;
    }, Math.min(STEP_TIME, LONGEST / boards.length));
  }

  /** Lay no more. */
  stop(): void {
    this.doing = false;
    clearTimeout(this.#timer);
  }
}
