/** What happened, in full sentences of the language shown. */

import { listText, t, tilesText, tileText } from "../text";
import { bySeat, nameOf, type Company } from "../room/company";
import type { Entry, EntryOf } from "../wire/types";

/** Return the sentence for an entry in the log; the tiles of a turn are drawn beside it. */
export function logSentence(entry: Entry, company: Company): string {
  switch (entry.t) {
    case "started":
      return bySeat("log-started", entry.first, company);
    case "dealt":
      return t("log-dealt", { pool: entry.pool });
    case "laid":
      return laidSentence(entry, company);
    case "drew":
      return drewSentence(entry, company);
    case "passed":
      return bySeat("log-passed", entry.seat, company);
    case "time_ran_out":
      return bySeat(`log-time-${entry.what}`, entry.seat, company);
    case "ended":
      return endedSentence(entry, company);
    case "hint":
      return bySeat("log-hint", entry.seat, company, { stage: entry.stage });
    case "bot_failed":
      return t("log-bot_failed", { name: nameOf(entry.seat, company) });
  }
}

/** Return the sentence that is said for an entry: as in the log, and with the names of its tiles. */
export function saidSentence(entry: Entry, company: Company): string {
  const sentence = logSentence(entry, company);
  const tiles = tilesOf(entry);
  return tiles.length ? t("said-with-tiles", { sentence, tiles: tilesText(tiles) }) : sentence;
}

/** Return the tiles that an entry shows. */
export function tilesOf(entry: Entry): readonly string[] {
  switch (entry.t) {
    case "laid":
      return entry.laid;
    case "drew":
      return entry.tiles ?? [];
    case "time_ran_out":
      return entry.returned ?? [];
    default:
      return [];
  }
}

/** Return the sentences that tell who drew which tile for the first turn, and who begins. */
export function drawSentences({ rounds, first }: EntryOf<"started">, company: Company): string[] {
  const sentences = rounds.flatMap((round, index) => {
    const draws = round.map(({ seat, tile }) => {
      const joker = tile.startsWith("j") ? "yes" : "no";
      return bySeat("draw-drew", seat, company, { tile: tileText(tile), joker });
    });
    return index ? [t("draw-again"), ...draws] : draws;
  });
  return [...sentences, bySeat("draw-begins", first, company)];
}

function laidSentence(entry: EntryOf<"laid">, company: Company): string {
  const args = { count: entry.laid.length, points: entry.opening ?? 0 };
  return bySeat(entry.opening === null ? "log-laid" : "log-opened", entry.seat, company, args);
}

function drewSentence(entry: EntryOf<"drew">, company: Company): string {
  const args = { count: entry.count, pool: entry.pool };
  return bySeat(entry.reason === "penalty" ? "log-drew-penalty" : "log-drew", entry.seat, company, args);
}

function endedSentence({ outcome }: EntryOf<"ended">, company: Company): string {
  const [winner = 0] = outcome.winners;
  if (outcome.winners.length > 1) {
    return t("log-ended-shared", { names: listText(outcome.winners.map((seat) => nameOf(seat, company))) });
  }
  return bySeat(`log-ended-${outcome.reason}`, winner, company);
}
