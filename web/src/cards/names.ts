/** Names of melds, for buttons and for readers of the screen. */

import { t, tilesText } from "../text";
import type { Card, MeldKind } from "./types";

/** Return what a meld that lies on the table is. */
export function kindOf(cards: readonly Card[]): MeldKind {
  return cards[0]?.[0] === cards[1]?.[0] ? "set" : "run";
}

/** Return the name of a meld, "set of 8s" or "run 4 to 6 of hearts"; reactive. */
export function meldText(cards: readonly Card[], kind: MeldKind | null): string {
  const [first = ""] = cards;
  const last = cards.at(-1) ?? "";
  if (kind === "set") return t("rummy-name-set", { rank: t("card-rank", { rank: first[0] ?? "" }), count: cards.length });
  if (kind === "run") {
    const ends = { from: t("card-rank", { rank: first[0] ?? "" }), to: t("card-rank", { rank: last[0] ?? "" }) };
    return t("rummy-name-run", { ...ends, suit: first[1] ?? "" });
  }
  return tilesText(cards);
}
