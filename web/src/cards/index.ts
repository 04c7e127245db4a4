/** Rummy, as the room's screen knows a game. */

import type { GameModule } from "../games";
import { bySeat, nameOf } from "../room/company";
import { addText, listText, t } from "../text";
import type { GameState, Outcome, Room } from "../wire/types";
import CardRow from "./CardRow.svelte";
import CardTable from "./CardTable.svelte";
import Guide from "./Guide.svelte";
import Options from "./Options.svelte";
import { bySuit, workedScores } from "./score";
import { cardsOf, dealSentences, logSentence } from "./sentences";
import type { CardEntry, CardGame, CardRules } from "./types";

const MOVES: ReadonlySet<string> = new Set(["drew", "took", "melded", "laid_off", "discarded"]);

function endTitle({ reason, winners }: Outcome, room: Room): string {
  const [winner = 0] = winners;
  if (winners.length === 0) return t("rummy-end-void");
  if (winners.length > 1) {
    return t("rummy-end-shared", { names: listText(winners.map((seat) => (seat === room.seat ? t("you-among") : nameOf(seat, room)))) });
  }
  return bySeat(reason === "rummy" ? "rummy-end-rummy" : "rummy-end-out", winner, room);
}

function endWhy({ reason }: Outcome, room: Room): string {
  const { rummy_bonus, recycle_limit } = room.rules as CardRules;
  return t(`rummy-why-${reason}`, { bonus: rummy_bonus, limit: recycle_limit });
}

function saidSeat(game: GameState, room: Room, seat: number, moves: boolean): string {
  const { hands, rummy, rules } = game as CardGame;
  return bySeat("rummy-player-said", seat, room, {
    name: room.seats[seat]!.name,
    count: hands[seat] ?? 0,
    laid: rummy[seat] ? "no" : "yes",
    score: room.totals[seat] ?? 0,
    target: rules.target,
    moves: moves ? "yes" : "no",
  });
}

const rummy: GameModule = {
  Table: CardTable,
  Guide,
  Row: CardRow,
  Opening: null,
  Options,
  log: {
    begins: ({ t: type }) => type === "dealt",
    prepares: ({ t: type }) => type === "dealt",
    isMove: ({ t: type }) => MOVES.has(type),
    isShown: ({ t: type }) => MOVES.has(type),
    isRepeatable: () => false,
    sentence: (entry, company) => logSentence(entry as CardEntry, company),
    said: (entry, company) => logSentence(entry as CardEntry, company),
    opening: (entry, company) => dealSentences(entry as CardEntry & { t: "dealt" }, company),
    pieces: (entry) => cardsOf(entry as CardEntry),
    isUrgent: ({ t: type }) => type === "time_ran_out",
    sound: ({ t: type }) => (type === "melded" || type === "laid_off" || type === "discarded" ? "laid" : null),
  },
  end: {
    short: () => t("rummy-over"),
    title: endTitle,
    why: endWhy,
    worked: (outcome, rules) => workedScores(outcome, String(rules["rummy_bonus"])),
    sorted: bySuit,
    heading: () => t("rummy-end-hands"),
    left: (points) => t("end-rack-value", { points }),
    nothingLeft: () => t("rummy-end-empty"),
    note: () => t("rummy-end-note"),
    next: (room) => t("rummy-end-next", { number: room.game_number + 1 }),
  },
  sheet: {
    column: () => t("rummy-sheet-deal"),
    cell: (result, seat) => (result.reason === "void" ? t("rummy-sheet-void") : String(result.scores[seat] ?? 0)),
    total: String,
    wins: () => t("rummy-sheet-wins"),
    rule: (room) => t("rummy-sheet-rule", { target: (room.rules as CardRules).target }),
  },
  guideTitle: () => t("rummy-rules-title"),
  supply: (game) => {
    const { stock } = game as CardGame;
    return { count: stock, text: t("rummy-stock-left", { count: stock }) };
  },
  seat: (game, seat) => {
    const { hands, rummy: mayRummy, rules } = game as CardGame;
    const on = mayRummy[seat] ?? false;
    const short = rules.rummy_bonus === "plus_ten" ? "+10" : "×2";
    return {
      count: hands[seat] ?? 0,
      mark: {
        on: on && rules.rummy_bonus !== "none",
        text: on ? t("rummy-player-none-laid") : t("rummy-player-laid"),
        short,
      },
    };
  },
  saidSeat,
  score: (room, seat) => {
    const score = room.totals[seat] ?? 0;
    const { target } = room.rules as CardRules;
    return { long: t("rummy-score", { score, target }), short: `${score}/${target}` };
  },
};

/** Load the game's sentences with it. */
export async function load(): Promise<GameModule> {
  await addText("rummy");
  return rummy;
}
