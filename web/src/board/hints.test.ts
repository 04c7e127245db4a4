import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, setLanguage } from "../text";
import type { GameView, Hint, HintStep, Room } from "../wire/types";
import { followed, stepText, tilesAround } from "./hints";
import { BoardModel } from "./model.svelte";
import { move, undo } from "./moves";
import type { BoardProps } from "./props";
import { rackTiles } from "./state";
import { board, melds, text, tiles, view } from "./testing";

function step(kind: HintStep["kind"], own: string, changes: Partial<HintStep> = {}): HintStep {
  return { kind, tiles: tiles(own), source: null, target: null, joker: null, taken_from: [], onto: [], ...changes };
}

function hint(table: string, steps: HintStep[], laid: string, stage = 4): Hint {
  return { stage, playable: true, tiles: tiles(laid), steps, table: melds(table) };
}

const SPLIT = hint(
  "r4a r5a r6a | r6b r7a r8a",
  [
    step("split", "r7a r8a", { source: 0, target: 1, taken_from: tiles("r4a r5a r6a r7a r8a") }),
    step("add", "r6b", { target: 1, onto: tiles("r7a r8a") }),
  ],
  "r6b",
);
const EXCHANGE = hint(
  "b7a b8a b9a | k5a r5a ja",
  [
    step("exchange", "b9a", { source: 0, target: 0, joker: "ja", taken_from: tiles("b7a b8a ja") }),
    step("new", "k5a r5a ja", { target: 1 }),
  ],
  "b9a k5a r5a",
);
const TAKEN = hint(
  "r4a r5a r6a | k9a b9a o9a | k7b r7b o7b | k7a b7a r7a",
  [
    step("take", "r7a", { source: 0, target: 3, taken_from: tiles("r4a r5a r6a r7a") }),
    step("take", "b7a", { source: 2, target: 3, taken_from: tiles("k7b r7b o7b b7a") }),
    step("new", "k7a b7a r7a", { target: 3 }),
    step("add", "o9a", { target: 1, onto: tiles("k9a b9a") }),
  ],
  "k7a o9a",
);

describe("a hint that is followed", () => {
  test("splits a run, then adds, each a step that can be undone", () => {
    const start = board("r4a r5a r6a r7a r8a", "r6b k1a");
    const boards = followed(start, SPLIT);
    expect(boards.map(({ state, step }) => [text(state), step])).toEqual([
      ["r4a r5a r6a | r7a r8a", 0],
      ["r4a r5a r6a | r6b r7a r8a", 1],
    ]);
    const end = boards[1]!.state;
    expect(rackTiles(end)).toEqual(["k1a"]);
    expect(text(undo(undo(end)))).toBe(text(start));
  });
  test("exchanges a joker and lays it in the new meld", () => {
    const boards = followed(board("b7a b8a ja", "b9a k5a r5a"), EXCHANGE);
    expect(boards.map(({ state }) => text(state))).toEqual(["b7a b8a b9a / ja", "b7a b8a b9a | k5a r5a ja"]);
  });
  test("puts together what is taken for a new meld, in its order", () => {
    const boards = followed(board("r4a r5a r6a r7a | k9a b9a | k7b r7b o7b b7a", "k7a o9a"), TAKEN);
    expect(boards.map(({ state }) => text(state))).toEqual([
      "r4a r5a r6a | k9a b9a | k7b r7b o7b b7a | r7a",
      "r4a r5a r6a | k9a b9a | k7b r7b o7b | b7a r7a",
      "r4a r5a r6a | k9a b9a | k7b r7b o7b | k7a b7a r7a",
      "r4a r5a r6a | k9a b9a o9a | k7b r7b o7b | k7a b7a r7a",
    ]);
  });
  test("first takes back what the player has done", () => {
    const start = board("r4a r5a r6a r7a r8a", "r6b k1a");
    const moved = move(start, ["k1a"], { to: "new" }).state;
    const boards = followed(moved, SPLIT);
    expect(boards[0]).toMatchObject({ step: null });
    expect(text(boards[0]!.state)).toBe(text(start));
    expect(text(boards.at(-1)!.state)).toBe("r4a r5a r6a | r6b r7a r8a");
    expect(text(undo(boards[0]!.state))).toBe(text(moved));
  });
  test("ends at the hint's table also where its steps do not lead there", () => {
    const start = board("r4a r5a r6a r7a r8a", "r6b k1a");
    const boards = followed(start, { ...SPLIT, steps: SPLIT.steps!.slice(0, 1) });
    expect(boards.map(({ state, step }) => [text(state), step])).toEqual([
      ["r4a r5a r6a | r7a r8a", 0],
      ["r4a r5a r6a | r6b r7a r8a", null],
    ]);
    expect(text(undo(boards[1]!.state))).toBe("r4a r5a r6a | r7a r8a");
  });
  test("lays an opening beside a table that may not be touched", () => {
    const opening = hint("r4a r5a r6a | k10a b10a r10a", [step("new", "k10a b10a r10a", { target: 1 })], "k10a b10a r10a");
    const start = board("r4a r5a r6a", "r10a b10a k10a", { opened: [false, true] });
    expect(followed(start, opening).map(({ state }) => text(state))).toEqual(["r4a r5a r6a | k10a b10a r10a"]);
  });
});

