import { describe, expect, test } from "vitest";
import { applyVerdict, move, redo, reset, setKind, sortRack, toggle, undo } from "./moves";
import { adoptGame, draftTable, isTouched, rackTiles, restoreDraft } from "./state";
import { board, text, tiles, verdict, verdictMeld, view } from "./testing";

const RUN = "r4a r5a r6a r7a r8a";

describe("a move", () => {
  test("puts rack tiles into a new meld behind the others, in the order given", () => {
    const { state, touched } = move(board(RUN, "b1a b2a b3a"), ["b2a", "b1a"], { to: "new" });
    expect(text(state)).toBe(`${RUN} | b2a b1a`);
    expect(rackTiles(state)).toEqual(["b3a"]);
    expect(touched).toEqual([1]);
  });
  test("inserts before the tile of the index, also within the same meld", () => {
    const state = board("r4a ja r6a | k1a r1a b1a", "r3a");
    expect(text(move(state, ["r3a"], { to: "meld", meld: 0, index: 1 }).state)).toBe("r4a r3a ja r6a | k1a r1a b1a");
    expect(text(move(state, ["ja"], { to: "meld", meld: 0, index: 0 }).state)).toBe("ja r4a r6a | k1a r1a b1a");
    expect(text(move(state, ["r4a"], { to: "meld", meld: 0, index: 3 }).state)).toBe("ja r6a r4a | k1a r1a b1a");
    expect(text(move(state, ["r4a"], { to: "meld", meld: 1, index: null }).state)).toBe("ja r6a | k1a r1a b1a r4a");
  });
  test("leaves the place of an emptied table meld, and forgets a new one at the end", () => {
    const first = move(board("k1a r1a b1a | r4a r5a r6a", "r3a"), tiles("k1a r1a b1a"), { to: "meld", meld: 1, index: null });
    expect(text(first.state)).toBe("- | r4a r5a r6a k1a r1a b1a");
    expect(draftTable(first.state).ids).toEqual([1]);
    const laid = move(first.state, ["r3a"], { to: "new" }).state;
    expect(text(move(laid, ["r3a"], { to: "rack", index: null }).state)).toBe(text(first.state));
  });
  test("of a whole meld to a new meld changes nothing", () => {
    const state = board("k1a r1a b1a", "r3a");
    expect(move(state, tiles("k1a r1a b1a"), { to: "new" }).state).toBe(state);
  });
  test("within the rack keeps the order by hand, also when others play", () => {
    const state = board("", "b1a b2a b3a b4a", { turn: 1 });
    const moved = move(state, ["b4a", "b1a"], { to: "rack", index: 2 });
    expect(moved.reason).toBeNull();
    expect(rackTiles(moved.state)).toEqual(tiles("b2a b4a b1a b3a"));
    expect(moved.state.past).toEqual([]);
  });
  test("brings a rack tile back to where it was", () => {
    const laid = move(board("", "b1a b2a b3a"), ["b2a"], { to: "new" }).state;
    expect(rackTiles(move(laid, ["b2a"], { to: "rack", index: null }).state)).toEqual(tiles("b1a b2a b3a"));
    expect(rackTiles(move(laid, ["b2a"], { to: "rack", index: 0 }).state)).toEqual(tiles("b2a b1a b3a"));
  });
});

describe("a refusal changes nothing and says why", () => {
  test.each([
    ["a table tile to the rack", board(RUN, "b1a"), ["r4a"], { to: "rack", index: null }, "board.table_tile_stays"],
    ["a table joker to the rack", board("r4a ja r6a", "b1a"), ["ja"], { to: "rack", index: 0 }, "board.joker_stays"],
    ["a tile when others play", board(RUN, "r3a", { turn: 1 }), ["r3a"], { to: "new" }, "board.not_your_turn"],
    [
      "a rack tile to a table meld before the opening",
      board(RUN, "r3a", { opened: [false, true] }),
      ["r3a"],
      { to: "meld", meld: 0, index: 0 },
      "board.before_opening",
    ],
    [
      "a table tile before the opening",
      board(RUN, "r3a", { opened: [false, true] }),
      ["r8a"],
      { to: "new" },
      "board.before_opening",
    ],
  ] as const)("%s", (_, state, held, target, code) => {
    const refused = move(state, held, target);
    expect(refused.state).toBe(state);
    expect(refused.reason?.code).toBe(code);
  });

  test("before the opening new melds can be built, and the option opens the table", () => {
    const closed = board(RUN, "r3a", { opened: [false, true] });
    expect(move(closed, ["r3a"], { to: "new" }).reason).toBeNull();
    const rules = { ...view("", "").rules, opening_table_play: true };
    const open = board(RUN, "r3a", { opened: [false, true], rules });
    expect(move(open, ["r3a"], { to: "meld", meld: 0, index: 0 }).reason).toBeNull();
  });
});

