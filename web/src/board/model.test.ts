import { beforeEach, describe, expect, test } from "vitest";
import type { Draft, GameView, Meld, Problem, Room, Verdict } from "../wire/types";
import { BoardModel } from "./model.svelte";
import type { BoardProps } from "./props";
import { Taps } from "./taps";
import { text, tiles, verdict, verdictMeld, view } from "./testing";

const RUN = "r4a r5a r6a r7a r8a";

let drafts: Draft[];
let happened: string[];
let props: BoardProps;

function board(table: string, rack: string, changes: Partial<GameView> = {}): BoardModel {
  props = {
    game: view(table, rack, changes),
    room: { link: "abc", game_number: 1, pace: "normal", seats: [] as Room["seats"] } as Room,
    verdict: null,
    playback: null,
    busy: false,
    refused: null,
    hint: null,
    onplaybackend: () => happened.push("played"),
    ondraft: (draft) => drafts.push(draft),
    onplay: (melds: Meld[]) => happened.push(`play ${melds.map((meld) => meld.tiles.join(" ")).join(" | ")}`),
    ondraw: () => happened.push("draw"),
    onpass: () => happened.push("pass"),
    onhint: (stage) => happened.push(`hint ${stage}`),
    onshowlast: () => happened.push("last"),
    onreason: (problem: Problem) => happened.push(problem.code),
  };
  return new BoardModel(props);
}

/** The verdict on the last draft sent. */
function answer(table: Verdict["table"], changes: Partial<Verdict> = {}): Verdict {
  return verdict(table, { n: drafts.at(-1)!.n, ...changes });
}

beforeEach(() => {
  drafts = [];
  happened = [];
});

describe("a draft", () => {
  test("is sent after each move, and counts up", () => {
    const model = board(RUN, "r3a b1a");
    model.move(["r3a"], { to: "meld", meld: 0, index: 0 });
    model.move(["b1a"], { to: "new" });
    expect(drafts.map((draft) => draft.table?.map((meld) => meld.tiles.join(" ")))).toEqual([
      [`r3a ${RUN}`],
      [`r3a ${RUN}`, "b1a"],
    ]);
    expect(drafts[1]!.n).toBe(drafts[0]!.n + 1);
    expect(model.waiting).toBe(true);
  });
  test("has no table when nothing is moved any more, or when others play", () => {
    const model = board(RUN, "r3a");
    model.move(["r3a"], { to: "new" });
    model.undo();
    expect(drafts.at(-1)!.table).toBeNull();
    const waiting = board(RUN, "r3a b1a", { turn: 1 });
    waiting.move(["b1a"], { to: "rack", index: 1 });
    expect(drafts.at(-1)).toMatchObject({ table: null, rack: ["r3a", "b1a"] });
  });
});

describe("a verdict", () => {
  test("tidies the meld of the last move", () => {
    const model = board(RUN, "r3a");
    model.move(["r3a"], { to: "meld", meld: 0, index: null });
    model.judge(answer([verdictMeld(`${RUN} r3a`, { tidy: tiles(`r3a ${RUN}`), points: 33 })], { can: { lay: true, draw: true, pass: false } }));
    expect(text(model.state)).toBe(`r3a ${RUN}`);
    expect(model.melds[0]!.info?.points).toBe(33);
    expect(model.waiting).toBe(false);
  });
  test("on an older draft does not touch what was moved since", () => {
    const model = board(RUN, "r3a r9a");
    model.move(["r3a"], { to: "meld", meld: 0, index: null });
    const late = answer([verdictMeld(`${RUN} r3a`, { tidy: tiles(`r3a ${RUN}`) })]);
    model.move(["r9a"], { to: "meld", meld: 0, index: 0 });
    model.judge(late);
    expect(text(model.state)).toBe(`r9a ${RUN} r3a`);
    expect(model.waiting).toBe(true);
  });
  test("that splits a run is asked again, since the melds are others", () => {
    const model = board(RUN, "r6b");
    model.move(["r6b"], { to: "meld", meld: 0, index: null });
    const split: [string[], string[]] = [tiles("r4a r5a r6a"), tiles("r6b r7a r8a")];
    model.judge(answer([verdictMeld(`${RUN} r6b`, { legal: false, split })]));
    expect(drafts).toHaveLength(2);
    expect(drafts[1]!.table).toHaveLength(2);
  });
  test("of another turn is nobody's business", () => {
    const model = board(RUN, "r3a");
    model.judge(verdict([verdictMeld(RUN)], { turn: 9 }));
    expect(model.judged).toBeNull();
  });
  test("that arrives while tiles are held waits for the drop", () => {
    const model = board(RUN, "r3a b1a");
    model.move(["r3a"], { to: "meld", meld: 0, index: null });
    model.held = ["b1a"];
    model.judge(answer([verdictMeld(`${RUN} r3a`, { tidy: tiles(`r3a ${RUN}`) })]));
    expect(text(model.state)).toBe(`${RUN} r3a`);
    model.held = [];
    model.judgePostponed();
    expect(text(model.state)).toBe(`r3a ${RUN}`);
  });
});

describe("Play", () => {
  test("says all that blocks it, and changes nothing", () => {
    const model = board(RUN, "b1a b2a");
    model.move(["b1a"], { to: "new" });
    const problem = { code: "opening.below_minimum", data: { points: 18, minimum: 30 } };
    model.judge(answer([verdictMeld(RUN), verdictMeld("b1a", { legal: false })], { problems: [problem] }));
    model.play();
    expect(happened).toEqual(["opening.below_minimum"]);
    expect(model.refusal).toEqual([problem]);
    expect(text(model.state)).toBe(`${RUN} | b1a`);
  });
  test("before the verdict is there leaves it to the server", () => {
    const model = board(RUN, "r3a");
    model.move(["r3a"], { to: "meld", meld: 0, index: 0 });
    model.play();
    expect(happened).toEqual([`play r3a ${RUN}`]);
  });
  test("out of turn is refused", () => {
    board(RUN, "r3a", { turn: 1 }).play();
    expect(happened).toEqual(["board.not_your_turn"]);
  });
});

