/** The board that the components show: the plain state, what the server said about it, and what may be done now. */
import { alertTo, announce } from "../ui/announce.svelte";
import { readStored, writeStored } from "../ui/stored";
import { problemsText, t } from "../text";
import type { Kind, Problem, Sorting, Tile, Verdict } from "../wire/types";
import { Drafts, infosOf, learned, setOf, tilesOf } from "./drafts";
import { fitTiles, NARROW, WIDE, type Metrics } from "./fit";
import { glide } from "./flip";
import { HintDesk } from "./hintDesk.svelte";
import type { Box } from "./hit";
import { applyVerdict, move, redo, reset, select, setKind, sortRack, toggle, undo, type Moved, type Target } from "./moves";
import { kindOf, meldName, tilesText } from "./names";
import type { Frame } from "./playback";
import type { BoardProps } from "./props";
import { byColour, byNumber } from "./sorting";
import {
  adoptGame,
  draftTable,
  isJoker,
  isTouched,
  meldById,
  meldKey,
  placeOf,
  rackTiles,
  restoreDraft,
  startBoard,
  type BoardState,
  type DraftMeld,
  type MeldInfo,
} from "./state";

/** A meld as the table shows it. */
export interface ShownMeld extends DraftMeld {
  /** Its place on the table, from 1. */
  readonly number: number;
  readonly info: MeldInfo | null;
  /** It lay there at the start of the turn and must not be used before the opening. */
  readonly closed: boolean;
}

/** Under this width of a table tile a tap opens the meld editor. */
export const COMFORTABLE = 40;

const GLIDE = 180;
const FOLLOW_GLIDE = 420;
const GLOW_TIME = 4000;
const REFUSAL_TIME = 7000;

interface Judged {
  readonly verdict: Verdict;
  /** The melds in the order in which they were sent. */
  readonly ids: readonly number[];
}

export class BoardModel {
  state = $state.raw<BoardState>(null!);
  /** The newest verdict on this turn. */
  judged = $state.raw<Judged | null>(null);
  /** Tiles were moved since: the verdict on them is on its way. */
  waiting = $state(false);
  /** Tiles under the pointer. */
  held = $state.raw<readonly Tile[]>([]);
  /** What was refused last, for some seconds. */
  refusal = $state.raw<readonly Problem[]>([]);
  /** Draw or Pass was pressed with tiles on the table: pressed again before anything else, it is done. */
  confirming = $state(false);
  /** Tiles just drawn. */
  glowing = $state.raw<readonly Tile[]>([]);
  /** The meld in the editor. */
  editing = $state<number | null>(null);
  /** A table of the turn that is shown at the moment. */
  frame = $state.raw<Frame | null>(null);
  sorting = $state<Sorting>("789");
  helpOpen = $state(false);
  /** Which tile, slot or place takes the focus when Tab comes to the table or the rack. */
  rove = $state.raw<{ readonly table: string | null; readonly rack: string | null }>({ table: null, rack: null });
  /** Inner size of the table in pixels. */
  tableWidth = $state(0);
  tableHeight = $state(0);
  root: HTMLElement | null = null;
  readonly hints = new HintDesk(this);
  /** Called before the board changes under a drag. */
  cancelDrag: () => void = () => undefined;

  #infos = $state.raw(infosOf([]));
  #drafts: Drafts;
  #postponed: Verdict | null = null;
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  #glowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly props: BoardProps) {
    const { game, verdict } = props;
    this.state = startBoard(game, this.#gameKey());
    this.#infos = infosOf(game.table);
    this.state = this.#orderAtStart(this.state);
    // Later than any draft this seat sent before the page was loaded again, also from another tab.
    this.#drafts = new Drafts(Math.max(Date.now(), verdict?.n ?? 0));
    if (verdict) {
      this.state = restoreDraft(this.state, verdict);
      this.judge(verdict);
    }
  }

