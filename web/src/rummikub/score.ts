/** How the points of a game came about, as the sums that people write on paper. */

import type { Outcome } from "../wire/types";

export interface Worked {
  seat: number;
  /** The parts of the sum, all positive. */
  parts: number[];
  /** How the parts go together: the winners add up, the losers of a blocked game take the lowest rack off. */
  kind: "sum" | "rack" | "difference";
  /** By how many the sum is shared. */
  shared: number;
  score: number;
}

/** Return for each seat how its score came about. */
export function workedScores(outcome: Outcome): Worked[] {
  const lowest = Math.min(...outcome.rack_values);
  const losses = outcome.scores.filter((_, seat) => !outcome.winners.includes(seat)).map(Math.abs);
  return outcome.scores.map((score, seat): Worked => {
    if (outcome.winners.includes(seat)) {
      return { seat, parts: losses, kind: "sum", shared: outcome.winners.length, score };
    }
    const value = outcome.rack_values[seat] ?? 0;
    if (outcome.reason === "blocked") return { seat, parts: [value, lowest], kind: "difference", shared: 1, score };
    return { seat, parts: [value], kind: "rack", shared: 1, score };
  });
}

/** Return a sum as it is written: "20 + 47 = 67", "45 − 12 = 33", "(7 + 12) ÷ 2"; empty if there is nothing to work out. */
export function workedText({ parts, kind, shared, score }: Worked): string {
  if (kind === "rack") return "";
  if (kind === "difference") return `${parts[0]} − ${parts[1]} = ${Math.abs(score)}`;
  const sum = parts.join(" + ");
  if (shared > 1) return parts.length > 1 ? `(${sum}) ÷ ${shared}` : `${sum} ÷ ${shared}`;
  return parts.length > 1 ? `${sum} = ${score}` : "";
}
