/** How the points of a deal came about, as the sums that people write on paper. */

import type { ScoreLine } from "../games";
import type { Outcome } from "../wire/types";

/** What the edition's bonus of "ten more" adds. */
const TEN_MORE = 10;

/** Return for each seat how its score came about; `bonus` is what a rummy brings. */
export function workedScores({ reason, winners, scores, rack_values }: Outcome, bonus: string): ScoreLine[] {
  return scores.map((score, seat): ScoreLine => {
    if (!winners.includes(seat) || reason === "void") return { seat, score, text: "" };
    const others = rack_values.filter((_, other) => other !== seat);
    if (reason === "lowest") {
      const own = rack_values[seat] ?? 0;
      const differences = others.map((value) => (own ? `(${value} − ${own})` : `${value}`)).join(" + ");
      return { seat, score, text: winners.length > 1 ? `(${differences}) ÷ ${winners.length} = ${score}` : `${differences} = ${score}` };
    }
    const sum = others.join(" + ");
    if (reason === "rummy" && bonus === "double") {
      return { seat, score, text: others.length > 1 ? `(${sum}) × 2 = ${score}` : `${sum} × 2 = ${score}` };
    }
    if (reason === "rummy") return { seat, score, text: `${sum} + ${TEN_MORE} = ${score}` };
    return { seat, score, text: others.length > 1 ? `${sum} = ${score}` : "" };
  });
}

const RANKS = "A23456789TJQK";
const SUITS = "SHCD";

/** Return cards suit by suit in the order of their ranks, to be looked at. */
export function bySuit(cards: readonly string[]): string[] {
  const place = (card: string): number => SUITS.indexOf(card[1]!) * RANKS.length + RANKS.indexOf(card[0]!);
  return cards.toSorted((one, other) => place(one) - place(other));
}
