import { RoomSocket, socketUrl, type LinkStatus } from "../wire/socket";
import type { Command, Draft, Entry, FromServer, GameView, Pace, Problem, Room, RoomState, Verdict } from "../wire/types";
import { Playback, type LaidEntry } from "./playback";

export interface LogItem {
  /** Counts up; a key for lists. */
  id: number;
  game: number;
  entry: Entry;
}

export interface SessionHooks {
  /** An entry comes up while the page watches; not for the log of a page just loaded. */
  happened(entry: Entry, room: Room): void;
  /** It became one's own turn. */
  yourTurn(): void;
  /** A command that is not the board's was refused. */
  refused(problems: Problem[]): void;
}

const OF_THE_BOARD: ReadonlySet<Command["t"]> = new Set(["lay", "draw", "pass"]);

/** A room as its screen shows it: the state follows the playback of the opponents' turns. */
export class Session {
  status = $state<LinkStatus>("connecting");
  room = $state.raw<Room | null>(null);
  game = $state.raw<GameView | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  log = $state.raw<LogItem[]>([]);
  /** The turn that the board shows now. */
  playing = $state.raw<LaidEntry | null>(null);
  /** Problems of the last refused command of the board. */
  refused = $state.raw<readonly Problem[] | null>(null);
  busy = $state(false);
  /** Whole seconds left for the turn, or null without a clock. */
  secondsLeft = $state<number | null>(null);
  /** The seat whose clock runs. */
  clockSeat = $state<number | null>(null);
  clockFrozen = $state(false);

  private version = 0;
  private nextId = 0;
  private deadline = 0;
  /** Commands on their way, with the version in which they took effect once that is known. */
  private underway: { id: string; t: Command["t"]; v: number | null }[] = [];
  private readonly socket: RoomSocket;
  private readonly ticker: ReturnType<typeof setInterval>;
  private readonly playback = new Playback({
    watched: () => document.visibilityState === "visible",
    entry: (entry, { room }) => {
      this.record([entry], room);
      this.hooks.happened(entry, room);
    },
    play: (entry) => {
      this.playing = entry;
    },
    show: (state) => this.show(state),
  });

  constructor(
    readonly link: string,
    private readonly hooks: SessionHooks,
  ) {
    this.socket = new RoomSocket(socketUrl(link), {
      status: (status) => {
        this.status = status;
      },
      welcome: (message) => this.welcome(message),
      update: (message) => this.update(message.v, message.d),
      verdict: (message) => {
        this.verdict = message.d;
      },
      acknowledged: (id, v) => {
        for (const command of this.underway) if (command.id === id) command.v = v;
        this.settle();
      },
      refused: (id, problems) => this.wasRefused(id, problems),
    });
    this.ticker = setInterval(() => this.tick(), 200);
    this.socket.start();
  }

  /** Leave the room's socket. */
  stop(): void {
    clearInterval(this.ticker);
    this.socket.stop();
  }

  /** Whether it is one's own turn in the state shown. */
  get isYourTurn(): boolean {
    return this.game !== null && this.game.outcome === null && this.game.turn === this.game.seat && this.playing === null;
  }

  /** What happened in the game that is shown; a rematch counts its games anew, so their numbers do not tell. */
  get thisGame(): Entry[] {
    const start = this.log.findLastIndex(({ entry }) => entry.t === "started");
    return this.log.slice(Math.max(0, start)).map(({ entry }) => entry);
  }

  /** The last turn of the current game in which tiles were laid. */
  get lastLaid(): LaidEntry | null {
    return (this.thisGame.findLast((entry) => entry.t === "laid") as LaidEntry | undefined) ?? null;
  }

  command(c: Command): void {
    const id = this.socket.command(c);
    this.underway.push({ id, t: c.t, v: null });
    this.refused = null;
    this.settle();
  }

  draft(draft: Draft): void {
    this.socket.sendDraft(draft);
  }

  setPace(pace: Pace): void {
    this.command({ t: "pace", pace });
  }

  /** Play the last turn again. */
  showLast(): void {
    const last = this.lastLaid;
    if (last) this.playback.replay(last);
  }

  /** The board has shown, or skipped, the turn that it was given. */
  played(): void {
    this.playing = null;
    this.playback.done();
  }

  private welcome({ v, d }: Extract<FromServer, { t: "welcome" }>): void {
    const isFirst = this.room === null;
    if (!isFirst && d.entries) {
      this.update(v, { ...d, entries: d.entries });
      return;
    }
    this.version = v;
    this.playback.clear();
    this.playing = null;
    if (isFirst) this.record(d.entries ?? [], d.room);
    this.show(d);
    this.takeClock(d.room);
    this.settle();
  }

  private update(v: number, d: RoomState & { entries: Entry[] }): void {
    this.version = v;
    this.takeClock(d.room);
    this.playback.arrive(d);
    this.settle();
  }

  private show({ room, game, verdict }: RoomState): void {
    const before = this.game;
    this.room = room;
    this.game = game;
    if (verdict) this.verdict = verdict;
    this.refused = null;
    const began = before === null || before.turn_number !== game.turn_number || before.turn !== game.turn;
    if (began && this.isYourTurn) this.hooks.yourTurn();
  }

  private record(entries: Entry[], room: Room): void {
    this.log = [...this.log, ...entries.map((entry) => ({ id: this.nextId++, game: room.game_number, entry }))];
  }

  private wasRefused(id: string | null, problems: Problem[]): void {
    const command = this.underway.find((each) => each.id === id);
    this.underway = this.underway.filter((each) => each !== command);
    if (command && OF_THE_BOARD.has(command.t)) this.refused = problems;
    else this.hooks.refused(problems);
    this.settle();
  }

  private settle(): void {
    this.underway = this.underway.filter(({ v }) => v === null || v > this.version);
    this.busy = this.underway.length > 0;
  }

  private takeClock(room: Room): void {
    const clock = room.clock;
    this.clockSeat = clock?.seat ?? null;
    this.clockFrozen = clock?.frozen ?? false;
    if (clock) this.deadline = Date.now() + clock.left;
    this.secondsLeft = clock ? Math.ceil(clock.left / 1000) : null;
  }

  private tick(): void {
    if (this.clockSeat === null || this.clockFrozen) return;
    this.secondsLeft = Math.max(0, Math.ceil((this.deadline - Date.now()) / 1000));
  }
}
