import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GIVE_UP_AFTER, PING_EVERY, PONG_WITHIN, RoomSocket, type Handlers, type LinkStatus } from "./socket";
import type { FromServer, ToServer } from "./types";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  sentOf<T extends ToServer["t"]>(t: T): Extract<ToServer, { t: T }>["d"][] {
    return this.sent.filter((message) => message.t === t).map((message) => message.d as never);
  }
}

const line = { onLine: true };
let statuses: LinkStatus[];
let updates: number[];
let acknowledged: string[];
let hints: unknown[];
let socket: RoomSocket;

function welcome(v: number, turn = 1): unknown {
  return { t: "welcome", v, d: { protocol: 1, room: {}, game: { turn_number: turn }, verdict: null, entries: [] } };
}

function update(v: number): unknown {
  return { t: "update", v, d: { room: {}, game: { turn_number: 1 }, verdict: null, entries: [] } };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  line.onLine = true;
  statuses = [];
  updates = [];
  acknowledged = [];
  hints = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", line);
  const handlers: Handlers = {
    status: (status) => statuses.push(status),
    welcome: () => undefined,
    update: (message: Extract<FromServer, { t: "update" }>) => updates.push(message.v),
    verdict: () => undefined,
    hint: (message) => hints.push(message.d),
    acknowledged: (id) => acknowledged.push(id),
    refused: () => undefined,
  };
  socket = new RoomSocket("ws://here/socket", handlers);
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(v = 3): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(v));
  return FakeSocket.last;
}

test("says hello first, without a version at the first visit", () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ t: "hello", d: { protocol: 1, have: null } }]);
  FakeSocket.last.say(welcome(3));
  expect(statuses).toEqual(["online"]);
});

test("hands on the answer to a hint's command, asked again after a reconnect until it is acknowledged", () => {
  const first = connect();
  const id = socket.command({ t: "hint", stage: 1 });
  first.fail();
  vi.advanceTimersByTime(1000);
  const second = connect();
  expect(second.sentOf("command").map((command) => command.id)).toEqual([id]);
  second.say({ t: "hint", v: 4, d: { stage: 1, playable: true, tiles: null, steps: null, table: null } });
  second.say({ t: "ack", v: 4, d: { id } });
  expect(hints).toEqual([{ stage: 1, playable: true, tiles: null, steps: null, table: null }]);
  expect(acknowledged).toEqual([id]);
});

test("comes back by itself with the last version it saw", () => {
  connect().say(update(4));
  FakeSocket.last.fail();
  expect(statuses.at(-1)).toBe("offline");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sentOf("hello")).toEqual([{ protocol: 1, have: 4 }]);
});

test("waits longer after each failure, five seconds and a bit at most", () => {
  connect().fail();
  const moments: number[] = [];
  const start = Date.now();
  for (let seen = 1; Date.now() - start < 40_000; vi.advanceTimersByTime(100)) {
    if (FakeSocket.all.length > seen) {
      seen = FakeSocket.all.length;
      moments.push(Date.now() - start);
      FakeSocket.last.fail();
    }
  }
  const pauses = moments.slice(1).map((moment, index) => moment - moments[index]!);
  expect(pauses[0]!).toBeLessThan(1000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5200);
  expect(pauses.at(-1)!).toBeGreaterThan(4000);
});

describe("a command", () => {
  test("is sent again unchanged after a reconnect until it is acknowledged", () => {
    const first = connect();
    const id = socket.command({ t: "draw" });
    first.fail();
    vi.advanceTimersByTime(400);
    const second = connect(5);
    expect(second.sentOf("command")).toEqual(first.sentOf("command"));
    expect(second.sentOf("command")[0]).toEqual({ id, v: 3, c: { t: "draw" } });
    second.say({ t: "ack", v: 6, d: { id } });
    second.fail();
    vi.advanceTimersByTime(400);
    expect(connect(6).sentOf("command")).toEqual([]);
    expect(acknowledged).toEqual([id]);
  });

  test("given while offline waits for the line", () => {
    connect().fail();
    socket.command({ t: "pass" });
    vi.advanceTimersByTime(400);
    expect(connect(3).sentOf("command")).toHaveLength(1);
  });

  test("that was refused is not repeated", () => {
    const id = socket.command({ t: "draw" });
    connect().say({ t: "refused", v: 3, d: { id, problems: [{ code: "turn.not_yours" }] } });
    FakeSocket.last.fail();
    vi.advanceTimersByTime(400);
    expect(connect().sentOf("command")).toEqual([]);
  });
});

describe("drafts", () => {
  test("are kept only in their latest form while there is no line", () => {
    connect().fail();
    socket.sendDraft({ n: 1, turn: 1, table: [], rack: ["r1a"] });
    socket.sendDraft({ n: 2, turn: 1, table: [], rack: ["r1a", "b2a"] });
    vi.advanceTimersByTime(400);
    expect(connect().sentOf("draft").map((draft) => draft.n)).toEqual([2]);
  });

  test("of a turn that is over are not sent", () => {
    connect().fail();
    socket.sendDraft({ n: 1, turn: 1, table: [], rack: [] });
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(9, 2));
    expect(FakeSocket.last.sentOf("draft")).toEqual([]);
  });
});

describe("a dead line", () => {
  test("is shown within six seconds, and given up later", () => {
    const first = connect();
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN);
    expect(PING_EVERY + PONG_WITHIN).toBeLessThan(6000);
    expect(first.sentOf("ping")).toHaveLength(1);
    expect(statuses.at(-1)).toBe("offline");
    expect(first.closed).toBe(false);
    vi.advanceTimersByTime(GIVE_UP_AFTER);
    expect(first.closed).toBe(true);
  });

  test("that was only slow is online again with its pong", () => {
    const first = connect();
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN);
    first.say({ t: "pong", d: {} });
    expect(statuses.at(-1)).toBe("online");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("is believed at once when the browser says so, and tried at once when it is back", () => {
    connect();
    line.onLine = false;
    window.dispatchEvent(new Event("offline"));
    expect(statuses.at(-1)).toBe("offline");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    line.onLine = true;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test("an update seen before is not told twice, and a gap asks for what is missing", () => {
  const first = connect(3);
  first.say(update(3));
  first.say(update(4));
  expect(updates).toEqual([4]);
  first.say(update(7));
  expect(updates).toEqual([4]);
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sentOf("hello")).toEqual([{ protocol: 1, have: 4 }]);
});

test.each([
  [4001, "taken_over"],
  [4003, "not_yours"],
  [4004, "no_room"],
] as const)("closing code %i is final: %s", (code, status) => {
  connect().fail(code);
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe(status);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that rejects what the page says is not asked for ever", () => {
  for (let round = 0; round < 10; round++) {
    connect().fail(1011);
    vi.advanceTimersByTime(1000);
  }
  expect(statuses.at(-1)).toBe("rejected");
  expect(FakeSocket.all).toHaveLength(3);
});
