import { beforeEach, describe, expect, test } from "vitest";
import type { EntryOf, GameState, LogEntry, Room } from "../wire/types";
import { Playback, type Arrival } from "./playback";

let shown: string[];
let stepsOf: number[];
let isWatched: boolean;
let playback: Playback;

function laid(seat: number, tile: string): EntryOf<"laid"> {
  return { t: "laid", seat, before: [], table: [], laid: [tile], jokers: [], opening: null, timed_out: false };
}

function passed(seat: number): EntryOf<"passed"> {
  return { t: "passed", seat };
}

function arrival(turn: number, entries: LogEntry[], pace = "normal"): Arrival {
  return { room: { seat: 0, pace } as Room, game: { turn_number: turn } as GameState, verdict: null, entries };
}

beforeEach(() => {
  shown = [];
  stepsOf = [];
  isWatched = true;
  playback = new Playback({
    watched: () => isWatched,
    entry: (entry) => shown.push(entry.t),
    isShown: (entry) => entry.t === "laid",
    play: (entry, steps) => {
      shown.push(`play ${(entry as EntryOf<"laid">).laid.join(" ")}`);
      stepsOf.push(steps);
    },
    show: ({ game }) => shown.push(`turn ${game.turn_number}`),
  });
});

test("a turn without tiles is shown at once", () => {
  playback.arrive(arrival(2, [passed(1)]));
  expect(shown).toEqual(["passed", "turn 2"]);
});

test("an opponent's turn is played before its state is shown", () => {
  playback.arrive(arrival(2, [laid(1, "r1a")]));
  expect(shown).toEqual(["laid", "play r1a"]);
  playback.done();
  expect(shown).toEqual(["laid", "play r1a", "turn 2"]);
});

test("turns that arrive in the meantime wait for theirs, in order", () => {
  playback.arrive(arrival(2, [laid(1, "r1a")]));
  playback.arrive(arrival(3, [laid(2, "b2a")]));
  playback.arrive(arrival(4, [passed(3)]));
  playback.done();
  expect(shown).toEqual(["laid", "play r1a", "turn 2", "laid", "play b2a"]);
  playback.done();
  expect(shown.slice(5)).toEqual(["turn 3", "passed", "turn 4"]);
});

test("while it is held what arrives waits, except what is already coming up", () => {
  playback = new Playback({
    watched: () => true,
    entry: (entry) => {
      shown.push(entry.t);
      if (entry.t === "dealt") playback.hold();
      if (entry.t === "passed") playback.release();
    },
    isShown: (entry) => entry.t === "laid",
    play: () => shown.push("play"),
    show: ({ game }) => shown.push(`turn ${game.turn_number}`),
  });
  playback.arrive(arrival(1, [{ t: "dealt", pool: 78 } as LogEntry]));
  playback.arrive(arrival(2, [passed(1)]));
  playback.arrive(arrival(3, [laid(2, "r1a")]));
  expect(shown).toEqual(["dealt", "turn 1"]);
  playback.release();
  expect(shown).toEqual(["dealt", "turn 1", "passed", "turn 2", "laid", "play"]);
});

test("several turns in one message are played one after the other", () => {
  playback.arrive(arrival(3, [laid(1, "r1a"), laid(2, "b2a")]));
  playback.done();
  playback.done();
  expect(shown).toEqual(["laid", "play r1a", "laid", "play b2a", "turn 3"]);
  expect(stepsOf).toEqual([2, 2]);
});

describe("a turn is not played", () => {
  test("if it is one's own", () => {
    playback.arrive(arrival(2, [laid(0, "r1a")]));
    expect(shown).toEqual(["laid", "turn 2"]);
  });
  test("at instant pace", () => {
    playback.arrive(arrival(2, [laid(1, "r1a")], "instant"));
    expect(shown).toEqual(["laid", "turn 2"]);
  });
  test("while nobody watches", () => {
    isWatched = false;
    playback.arrive(arrival(2, [laid(1, "r1a")]));
    expect(shown).toEqual(["laid", "turn 2"]);
  });
  test("if a long row waits behind it", () => {
    playback.arrive(arrival(1, [laid(1, "r1a")]));
    for (let turn = 2; turn < 40; turn++) playback.arrive(arrival(turn, [laid(1, "r2a")]));
    playback.done();
    expect(shown).toContain("turn 20");
    expect(shown.filter((each) => each.startsWith("play"))).toHaveLength(2);
  });
});

test("the last turn can be played again, and news wait for it", () => {
  playback.replay(laid(1, "r1a"));
  playback.arrive(arrival(5, [passed(2)]));
  expect(shown).toEqual(["play r1a"]);
  playback.done();
  expect(shown).toEqual(["play r1a", "passed", "turn 5"]);
});

test("a turn being played is not interrupted by a replay", () => {
  playback.arrive(arrival(2, [laid(1, "r1a")]));
  playback.replay(laid(2, "b2a"));
  expect(shown).toEqual(["laid", "play r1a"]);
});

test("nothing that was cleared comes back", () => {
  playback.arrive(arrival(2, [laid(1, "r1a"), laid(2, "b2a")]));
  playback.arrive(arrival(3, [passed(3)]));
  playback.clear();
  playback.done();
  expect(shown).toEqual(["laid", "play r1a"]);
});
