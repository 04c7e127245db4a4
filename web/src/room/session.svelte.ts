import { RoomSocket, socketUrl, type LinkStatus } from "../wire/socket";
import type { Command, FromServer, GameDraft, GameState, LogEntry, Pace, Problem, Room, RoomState } from "../wire/types";
import { Playback } from "./playback";

export interface LogItem {
  /** Counts up; a key for lists. */
  id: number;
  game: number;
  entry: LogEntry;
}

export interface SessionHooks {
  /** An entry comes up while the page watches; not for the log of a page just loaded. */
  happened(entry: LogEntry, room: Room): void;
  /** It became one's own turn. */
  yourTurn(): void;
  /** A command that is not the game's was refused. */
  refused(problems: Problem[]): void;
  /** An opponent's doing that is worth watching on the table. */
  isShown(entry: LogEntry): boolean;
  /** It can be shown again on request. */
  isRepeatable(entry: LogEntry): boolean;
  /** It is the first entry of a game. */
  begins(entry: LogEntry): boolean;
}

const OF_THE_ROOM: ReadonlySet<Command["t"]> = new Set(["next_game", "rematch", "pace", "skip"]);

/** A room as its screen shows it: the state follows the playback of the opponents' turns. */
export class Session {
  status = $state<LinkStatus>("connecting");
  room = $state.raw<Room | null>(null);
  game = $state.raw<GameState | null>(null);
  /** The newest verdict, in the shape of the game. */
  verdict = $state.raw<unknown>(null);
  /** What was told of the hint since the last move, in the shape of the game. */
  hint = $state.raw<unknown>(null);
  log = $state.raw<LogItem[]>([]);
  /** What the table shows now. */
  playing = $state.raw<LogEntry | null>(null);
  /** How many entries are shown before the next state, `playing` among them. */
  steps = $state(1);
  /** Problems of the last refused command of the game. */
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
  /** Commands on their way, with the state that they were meant for and, once known, the version they took effect in. */
  private underway: { id: string; t: Command["t"]; v: number | null; at: GameState | null }[] = [];
  private readonly socket: RoomSocket;
  private readonly ticker: ReturnType<typeof setInterval>;
  private readonly playback = new Playback({
    watched: () => document.visibilityState === "visible",
    entry: (entry, { room }) => {
      this.record([entry], room);
      this.hooks.happened(entry, room);
    },
    isShown: (entry) => this.hooks.isShown(entry),
    play: (entry, steps) => {
      this.steps = steps;
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
      hint: (message) => {
        this.hint = message.d;
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
  get thisGame(): LogEntry[] {
    const start = this.log.findLastIndex(({ entry }) => this.hooks.begins(entry));
    return this.log.slice(Math.max(0, start)).map(({ entry }) => entry);
  }

  /** The last turn of the current game that can be shown again. */
  get lastShown(): LogEntry | null {
    return this.thisGame.findLast((entry) => this.hooks.isRepeatable(entry)) ?? null;
  }

  command(c: Command): void {
    const id = this.socket.command(c);
    this.underway.push({ id, t: c.t, v: null, at: this.game });
    this.refused = null;
    this.settle();
  }

  draft(draft: GameDraft): void {
    this.socket.sendDraft(draft);
  }

  setPace(pace: Pace): void {
    this.command({ t: "pace", pace });
  }

  /** Play the last turn again. */
  showLast(): void {
    const last = this.lastShown;
    if (last) this.playback.replay(last);
  }

  /** Let what arrives wait while something else is to be seen, until `release`. */
  hold(): void {
    this.playback.hold();
  }

  /** Go on after `hold`. */
  release(): void {
    this.playback.release();
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
    this.hint = null;
    this.playback.clear();
    this.playing = null;
    if (isFirst) this.record(d.entries ?? [], d.room);
    this.show(d);
    this.takeClock(d.room);
    this.settle();
  }

  private update(v: number, d: RoomState & { entries: LogEntry[] }): void {
    this.version = v;
    if (d.entries.some(({ t }) => t !== "hint")) this.hint = null;
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
    this.settle();
    const began = before === null || before.turn_number !== game.turn_number || before.turn !== game.turn;
    if (began && this.isYourTurn) this.hooks.yourTurn();
  }

  private record(entries: LogEntry[], room: Room): void {
    this.log = [...this.log, ...entries.map((entry) => ({ id: this.nextId++, game: room.game_number, entry }))];
  }

  private wasRefused(id: string | null, problems: Problem[]): void {
    const command = this.underway.find((each) => each.id === id);
    this.underway = this.underway.filter((each) => each !== command);
    if (command && !OF_THE_ROOM.has(command.t)) this.refused = problems;
    else this.hooks.refused(problems);
    this.settle();
  }

  private settle(): void {
    this.underway = this.underway.filter(({ v }) => v === null || v > this.version);
    // While a hint is looked for the player may go on, and once the next state is there: the receipt may come later.
    this.busy = this.underway.some(({ t, at }) => t !== "hint" && at === this.game);
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