describe("a joker", () => {
  test("is freed into the tray by the tile put on it", () => {
    const { state } = move(board("r4a ja r6a", "r5a"), ["r5a"], { to: "joker", meld: 0, joker: "ja" });
    expect(text(state)).toBe("r4a r5a r6a / ja");
    const placed = move(state, ["ja"], { to: "new" }).state;
    expect(text(placed)).toBe("r4a r5a r6a | ja");
    expect(move(state, ["ja"], { to: "rack", index: null }).reason?.code).toBe("board.joker_stays");
  });
  test("laid this turn goes back to the rack instead", () => {
    let state = board("", "r4a ja r6a r5a");
    state = move(state, tiles("r4a ja r6a"), { to: "new" }).state;
    const swapped = move(state, ["r5a"], { to: "joker", meld: 0, joker: "ja" }).state;
    expect(text(swapped)).toBe("r4a r5a r6a");
    expect(rackTiles(swapped)).toEqual(["ja"]);
  });
});

test("undo all, redo all and reset give equal boards", () => {
  const start = board(`${RUN} | r4b ja r6b`, "r6c r5b b1a");
  let state = move(start, ["r6c"], { to: "meld", meld: 0, index: null }).state;
  state = move(state, ["r5b"], { to: "joker", meld: 1, joker: "ja" }).state;
  state = move(state, ["ja", "b1a"], { to: "new" }).state;
  const end = text(state);
  let back = state;
  while (back.past.length > 0) back = undo(back);
  expect(text(back)).toBe(text(start));
  expect(rackTiles(back)).toEqual(rackTiles(start));
  expect(isTouched(back)).toBe(false);
  let again = back;
  while (again.future.length > 0) again = redo(again);
  expect(text(again)).toBe(end);
  const wiped = reset(again);
  expect(text(wiped)).toBe(text(start));
  expect(text(undo(wiped))).toBe(end);
});

test("a new move forgets what was undone", () => {
  const state = undo(move(board(RUN, "b1a b2a"), ["b1a"], { to: "new" }).state);
  expect(move(state, ["b2a"], { to: "new" }).state.future).toEqual([]);
});

describe("the verdict", () => {
  test("tidies the touched meld only", () => {
    const state = move(board("r4a r5a r6a | b9a b8a b7a", "r3a"), ["r3a"], { to: "meld", meld: 0, index: null }).state;
    const said = verdict([
      verdictMeld("r4a r5a r6a r3a", { tidy: tiles("r3a r4a r5a r6a") }),
      verdictMeld("b9a b8a b7a", { tidy: tiles("b7a b8a b9a") }),
    ]);
    const tidied = applyVerdict(state, said, [0, 1], new Set([0]));
    expect(text(tidied.state)).toBe("r3a r4a r5a r6a | b9a b8a b7a");
    expect(tidied.settled).toEqual([0]);
    expect(text(undo(tidied.state))).toBe("r4a r5a r6a | b9a b8a b7a");
  });
  test("splits a run at a doubled number", () => {
    const state = move(board(RUN, "r6b"), ["r6b"], { to: "meld", meld: 0, index: null }).state;
    const split: [string[], string[]] = [tiles("r4a r5a r6a"), tiles("r6b r7a r8a")];
    const said = verdict([verdictMeld(`${RUN} r6b`, { legal: false, split })]);
    const tidied = applyVerdict(state, said, [0], new Set([0]));
    expect(text(tidied.state)).toBe("r4a r5a r6a | r6b r7a r8a");
    expect(tidied.split).toBe(true);
    expect(new Set(tidied.state.now.melds.map((meld) => meld.id)).size).toBe(2);
    expect(text(undo(tidied.state))).toBe(RUN);
  });
  test("leaves a meld alone that has changed since", () => {
    const sent = move(board(RUN, "r3a r9a"), ["r3a"], { to: "meld", meld: 0, index: null }).state;
    const now = move(sent, ["r9a"], { to: "meld", meld: 0, index: 0 }).state;
    const said = verdict([verdictMeld(`${RUN} r3a`, { tidy: tiles(`r3a ${RUN}`) })]);
    expect(applyVerdict(now, said, [0], new Set([0])).state).toBe(now);
  });
});

