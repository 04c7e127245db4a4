/** The hint of this turn: it tells more each time the player asks, and at last does it. */

import { t, tileText } from "../text";
import type { CardModel } from "./model.svelte";
import { kindOf, meldText } from "./names";
import type { Card, CardHint, CardMeld, Play } from "./types";

const WHOLE = 4;

export class CardHints {
  /** The plays that lay on the table when the player was told; once they are others it is said no longer. */
  #toldAt = $state.raw<readonly Play[] | null>(null);
  #asked = false;

  constructor(private readonly model: CardModel) {}

  /** What was told in this turn so far. */
  hint = $derived.by((): CardHint | null => {
    const { model } = this;
    return model.step === "draw" || model.step === "lay" ? (model.props.hint as CardHint | null) : null;
  });
  /** The sentence for the line, or null when something else matters more. */
  line = $derived.by((): string | null => {
    const { hint, model } = this;
    if (!hint || model.plays !== this.#toldAt || model.lifted.length > 0) return null;
    return sentence(hint, model.game.table, model.step === "draw" ? (model.discards.at(-1) ?? "") : null);
  });
  /** Cards of the hand that the hint is about. */
  marked = $derived.by((): readonly Card[] => (this.line !== null && this.model.step === "lay" ? (this.hint?.tiles ?? []) : []));

  /** Tell one thing more. */
  ask(): void {
    const { hint, model } = this;
    if (!model.props.room.hints || this.#asked) return;
    if (model.step !== "draw" && model.step !== "lay") return;
    model.calm();
    // It is about the turn from its beginning: what was laid or lifted goes back first.
    if (model.plays.length > 0 || model.lifted.length > 0) model.startAnew();
    if (hint && (hint.stage === WHOLE || model.step === "draw")) return this.arrived(hint);
    this.#asked = true;
    model.props.oncommand({ t: "hint", stage: hint ? hint.stage + 1 : 1 });
  }

  /** The answer is there; null: nothing is known in this turn. */
  arrived(hint: CardHint | null): void {
    this.#asked = false;
    if (!hint || this.hint !== hint) return;
    this.#toldAt = this.model.plays;
    if (hint.stage !== WHOLE || this.model.step !== "lay") return;
    const steps = hint.steps ?? [];
    const plays = steps.filter((step): step is Play => step.t === "meld" || step.t === "lay_off");
    const last = steps.find((step) => step.t === "play");
    this.model.arrange(plays, last?.discard ?? null);
  }

  /** Nothing was told. */
  failed(): void {
    this.#asked = false;
  }
}

/** Return what a hint tells of a turn that begins with `table`; `top` is the discard that could be taken, or null after the draw. */
function sentence(hint: CardHint, table: readonly CardMeld[], top: Card | null): string {
  if (top !== null) return hint.playable ? t("rummy-hint-take", { card: tileText(top) }) : t("rummy-hint-stock");
  if (hint.stage === 1) return hint.playable ? t("rummy-hint-lays") : t("rummy-hint-nothing");
  if (hint.stage === 2) return hint.playable ? t("rummy-hint-cards", { count: hint.tiles?.length ?? 0 }) : t("rummy-hint-throw");
  // A card may be added to a meld of the hint itself.
  const steps = hint.steps ?? [];
  const melds = [...table.map(({ cards }) => cards), ...steps.flatMap((step) => (step.t === "meld" ? [step.cards] : []))];
  return [...steps.map((step) => stepText(step, melds)), t("rummy-hint-again")].filter(Boolean).join(" ");
}

function stepText(step: NonNullable<CardHint["steps"]>[number], melds: readonly (readonly Card[])[]): string {
  switch (step.t) {
    case "meld":
      return t("rummy-hint-step-meld", { meld: meldText(step.cards, kindOf(step.cards)) });
    case "lay_off":
      return t("rummy-hint-step-add", { card: tileText(step.card), meld: meldText(melds[step.meld]!, kindOf(melds[step.meld]!)) });
    case "play":
      return step.discard ? t("rummy-hint-step-discard", { card: tileText(step.discard) }) : "";
    case "take":
      return "";
  }
}
