/** A hint as the board needs it: its steps in words, and as a row of boards that lead to its table. */
import { listText, t } from "../text";
import type { Hint, HintStep, Meld, Tile } from "../wire/types";
import { move, reset, type Moved, type Target } from "./moves";
import { tilesText } from "./names";
import { isJoker, sameTiles, type BoardState, type DraftMeld } from "./state";

/** Return the sentence that says what to do in a step. */
export function stepText(step: HintStep): string {
  return t(`step-${step.kind}`, {
    tile_names: piecesText(step.tiles),
    meld_name: meldText(step.taken_from),
    target_name: meldText(step.onto),
  });
}

/** The tiles of a step with their articles: "the red 7 and the joker", "the red tiles 4–6". */
function piecesText(tiles: readonly Tile[]): string {
  const run = tiles.length >= 3 && !tiles.some(isJoker) ? runOf(tiles) : null;
  if (run) return t("step-tiles-run", run);
  const names = tiles.map((tile) =>
    isJoker(tile) ? t("step-tile-joker") : t("step-tile", { colour: colourOf(tile), number: numberOf(tile) }),
  );
  return listText(names);
}

/** A meld as a step names it: "the red run 4–6", "the group of 7s (red, blue and joker)". */
function meldText(tiles: readonly Tile[]): string {
  if (tiles.length === 0) return "";
  const numbers = tiles.filter((tile) => !isJoker(tile)).map(numberOf);
  if (numbers.length >= 2 && new Set(numbers).size === 1) {
    const colours = tiles.map((tile) => t("step-colour", { colour: colourOf(tile) }));
    return t("step-meld-group", { number: numbers[0]!, colours: listText(colours) });
  }
  const run = numbers.length >= 2 ? runOf(tiles) : null;
  return run ? t("step-meld-run", run) : t("step-meld-other", { tiles: tilesText(tiles) });
}

/** Return what names tiles as a run, jokers included, or null if they are none from end to end. */
function runOf(tiles: readonly Tile[]): { colour: string; low: number; high: number } | null {
  const lows = new Set<number>();
  const colours = new Set<string>();
  tiles.forEach((tile, place) => {
    if (isJoker(tile)) return;
    lows.add(numberOf(tile) - place);
    colours.add(colourOf(tile));
  });
  const [low] = lows;
  const [colour] = colours;
  if (lows.size !== 1 || colours.size !== 1 || low === undefined || colour === undefined) return null;
  return { colour, low, high: low + tiles.length - 1 };
}

function colourOf(tile: Tile): string {
  return tile[0]!;
}

function numberOf(tile: Tile): number {
  return Number(tile.slice(1, -1));
}

/** Return the tiles that a step has to do with: those it moves, and those of the melds it takes from and adds to. */
export function tilesAround(step: HintStep): ReadonlySet<Tile> {
  return new Set([...step.tiles, ...step.taken_from, ...step.onto, ...(step.joker ? [step.joker] : [])]);
}

export interface Followed {
  readonly state: BoardState;
  /** The step that leads here; null for one that puts the table in order. */
  readonly step: number | null;
}

/** Return the boards that lead, step by step, from a board to the table of a hint; each can be undone. */
export function followed(state: BoardState, hint: Hint): Followed[] {
  const goal = hint.table ?? [];
  const boards: Followed[] = [];
  let board = reset(state);
  if (board.now !== state.now) boards.push({ state: board, step: null });
  const homes = new Map<number, number>();
  hint.steps?.forEach((step, index) => {
    const next = inOrder(taken(board, step, homes).state, goal);
    if (next.now.melds !== board.now.melds) boards.push({ state: next, step: index });
    board = next;
  });
  if (!isReached(board, goal)) boards.push({ state: setTo(board, goal), step: null });
  return boards;
}

function taken(board: BoardState, step: HintStep, homes: Map<number, number>): Moved {
  const target = targetOf(board, step, homes);
  const moved = move(board, step.tiles, target);
  const home = moved.state.now.melds.find((meld) => meld.tiles.includes(step.tiles[0]!));
  if (step.target !== null && home) homes.set(step.target, home.id);
  return moved;
}

function targetOf(board: BoardState, step: HintStep, homes: ReadonlyMap<number, number>): Target {
  const lying = (tile: Tile | undefined): DraftMeld | undefined =>
    board.now.melds.find((meld) => tile !== undefined && meld.tiles.includes(tile));
  if (step.kind === "exchange" && step.joker) {
    const meld = lying(step.joker);
    if (meld) return { to: "joker", meld: meld.id, joker: step.joker };
  }
  // What is taken for a new meld begins it, and the rest joins it there.
  const home = lying(step.onto[0])?.id ?? (step.target === null ? undefined : homes.get(step.target));
  return home === undefined || step.kind === "split" ? { to: "new" } : { to: "meld", meld: home, index: null };
}

/** Put the tiles of each meld into the order of the goal, and say what a finished one is meant to be. */
function inOrder(board: BoardState, goal: readonly Meld[]): BoardState {
  const melds = board.now.melds.map((meld): DraftMeld => {
    const wanted = goal.find(({ tiles }) => meld.tiles.length > 0 && meld.tiles.every((tile) => tiles.includes(tile)));
    if (!wanted) return meld;
    const tiles = wanted.tiles.filter((tile) => meld.tiles.includes(tile));
    const kind = tiles.length === wanted.tiles.length ? wanted.kind : meld.kind;
    return tiles.join() === meld.tiles.join() && kind === meld.kind ? meld : { ...meld, tiles, kind };
  });
  const isSame = melds.every((meld, index) => meld === board.now.melds[index]);
  return isSame ? board : { ...board, now: { ...board.now, melds } };
}

function isReached(board: BoardState, goal: readonly Meld[]): boolean {
  const melds = board.now.melds.filter((meld) => meld.tiles.length > 0);
  const isThere = ({ tiles }: Meld): boolean => melds.some((meld) => sameTiles(meld.tiles, tiles));
  return board.now.tray.length === 0 && melds.length === goal.length && goal.every(isThere);
}

function setTo(board: BoardState, goal: readonly Meld[]): BoardState {
  let { nextId } = board;
  const left = new Set(board.now.melds);
  const melds = goal.map(({ tiles, kind }): DraftMeld => {
    const home = [...left].find((meld) => meld.tiles.some((tile) => tiles.includes(tile)));
    if (home) left.delete(home);
    return { id: home?.id ?? nextId++, tiles, kind };
  });
  return { ...board, now: { melds, tray: [] }, past: [...board.past, board.now], future: [], selection: [], nextId };
}
