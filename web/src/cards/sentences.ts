/** What happened in a deal of Rummy, in full sentences of the language shown. */

import { bySeat, nameOf, type Company } from "../room/company";
import { listText, t, tileText } from "../text";
import { meldText, kindOf } from "./names";
import type { Card, CardEntry } from "./types";

/** Return the sentence for an entry in the log; it names its cards, so it is also what is read aloud. */
export function logSentence(entry: CardEntry, company: Company): string {
  switch (entry.t) {
    case "dealt":
      return dealSentences(entry, company).join(" ");
    case "drew":
      if (entry.card !== null) return bySeat("rummy-log-drew", entry.seat, company, { card: tileText(entry.card) });
      return bySeat("rummy-log-drew", entry.seat, company, { card: "" });
    case "took":
    case "gave_back":
    case "discarded":
      return bySeat(`rummy-log-${entry.t}`, entry.seat, company, { card: tileText(entry.card) });
    case "melded":
      return bySeat("rummy-log-melded", entry.seat, company, { meld: meldText(entry.meld.cards, kindOf(entry.meld.cards)) });
    case "laid_off": {
      const rest = entry.meld.cards.filter((card) => card !== entry.card);
      return bySeat("rummy-log-laid_off", entry.seat, company, { card: tileText(entry.card), meld: meldText(rest, kindOf(rest)) });
    }
    case "turned_over":
      return t("rummy-log-turned_over", { stock: entry.stock, times: entry.times, limit: entry.limit, shuffled: entry.shuffled ? "yes" : "no" });
    case "hint":
      return bySeat("rummy-log-hint", entry.seat, company, { stage: entry.stage });
    case "time_ran_out":
      return bySeat("rummy-log-time", entry.seat, company);
    case "bot_failed":
      return t("log-bot_failed", { name: nameOf(entry.seat, company) });
    case "ended":
      return endedSentence(entry, company);
  }
}

/** Return who deals and who begins, and what lies face up. */
export function dealSentences(entry: CardEntry & { t: "dealt" }, company: Company): string[] {
  return [
    bySeat("rummy-log-deals", entry.dealer, company),
    bySeat("rummy-log-begins", entry.first, company),
    t("rummy-log-up", { card: tileText(entry.up), stock: entry.stock }),
  ];
}

/** Return the cards that an entry shows. */
export function cardsOf(entry: CardEntry): readonly Card[] {
  switch (entry.t) {
    case "dealt":
      return [entry.up];
    case "melded":
      return entry.meld.cards;
    case "drew":
      return entry.card === null ? [] : [entry.card];
    case "took":
    case "gave_back":
    case "laid_off":
    case "discarded":
      return [entry.card];
    default:
      return [];
  }
}

function endedSentence({ outcome }: CardEntry & { t: "ended" }, company: Company): string {
  const [winner = 0] = outcome.winners;
  if (outcome.winners.length > 1) {
    return t("rummy-log-ended-shared", { names: listText(outcome.winners.map((seat) => nameOf(seat, company))) });
  }
  if (outcome.winners.length === 0) return t("rummy-log-ended-void");
  return bySeat(`rummy-log-ended-${outcome.reason}`, winner, company, { points: outcome.scores[winner] ?? 0 });
}