test("a step has to do with the melds it takes from and adds to", () => {
  expect([...tilesAround(SPLIT.steps![1]!)]).toEqual(["r6b", "r7a", "r8a"]);
  expect(tilesAround(EXCHANGE.steps![0]!)).toContain("ja");
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await setLanguage(language, { remember: false });
  });
  test("every step is a whole sentence", () => {
    const moved = step("move", "r8a", { taken_from: tiles("r4a r5a r6a r7a r8a"), onto: tiles("b8a ja") });
    for (const each of [...SPLIT.steps!, ...EXCHANGE.steps!, ...TAKEN.steps!, moved]) {
      expect(stepText(each)).toMatch(/^\p{Lu}[^{}$]*\.$/u);
      expect(stepText(each)).not.toMatch(/step-|undefined|NaN/);
    }
  });
});

test("runs and groups are named as people name them", async () => {
  await setLanguage("en", { remember: false });
  expect(stepText(step("add", "b10a", { onto: tiles("b7a ja b9a") }))).toBe("Add the blue 10 to the blue run 7–9.");
  expect(stepText(step("new", "r4a r5a r6a"))).toBe("Lay a new meld: the red tiles 4–6.");
  expect(stepText(step("take", "o8a", { taken_from: tiles("r8a b8a ja o8a") }))).toBe(
    "Take the orange 8 out of the group of 8s (red, blue, joker, and orange).",
  );
  expect(stepText(step("add", "b6a ja", { onto: tiles("b4a b5a b7a") }))).toBe(
    "Add the blue 6 and the joker to the meld “blue 4, blue 5, and blue 7”.",
  );
});

describe("asking", () => {
  let asked: number[];
  let props: BoardProps;

  function model(changes: Partial<GameView> = {}, hints = true): BoardModel {
    props = {
      game: view("r4a r5a r6a r7a r8a", "r6b k1a", changes),
      room: { link: "abc", game_number: 1, pace: "normal", hints, seats: [] as Room["seats"] } as Room,
      verdict: null,
      playback: null,
      busy: false,
      refused: null,
      hint: null,
      onplaybackend: () => undefined,
      ondraft: () => undefined,
      onplay: () => undefined,
      ondraw: () => undefined,
      onpass: () => undefined,
      onhint: (stage) => asked.push(stage),
      onshowlast: () => undefined,
      onreason: ({ code }) => asked.push(code === "board.not_your_turn" ? -1 : 0),
    };
    return new BoardModel(props);
  }

  /** As the room's screen answers: a new prop, and so a new model to look at it with. */
  function told(stage: number, playable = true): BoardModel {
    const answered = model();
    const known = { ...SPLIT, playable, stage };
    props.hint = {
      ...known,
      tiles: stage >= 2 ? known.tiles : null,
      steps: stage >= 3 ? known.steps : null,
      table: stage >= 4 ? known.table : null,
    };
    answered.hints.arrived(props.hint);
    return answered;
  }

  beforeEach(async () => {
    asked = [];
    vi.useFakeTimers();
    await setLanguage("en", { remember: false });
  });
  afterEach(() => vi.useRealTimers());

  test("is done once until the answer is there", () => {
    const board = model();
    board.hints.ask();
    board.hints.ask();
    expect(asked).toEqual([1]);
    board.hints.failed();
    board.hints.ask();
    expect(asked).toEqual([1, 1]);
  });
  test("goes one stage further each time", () => {
    for (const stage of [1, 2, 3]) told(stage).hints.ask();
    expect(asked).toEqual([2, 3, 4]);
    told(3).hints.do();
    expect(asked).toEqual([2, 3, 4, 4]);
  });
  test("is refused when others play, and not possible in a room without hints", () => {
    model({ turn: 1 }).hints.ask();
    expect(asked).toEqual([-1]);
    model({}, false).hints.ask();
    expect(asked).toEqual([-1]);
  });
  test("tells in the reason line that nothing can be laid, and goes no further", () => {
    const board = told(1, false);
    expect(board.hints.line).toBe("Nothing can be laid: draw");
    board.hints.ask();
    expect(asked).toEqual([]);
  });
  test("marks tiles from the second stage, melds from the third", () => {
    expect(told(1).hints.marked.size).toBe(0);
    expect([...told(2).hints.marked]).toEqual(["r6b"]);
    const third = told(3).hints;
    expect(third.panelOpen).toBe(true);
    expect([...third.marked]).toEqual(["r6b"]);
    expect([...third.moving]).toEqual(["r7a", "r8a"]);
    expect([...third.melds]).toEqual([0]);
  });
  test("at last lays the tiles, step by step, unless the player takes over", () => {
    const board = told(4);
    expect(text(board.state)).toBe("r4a r5a r6a | r7a r8a");
    vi.advanceTimersByTime(2000);
    expect(text(board.state)).toBe("r4a r5a r6a | r6b r7a r8a");
    expect([board.hints.panelOpen, board.hints.doing, board.hints.marked.size]).toEqual([false, false, 0]);
    const other = told(4);
    other.undo();
    vi.advanceTimersByTime(2000);
    expect(text(other.state)).toBe("r4a r5a r6a r7a r8a");
  });
});