  melds = $derived.by((): ShownMeld[] => {
    const closed = this.state.base.mine && !this.state.base.tableOpen;
    const old = setOf(closed ? this.state.base.melds.map((meld) => meld.id) : []);
    return (this.frame?.melds ?? this.state.now.melds).map((meld, index) => ({
      ...meld,
      number: index + 1,
      info: this.#infos.get(meldKey(meld)) ?? null,
      closed: !this.frame && old.has(meld.id),
    }));
  });
  /** The meld made this turn whose tiles leave open whether it is a run or a group. */
  choosable = $derived.by((): ShownMeld | null => {
    if (!this.mine) return null;
    const old = setOf(this.state.base.melds.map(meldKey));
    return this.melds.findLast((meld) => meld.info?.open_kind === true && !old.has(meldKey(meld))) ?? null;
  });
  rack = $derived(rackTiles(this.state));
  selected = $derived(setOf(this.state.selection));
  /** Tiles may be put on the table now. */
  mine = $derived.by(() => this.state.base.mine && this.frame === null);
  touched = $derived.by(() => isTouched(this.state));
  /** Tiles laid this turn. */
  laid = $derived(tilesOf(this.state.now.melds, this.state.base.rack));
  /** The last opponent's tiles, until one's own first move. */
  theirs = $derived.by((): ReadonlySet<Tile> => {
    const { game } = this.props;
    const shown = game.last_seat !== game.seat && !this.touched && this.frame === null;
    return setOf(shown ? game.laid : (this.frame?.moved ?? []));
  });
  metrics = $derived.by((): Metrics => (this.tableWidth < 620 ? NARROW : WIDE));
  /** Width of a table tile in pixels: it shrinks within a turn when needed, and grows at its end. */
  tileWidth = $derived.by((): number => {
    const largest = this.metrics === WIDE ? 54 : 44;
    const fit = (melds: readonly { readonly tiles: readonly Tile[] }[]): number => {
      const sizes = [...melds.map((meld) => meld.tiles.length), 0];
      return fitTiles(sizes, this.tableWidth, this.tableHeight, largest, this.metrics);
    };
    return this.tableWidth === 0 ? largest : Math.min(fit(this.melds), fit(this.state.base.melds));
  });
  compact = $derived.by(() => this.tileWidth < COMFORTABLE && this.metrics === NARROW);
  /** Melds that take the one selected rack tile as it is. */
  fitting = $derived.by((): ReadonlySet<number> => {
    const [tile, ...more] = this.state.selection;
    if (tile === undefined || more.length > 0 || !this.mine || !this.judged) return setOf([]);
    return setOf(this.fitsOf(tile));
  });

