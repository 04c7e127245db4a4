/** Rummikub, as the room's screen knows a game. */

import type { GameModule } from "../games";
import { bySeat, nameOf } from "../room/company";
import { signed } from "../room/signed";
import { listText, t } from "../text";
import { byColour } from "../ui/tiles";
import type { Entry, EntryOf, GameState, GameView, Outcome, Room } from "../wire/types";
import Row from "./Row.svelte";
import RulesGuide from "./RulesGuide.svelte";
import { workedScores, workedText } from "./score";
import { drawSentences, logSentence, saidSentence, tilesOf } from "./sentences";
import StartingDraw from "./StartingDraw.svelte";
import Table from "./Table.svelte";

function names(seats: readonly number[], room: Room): string {
  return listText(seats.map((seat) => (seat === room.seat ? t("you-among") : nameOf(seat, room))));
}

function endTitle({ winners }: Outcome, room: Room): string {
  const [winner = 0] = winners;
  if (winners.length > 1) return t("end-shared", { names: names(winners, room) });
  return winner === room.seat ? t("end-won-you") : t("end-won", { name: nameOf(winner, room) });
}

function endWhy({ reason, winners }: Outcome): string {
  if (reason === "out") return t("end-why-out");
  return winners.length > 1 ? t("end-why-blocked-shared") : t("end-why-blocked");
}

/** Return the state of a seat's opening, which nobody needs to know where nothing has to be reached. */
function openedText({ opened, rules }: GameView, seat: number): "yes" | "no" | "none" {
  if (rules.opening_minimum === 0) return "none";
  return opened[seat] ? "yes" : "no";
}

function saidSeat(game: GameState, room: Room, seat: number, moves: boolean): string {
  const { racks } = game as GameView;
  return bySeat("player-said", seat, room, {
    name: room.seats[seat]!.name,
    count: racks[seat] ?? 0,
    opened: openedText(game as GameView, seat),
    score: room.totals[seat] ?? 0,
    moves: moves ? "yes" : "no",
  });
}

export const rummikub: GameModule = {
  Table,
  Guide: RulesGuide,
  Row,
  Opening: StartingDraw,
  Options: null,
  log: {
    begins: ({ t: type }) => type === "started",
    prepares: ({ t: type }) => type === "started" || type === "dealt",
    isMove: ({ t: type }) => type === "laid" || type === "drew" || type === "passed",
    isShown: ({ t: type }) => type === "laid",
    isRepeatable: ({ t: type }) => type === "laid",
    sentence: (entry, company) => logSentence(entry as Entry, company),
    said: (entry, company) => saidSentence(entry as Entry, company),
    opening: (entry, company) => drawSentences(entry as EntryOf<"started">, company),
    pieces: (entry) => tilesOf(entry as Entry),
    isUrgent: (entry) => entry.t === "time_ran_out" || (entry.t === "laid" && (entry as EntryOf<"laid">).timed_out),
    sound: ({ t: type }) => (type === "laid" ? "laid" : null),
  },
  end: {
    short: () => t("turn-over"),
    title: endTitle,
    why: endWhy,
    worked: (outcome) => workedScores(outcome).map((line) => ({ seat: line.seat, score: line.score, text: workedText(line) })),
    sorted: (tiles) => tiles.toSorted(byColour),
    heading: () => t("end-racks"),
    left: (points) => t("end-rack-value", { points }),
    nothingLeft: () => t("end-rack-empty"),
    note: () => t("end-zero"),
    next: (room) => t("end-next", { number: room.game_number + 1, games: room.games }),
  },
  sheet: {
    column: () => t("sheet-game"),
    cell: (result, seat) => signed(result.scores[seat] ?? 0),
    total: signed,
    wins: () => t("sheet-wins"),
    rule: (room) => t("sheet-rule", { games: room.games }),
  },
  guideTitle: () => t("rules-title"),
  supply: (game) => {
    const { pool } = game as GameView;
    return { count: pool, text: t("pool-left", { count: pool }) };
  },
  seat: (game, seat) => {
    const { racks } = game as GameView;
    const opened = openedText(game as GameView, seat);
    const text = { yes: t("player-opened"), no: t("player-not-opened"), none: "" }[opened];
    return { count: racks[seat] ?? 0, mark: { on: opened === "yes", text, short: null } };
  },
  saidSeat,
  score: (room, seat) => {
    const score = signed(room.totals[seat] ?? 0);
    return { long: t("player-score", { score }), short: score };
  },
};
