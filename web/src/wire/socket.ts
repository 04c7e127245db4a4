/**
 * One room's socket: it comes back by itself, and what was not acknowledged is said again.
 *
 * A silent network is noticed by a ping without an answer; until then the socket is left alone, so that a
 * slow line costs a moment's bar and not the connection.
 */

import { CLOSED, type Command, type FromServer, type GameDraft, type Problem, type ToServer } from "./types";

export type LinkStatus = "connecting" | "online" | "offline" | "taken_over" | "no_room" | "not_yours" | "rejected";

export interface Handlers {
  status(status: LinkStatus): void;
  welcome(message: Extract<FromServer, { t: "welcome" }>): void;
  update(message: Extract<FromServer, { t: "update" }>): void;
  verdict(message: Extract<FromServer, { t: "verdict" }>): void;
  /** The answer to a command for a hint; its acknowledgement follows. */
  hint(message: Extract<FromServer, { t: "hint" }>): void;
  /** The command took effect in version `v`. */
  acknowledged(id: string, v: number): void;
  /** `id` is null where the server refused a message and not a command. */
  refused(id: string | null, problems: Problem[]): void;
}

/** Milliseconds between pings. */
export const PING_EVERY = 5000;
/** Milliseconds without an answer to a ping until the page says that it is offline. */
export const PONG_WITHIN = 900;
/** Milliseconds without an answer until the socket is given up. */
export const GIVE_UP_AFTER = 4500;
const FIRST_RETRY = 300;
const SLOWEST_RETRY = 5000;

interface Waiting {
  id: string;
  v: number;
  c: Command;
}

const FINAL: Partial<Record<number, LinkStatus>> = {
  [CLOSED.takenOver]: "taken_over",
  [CLOSED.noSuchRoom]: "no_room",
  [CLOSED.notYours]: "not_yours",
};

export class RoomSocket {
  private socket: WebSocket | null = null;
  private status: LinkStatus = "connecting";
  private have: number | null = null;
  private waiting: Waiting[] = [];
  private draft: GameDraft | null = null;
  private tries = 0;
  private rejections = 0;
  private stopped = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lateTimer: ReturnType<typeof setTimeout> | undefined;
  private deadTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly watched: [EventTarget, string, () => void][] = [];

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
  ) {}

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.watch(window, "offline", () => this.lose());
    this.watch(window, "online", () => this.connectNow());
    this.watch(document, "visibilitychange", () => {
      if (document.visibilityState === "visible") this.check();
    });
    this.connect();
  }

  /** Close for good. */
  stop(): void {
    this.stopped = true;
    for (const [target, type, listener] of this.watched) target.removeEventListener(type, listener);
    this.drop();
  }

  /** Send a command, now or as soon as there is a line; return its id. */
  command(c: Command): string {
    const waiting: Waiting = { id: newId(), v: this.have ?? 0, c };
    this.waiting.push(waiting);
    if (this.status === "online") this.send({ t: "command", d: waiting });
    return waiting.id;
  }

  /** Send the arrangement so far; while there is no line only the latest is kept. */
  sendDraft(draft: GameDraft): void {
    this.draft = draft;
    if (this.status === "online") this.send({ t: "draft", d: draft });
  }

  private connect(): void {
    clearTimeout(this.retryTimer);
    if (this.stopped) return;
    if (!navigator.onLine) {
      this.setStatus("offline");
      return;
    }
    const socket = new WebSocket(this.url);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.send({ t: "hello", d: { protocol: 1, have: this.have } });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard();
      this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      const final = FINAL[event.code];
      if (final) this.end(final);
      else if (opened && (event.code === CLOSED.notProtocol || event.code === CLOSED.flooding) && ++this.rejections > 2) {
        this.end("rejected");
      } else this.lose();
    };
    // A socket that neither opens nor fails is given up like a silent one.
    this.deadTimer = setTimeout(() => this.lose(), GIVE_UP_AFTER);
    this.lateTimer = setTimeout(() => this.setStatus("offline"), GIVE_UP_AFTER - 500);
  }

  private connectNow(): void {
    if (this.stopped || this.status === "online") return;
    this.drop();
    this.tries = 0;
    this.connect();
  }

  private receive(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        this.have = message.v;
        this.tries = 0;
        this.setStatus("online");
        this.handlers.welcome(message);
        this.startPings();
        for (const waiting of this.waiting) this.send({ t: "command", d: waiting });
        if (this.draft && message.d.game.turn_number === this.draft.turn) this.send({ t: "draft", d: this.draft });
        break;
      case "update":
        if (this.have !== null && message.v <= this.have) break;
        if (this.have !== null && message.v > this.have + 1) {
          // Something was missed; a new welcome brings it.
          this.drop();
          this.connect();
          break;
        }
        this.have = message.v;
        this.handlers.update(message);
        break;
      case "verdict":
        this.rejections = 0;
        this.handlers.verdict(message);
        break;
      case "hint":
        this.handlers.hint(message);
        break;
      case "ack":
        this.rejections = 0;
        this.settle(message.d.id);
        this.handlers.acknowledged(message.d.id, message.v);
        break;
      case "refused":
        if (message.d.id !== null) this.settle(message.d.id);
        this.handlers.refused(message.d.id, message.d.problems);
        break;
      case "taken_over":
        this.end("taken_over");
        break;
      case "pong":
        break;
    }
  }

  private settle(id: string): void {
    this.waiting = this.waiting.filter((waiting) => waiting.id !== id);
  }

  private startPings(): void {
    clearInterval(this.pingTimer);
    this.pingTimer = setInterval(() => this.check(), PING_EVERY);
  }

  /** Ask for a sign of life. */
  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.lateTimer !== undefined) return;
    this.send({ t: "ping", d: {} });
    this.lateTimer = setTimeout(() => this.setStatus("offline"), PONG_WITHIN);
    this.deadTimer = setTimeout(() => this.lose(), GIVE_UP_AFTER);
  }

  private heard(): void {
    clearTimeout(this.lateTimer);
    clearTimeout(this.deadTimer);
    this.lateTimer = this.deadTimer = undefined;
    if (this.pingTimer !== undefined) this.setStatus("online");
  }

  private lose(): void {
    this.drop();
    if (this.stopped) return;
    // The first failures of a line that was never up are no news yet.
    if (this.have !== null || this.tries > 1 || !navigator.onLine) this.setStatus("offline");
    const pause = Math.min(SLOWEST_RETRY, FIRST_RETRY * 2 ** this.tries++);
    this.retryTimer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private end(status: LinkStatus): void {
    this.stop();
    this.setStatus(status);
  }

  private drop(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.lateTimer);
    clearTimeout(this.deadTimer);
    clearInterval(this.pingTimer);
    this.lateTimer = this.deadTimer = this.pingTimer = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private setStatus(status: LinkStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.handlers.status(status);
  }

  private watch(target: EventTarget, type: string, listener: () => void): void {
    target.addEventListener(type, listener);
    this.watched.push([target, type, listener]);
  }
}

/** Return a fresh id; `crypto.randomUUID` is missing where the page comes over plain HTTP from the local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the socket's address for a room's link. */
export function socketUrl(link: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/rooms/${encodeURIComponent(link)}/socket`;
}