  #gameKey(): string {
    // A rematch counts its games anew; every deal has its own seal.
    return `${this.props.room.link} ${this.props.room.commitment}`;
  }

  #orderAtStart(state: BoardState): BoardState {
    const [game, ...order] = (readStored("rack") ?? "").split("|");
    if (game === state.base.game && order.length > 0) return sortRack(state, order);
    return sortRack(state, [...state.order].sort(byColour));
  }

  #keepOrder(): void {
    writeStored("rack", [this.state.base.game, ...this.state.order].join("|"));
  }

  /** Take over what the server tells about the game. */
  adopt(): void {
    const before = this.state;
    const key = this.#gameKey();
    let next = adoptGame(before, this.props.game, key);
    if (next.base.game !== before.base.game) next = this.#orderAtStart(next);
    const goesOn = next.now === before.now;
    if (!goesOn) {
      const rackOnly = this.held.every((tile) => placeOf(before, tile)?.in === "rack" && placeOf(next, tile)?.in === "rack");
      if (!rackOnly || before.base.mine) this.cancelDrag();
      this.#drafts.clear();
      this.#postponed = null;
      this.judged = null;
      this.waiting = false;
      this.editing = null;
      this.confirming = false;
      this.#infos = infosOf(this.props.game.table);
    }
    const take = (): void => {
      this.state = next;
      this.frame = null;
    };
    glide(this.root, take, { duration: goesOn ? 0 : GLIDE });
    const { verdict } = this.props;
    if (!goesOn && verdict) this.judge(verdict);
    if (next.drawn.length > 0 && next.drawn !== before.drawn) this.#glow(next.drawn);
    if (next.order !== before.order) this.#keepOrder();
  }

  #glow(tiles: readonly Tile[]): void {
    this.glowing = tiles;
    clearTimeout(this.#glowTimer);
    this.#glowTimer = setTimeout(() => (this.glowing = []), GLOW_TIME);
  }

  /** Take over a verdict, whichever draft of this turn it is on. */
  judge(verdict: Verdict): void {
    if (verdict.turn !== this.state.base.turn) return;
    if (this.held.length > 0) {
      this.#postponed = verdict;
      return;
    }
    const lying = this.state.now.melds.filter((meld) => meld.tiles.length > 0);
    const melds = this.#drafts.sent(verdict.n) ?? lying;
    if (verdict.table.length !== melds.length) return;
    this.#infos = learned(this.#infos, verdict, melds);
    const ids = melds.map((meld) => meld.id);
    const isNewest = this.#drafts.isNewest(verdict.n);
    const { state, split, settled } = applyVerdict(this.state, verdict, ids, this.#drafts.touched);
    this.#drafts.settle(settled);
    if (state !== this.state) glide(this.root, () => (this.state = state), { duration: GLIDE });
    if (isNewest) {
      this.judged = { verdict, ids };
      this.waiting = false;
    }
    if (split) this.#send();
    if (settled.length > 0) this.#sayMelds(settled);
  }

  /** What came while tiles were held. */
  judgePostponed(): void {
    const verdict = this.#postponed;
    this.#postponed = null;
    if (verdict) this.judge(verdict);
  }

  #sayMelds(ids: readonly number[]): void {
    const names = this.melds.filter((meld) => ids.includes(meld.id)).map((meld) => meldName(meld.number, meld, meld.info));
    if (names.length > 0) announce(names.join(". "));
  }

  #send(): void {
    const { base } = this.state;
    const { table } = draftTable(this.state);
    const n = this.#drafts.next(this.state.now.melds.filter((meld) => meld.tiles.length > 0));
    this.waiting = base.mine;
    const moved = base.mine && isTouched(this.state);
    this.props.ondraft({ n, turn: base.turn, table: moved ? table : null, rack: [...this.state.order] });
  }

  /** Put tiles to a target: the one way in which anything moves. Returns whether it was allowed. */
  move(tiles: readonly Tile[], target: Target, from?: (tile: Tile) => Box | null): boolean {
    if (this.frame && target.to !== "rack") return false;
    return this.#take(move(this.state, tiles, target), from);
  }

  #take({ state, reason, touched }: Moved, from?: (tile: Tile) => Box | null): boolean {
    if (reason) {
      this.refuse([reason]);
      return false;
    }
    const before = this.state;
    glide(this.root, () => (this.state = state), { duration: GLIDE, ...(from ? { from } : {}) });
    this.#drafts.touch(touched);
    if (state.now !== before.now || state.order !== before.order) this.#changed();
    return true;
  }

  #changed(): void {
    this.calm();
    this.#keepOrder();
    this.editing = null;
    this.#send();
  }

  /** Say why something was refused. */
  refuse(problems: readonly Problem[]): void {
    if (problems.length === 0) return;
    this.refusal = problems;
    this.confirming = false;
    alertTo(problemsText(problems));
    this.props.onreason(problems[0]!);
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.refusal = []), REFUSAL_TIME);
  }

  /** Take back what the reason line asks or complains about: the player goes on. */
  calm(): void {
    this.refusal = [];
    this.confirming = false;
  }

  /** Go on to a board that a hint leads to. */
  follow(state: BoardState): void {
    if (!this.mine) return;
    this.cancelDrag();
    glide(this.root, () => (this.state = state), { duration: FOLLOW_GLIDE });
    this.#changed();
  }

  undo(): void {
    this.#step(undo(this.state), "board-said-undo");
  }

  redo(): void {
    this.#step(redo(this.state), "board-said-redo");
  }

  reset(): void {
    this.#step(reset(this.state), "board-said-reset");
  }

  #step(next: BoardState, said: string): void {
    if (!this.mine || next.now === this.state.now) return;
    glide(this.root, () => (this.state = next), { duration: GLIDE });
    this.#drafts.settleAll();
    announce(t(said));
    this.#changed();
  }

  setKind(id: number, kind: "run" | "group"): void {
    this.#take(setKind(this.state, id, kind));
  }

  sort(sorting: Sorting): void {
    this.sorting = sorting;
    const told = this.judged && !this.waiting ? this.judged.verdict.rack_order[sorting] : null;
    const byHand = [...this.rack].sort(sorting === "777" ? byNumber : byColour);
    const isComplete = told?.length === this.rack.length && told.every((tile) => this.rack.includes(tile));
    const next = sortRack(this.state, isComplete ? told : byHand);
    glide(this.root, () => (this.state = next), { duration: GLIDE });
    announce(t("board-said-sorted", { tiles: tilesText(this.rack) }));
    this.#changed();
  }

  /** Show a meld in the editor. */
  edit(meld: number): void {
    this.calm();
    this.editing = meld;
  }

  toggle(tile: Tile): void {
    this.calm();
    this.state = toggle(this.state, tile);
  }

  select(tiles: readonly Tile[]): void {
    this.calm();
    this.state = select(this.state, tiles);
  }

  /** Let go of everything, without taking back what was said about it. */
  deselect(): void {
    this.state = select(this.state, []);
  }

  /** Return the tiles that go along when a tile's whole meld is taken. */
  wholeOf(tile: Tile): readonly Tile[] {
    const place = placeOf(this.state, tile);
    if (place?.in === "meld") return place.meld.tiles;
    if (place?.in !== "rack" || !this.judged) return [tile];
    const melds = this.judged.verdict.rack_melds;
    const other = this.sorting === "777" ? "789" : "777";
    const around = [...melds[this.sorting], ...melds[other]].find(
      (meld) => meld.includes(tile) && meld.every((each) => this.rack.includes(each)),
    );
    return around ?? [tile];
  }

  /** Return the ids of the melds that a rack tile could be added to. */
  fitsOf(tile: Tile): number[] {
    const { judged } = this;
    if (!judged) return [];
    const ids = (judged.verdict.fits[tile] ?? []).map((index) => judged.ids[index]);
    return ids.filter((id): id is number => id !== undefined && meldById(this.state, id) !== undefined);
  }

  /** Return whether `tiles` are the one tile that a joker stands for. */
  replaces(tiles: readonly Tile[], meld: number, joker: Tile): boolean {
    const [tile] = tiles;
    if (tile === undefined || tiles.length > 1 || !isJoker(joker) || isJoker(tile)) return false;
    return this.standsFor(meld, joker).includes(kindOf(tile));
  }

  /** Return what a tile on the table stands for, as far as is known. */
  standsFor(id: number, tile: Tile): readonly Kind[] {
    const meld = this.melds.find((each) => each.id === id);
    return meld?.info?.stands_for[meld.tiles.indexOf(tile)] ?? [];
  }

  /** A tile may be taken from where it lies; if not, say why. */
  mayTake(tile: Tile): boolean {
    const place = placeOf(this.state, tile);
    if (place?.in === "rack") return true;
    if (!this.mine) this.refuse([{ code: "board.not_your_turn" }]);
    else if (this.state.base.tableOpen || this.state.base.rack.includes(tile)) return true;
    else this.refuse([{ code: "board.before_opening" }]);
    return false;
  }

  /** Draw, or pass when the pool is empty; with tiles on the table it has to be asked for twice. */
  draw(): void {
    if (this.props.busy) return;
    if (!this.mine) return this.refuse([{ code: "board.not_your_turn" }]);
    const passes = this.props.game.pool === 0;
    if (this.touched && !this.confirming) {
      this.refusal = [];
      this.confirming = true;
      alertTo(passes ? t("board-pass-again") : t("board-draw-again"));
      return;
    }
    this.calm();
    if (passes) this.props.onpass();
    else this.props.ondraw();
  }

  /** Play the table as it lies; what is known to block it is said at once. */
  play(): void {
    if (this.props.busy) return;
    if (!this.mine) return this.refuse([{ code: "board.not_your_turn" }]);
    if (this.judged && !this.waiting && !this.judged.verdict.can.lay) {
      this.refuse(this.judged.verdict.problems);
      return;
    }
    this.calm();
    this.props.onplay(draftTable(this.state).table);
  }

  /** Read the whole table aloud. */
  readTable(): void {
    const lying = this.melds.filter((meld) => meld.tiles.length > 0);
    const names = lying.map((meld) => meldName(meld.number, meld, meld.info));
    announce(names.length > 0 ? names.join(". ") : t("board-table-empty"));
  }
}