describe("Draw", () => {
  test("is done at once when nothing was moved", () => {
    board(RUN, "r3a").draw();
    expect(happened).toEqual(["draw"]);
  });
  test("asks again when tiles of this turn would go back", () => {
    const model = board(RUN, "r3a");
    model.move(["r3a"], { to: "new" });
    model.draw();
    expect(happened).toEqual([]);
    expect(model.confirming).toBe(true);
    model.draw();
    expect(happened).toEqual(["draw"]);
  });
  test("asks anew after anything else was done", () => {
    const model = board(RUN, "r3a b1a");
    model.move(["r3a"], { to: "new" });
    model.draw();
    model.toggle("b1a");
    expect(model.confirming).toBe(false);
    model.draw();
    expect(happened).toEqual([]);
    expect(model.confirming).toBe(true);
  });
  test("is Pass when the pool is empty", () => {
    board(RUN, "r3a", { pool: 0 }).draw();
    expect(happened).toEqual(["pass"]);
  });
});

describe("taps", () => {
  test("select on the rack and move to the meld tapped next", () => {
    const model = board(RUN, "r3a b1a");
    const taps = new Taps(model);
    taps.tile("r3a", { time: 0 });
    taps.tile("r4a", { after: false, time: 1000 });
    expect(text(model.state)).toBe(`r3a ${RUN}`);
    expect(model.state.selection).toEqual([]);
  });
  test("twice on a rack tile send it to the only meld that takes it", () => {
    const model = board(`${RUN} | k1a r1a b1a`, "r3a o1a b9a");
    model.judge(verdict([verdictMeld(RUN), verdictMeld("k1a r1a b1a")], { n: 0, fits: { r3a: [0], o1a: [0, 1] } }));
    const taps = new Taps(model);
    taps.tile("r3a", { time: 0 });
    taps.tile("r3a", { time: 200 });
    expect(text(model.state)).toBe(`${RUN} r3a | k1a r1a b1a`);
    taps.tile("o1a", { time: 2000 });
    taps.tile("o1a", { time: 2200 });
    taps.tile("b9a", { time: 4000 });
    taps.tile("b9a", { time: 4200 });
    expect(happened).toEqual(["board.fits_several", "board.fits_nowhere"]);
  });
  test("put the real tile in a joker's place", () => {
    const model = board("r4a ja r6a", "r5a");
    model.judge(verdict([verdictMeld("r4a ja r6a", { stands_for: [["r4"], ["r5"], ["r6"]] })], { n: 0 }));
    const taps = new Taps(model);
    taps.tile("r5a", { time: 0 });
    taps.tile("ja", { time: 1000 });
    expect(text(model.state)).toBe("r4a r5a r6a / ja");
  });
  test("on a whole meld select all of it, and on the rack the run around a tile", () => {
    const model = board(RUN, "b1a b2a b3a k9a");
    const rack_melds = { "777": [], "789": [tiles("b1a b2a b3a")] };
    model.judge(verdict([verdictMeld(RUN)], { n: 0, rack_melds }));
    const taps = new Taps(model);
    taps.tile("r6a", { whole: true });
    expect(model.state.selection).toEqual(tiles(RUN));
    taps.tile("b2a", { whole: true });
    expect(model.state.selection).toEqual(tiles("b1a b2a b3a"));
  });
  test("on a table tile before the opening say why nothing happens", () => {
    const model = board(RUN, "b1a", { opened: [false, true] });
    new Taps(model).tile("r4a");
    expect(model.state.selection).toEqual([]);
    expect(happened).toEqual(["board.before_opening"]);
  });
});

test("while a turn is shown the rack can be sorted, and the table stays as it is", () => {
  const model = board(RUN, "b1a b2a");
  model.frame = { melds: [], moved: [] };
  expect(model.move(["b1a"], { to: "new" })).toBe(false);
  expect(model.move(["b2a"], { to: "rack", index: 0 })).toBe(true);
  expect(model.rack).toEqual(tiles("b2a b1a"));
  expect(text(model.state)).toBe(RUN);
});

test("a drag ends when the turn changes under it, but not one within the rack while others play", () => {
  const model = board(RUN, "b1a b2a");
  let cancelled = 0;
  model.cancelDrag = () => (cancelled += 1);
  model.held = ["b1a"];
  props.game = view(`${RUN} r9a`, "b1a b2a", { turn: 1, turn_number: 2 });
  model.adopt();
  expect(cancelled).toBe(1);
  props.game = view(`${RUN} r9a r10a`, "b1a b2a", { turn: 0, turn_number: 3 });
  model.adopt();
  expect(cancelled).toBe(1);
});

test("the rack takes the server's order if it is on these very tiles, else the plain one", () => {
  const model = board("", "b2a k9a ja b1a");
  expect(model.rack).toEqual(tiles("k9a b1a b2a ja"));
  model.judge(verdict([], { n: 0, rack_order: { "777": tiles("ja k9a b2a b1a"), "789": tiles("b1a b2a k9a") } }));
  model.sort("777");
  expect(model.rack).toEqual(tiles("ja k9a b2a b1a"));
  model.sort("789");
  expect(model.rack).toEqual(tiles("k9a b1a b2a ja"));
});