test("the kind of an open meld is a step that can be undone", () => {
  const state = move(board("", "r5a ja jb"), tiles("r5a ja jb"), { to: "new" }).state;
  const chosen = setKind(state, 0, "group");
  expect(draftTable(chosen.state).table[0]?.kind).toBe("group");
  expect(chosen.touched).toEqual([0]);
  expect(draftTable(undo(chosen.state)).table[0]?.kind).toBeNull();
});

test("sorting takes the order told, and keeps tiles it does not name at the end", () => {
  const state = move(board("", "b1a b2a b3a b4a"), ["b2a"], { to: "new" }).state;
  const sorted = sortRack(state, tiles("b4a b1a r9a"));
  expect(rackTiles(sorted)).toEqual(tiles("b4a b1a b3a"));
  expect(rackTiles(undo(sorted))).toEqual(tiles("b4a b1a b2a b3a"));
});

test("a second tap lets go of a tile", () => {
  const state = toggle(toggle(board("", "b1a b2a"), "b2a"), "b1a");
  expect(state.selection).toEqual(tiles("b2a b1a"));
  expect(toggle(state, "b2a").selection).toEqual(["b1a"]);
});

describe("a new state from the server", () => {
  test("ends the draft, keeps the rack's order and the ids of melds that stay", () => {
    let state = board("k1a r1a b1a | r4a r5a r6a", "b1a b2a b3a b4a");
    state = move(state, ["b4a"], { to: "rack", index: 0 }).state;
    state = move(state, tiles("b1a b2a b3a"), { to: "new" }).state;
    const next = adoptGame(state, view("r4a r5a r6a | k1a r1a b1a | b1a b2a b3a", "b4a o1a", { turn: 1, turn_number: 2 }), "game 1");
    expect(next.now.melds.map((meld) => meld.id)).toEqual([1, 0, 2]);
    expect(rackTiles(next)).toEqual(tiles("b4a o1a"));
    expect(next.drawn).toEqual(["o1a"]);
    expect(next.past).toEqual([]);
  });
  test("leaves the draft alone when the turn has not moved", () => {
    const state = move(board(RUN, "r3a"), ["r3a"], { to: "meld", meld: 0, index: null }).state;
    const next = adoptGame(state, view(RUN, "r3a", { pool: 40 }), "game 1");
    expect(text(next)).toBe(text(state));
    expect(next.past).toHaveLength(1);
  });
  test("of another game starts anew", () => {
    const state = move(board(RUN, "r3a"), ["r3a"], { to: "new" }).state;
    expect(adoptGame(state, view("", "k1a k2a"), "game 2").order).toEqual(tiles("k1a k2a"));
  });
});

describe("after the page was loaded again", () => {
  test("the draft is back, a joker that lay nowhere too", () => {
    const start = board("r4a ja r6a | k1a r1a b1a", "r5a o1a");
    const kept = verdict([verdictMeld("k1a r1a b1a o1a"), verdictMeld("r4a r5a r6a")], { n: 7 });
    const state = restoreDraft(start, kept);
    expect(text(state)).toBe("k1a r1a b1a o1a | r4a r5a r6a / ja");
    expect(state.now.melds.map((meld) => meld.id)).toEqual([1, 0]);
    expect(text(undo(state))).toBe(text(start));
  });
  test.each([
    ["of another turn", { turn: 4 }],
    ["that is none", { n: 0 }],
    ["with tiles one does not hold", { table: [verdictMeld("k1a r1a b1a o9a")] }],
  ])("no draft %s is taken", (_, changes) => {
    const start = board("k1a r1a b1a", "r5a o1a");
    expect(restoreDraft(start, verdict([verdictMeld("k1a r1a b1a o1a")], { n: 7, ...changes }))).toBe(start);
  });
});
