/** The shapes of Rummy on the wire; described in docs/protocol.md, section Rummy. */

import type { GameDraft, GameState, Outcome, Problem, RuleValues } from "../wire/types";

/** A card as text: rank and suit, "8S", "TH", "AC". */
export type Card = string;
export type MeldKind = "set" | "run";

export interface CardRules extends RuleValues {
  target: number;
  ace: "low" | "high_or_low";
  ace_points: number;
  recycle: "flip" | "shuffle";
  recycle_limit: number;
  exhausted: "void" | "lowest_wins";
  rummy_bonus: "double" | "plus_ten" | "none";
  final_discard: "optional" | "required";
  melds_per_turn: "many" | "one";
  layoff_needs_own_meld: boolean;
  turn_seconds: number | null;
}

export interface CardMeld {
  cards: Card[];
  owner: number;
}

export interface SeenMeld extends CardMeld {
  kind: MeldKind;
}

export interface CardGame extends GameState {
  rules: CardRules;
  dealer: number;
  drawn: "stock" | "discard" | null;
  drawn_card: Card | null;
  hand: Card[];
  /** How many cards each seat holds. */
  hands: number[];
  stock: number;
  /** The discard pile, its top last. */
  discards: Card[];
  table: SeenMeld[];
  /** How often the pile was turned over. */
  recycled: number;
  /** Per seat, whether going out now would be a rummy. */
  rummy: boolean[];
}

export type CardEntry =
  | { t: "dealt"; dealer: number; first: number; hands: (Card[] | null)[]; up: Card; stock: number }
  | { t: "drew"; seat: number; card: Card | null; stock: number }
  | { t: "took"; seat: number; card: Card }
  | { t: "gave_back"; seat: number; card: Card }
  | { t: "melded"; seat: number; index: number; meld: CardMeld }
  | { t: "laid_off"; seat: number; card: Card; index: number; meld: CardMeld }
  | { t: "discarded"; seat: number; card: Card }
  | { t: "turned_over"; stock: number; times: number; limit: number; shuffled: boolean }
  | { t: "time_ran_out"; seat: number }
  | { t: "ended"; outcome: Outcome }
  | { t: "bot_failed"; seat: number }
  | { t: "hint"; seat: number; stage: number };

export type Play = { t: "meld"; cards: Card[] } | { t: "lay_off"; card: Card; meld: number };

/** As much of a hint as its stage tells; the rest is null. */
export interface CardHint {
  stage: number;
  /** Something can be taken or laid. */
  playable: boolean;
  /** The cards to take or to lay; with nothing to lay, the one to discard. */
  tiles: Card[] | null;
  /** What to do one after the other; the discard comes last. */
  steps: (Play | { t: "take" } | { t: "play"; discard: Card | null })[] | null;
}

export interface CardDraft extends GameDraft {
  plays: Play[];
  discard: Card | null;
  lifted: Card[];
  hand: Card[];
}

export interface DraftMeld extends CardMeld {
  kind: MeldKind | null;
  /** Its cards that the draft laid. */
  new: Card[];
  legal: boolean;
}

export interface Lifted {
  cards: Card[];
  kind: MeldKind | null;
  problems: Problem[];
  /** The melds that take all of them. */
  melds: number[];
  /** Per such meld, in which order. */
  order: Card[][];
  add_problems: Problem[];
}

export type Step = "draw" | "take" | "put_back" | "lay" | "add" | "discard" | "play";
export type Sorting = "suit" | "rank" | "melds";

export interface CardVerdict {
  n: number;
  turn: number;
  step: "draw" | "lay" | "wait" | "over";
  hand: Card[];
  table: DraftMeld[];
  discard: Card | null;
  lifted: Lifted | null;
  problems: Problem[];
  can: Record<Step, boolean>;
  reasons: Partial<Record<Step, Problem[]>>;
  fits: Record<Card, number[]>;
  locked: Record<Card, Problem>;
  goes_out: boolean;
  rummy: boolean;
  value: number;
  melds: Card[][];
  hand_order: Record<Sorting, Card[]>;
}
