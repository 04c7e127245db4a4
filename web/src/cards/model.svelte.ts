/** The table as the components show it: the player's draft, what the server said about it, and what may be done now. */

import { glide } from "../board/flip";
import type { Box } from "../board/hit";
import type { TableProps } from "../games";
import { problemsText, t, tilesText, tileText } from "../text";
import { alertTo, announce } from "../ui/announce.svelte";
import { readStored, writeStored } from "../ui/stored";
import type { Problem } from "../wire/types";
import { fly } from "./fly";
import { CardHints } from "./hints.svelte";
import { kindOf, meldText } from "./names";
import { inOrder, laidBy, playsIn, reordered, sceneOf, type Scene } from "./plays";
import type { Card, CardDraft, CardGame, CardVerdict, DraftMeld, Play, Sorting, Step } from "./types";

export const SORTINGS: readonly Sorting[] = ["suit", "rank", "melds"];
const GLIDE = 320;
const GLOW_TIME = 4000;
const REFUSAL_TIME = 7000;

export class CardModel {
  game = $state.raw<CardGame>(null!);
  /** What was laid since the draw. */
  plays = $state.raw<readonly Play[]>([]);
  lifted = $state.raw<readonly Card[]>([]);
  /** The order in which the player keeps the hand. */
  order = $state.raw<readonly Card[]>([]);
  /** How the hand is kept sorted; null while the player keeps an order of his own. */
  sorting = $state<Sorting | null>(SORTINGS.find((each) => each === (readStored("card-sorting") ?? SORTINGS[0])) ?? null);
  /** The newest verdict on this turn. */
  judged = $state.raw<CardVerdict | null>(null);
  /** What the cards of the hand count, as last judged. */
  value = $state(0);
  /** A draft was sent whose verdict is on its way. */
  waiting = $state(false);
  /** The melds from which the player has to choose one for the lifted cards. */
  choosing = $state.raw<readonly number[]>([]);
  /** The cards that fit somewhere are marked, since Add was asked for with nothing lifted. */
  hinting = $state(false);
  /** The lifted card was dropped on the pile: one more action discards it. */
  asking = $state(false);
  /** What was refused last, for some seconds. */
  refusal = $state.raw<readonly Problem[]>([]);
  /** Cards just drawn. */
  fresh = $state.raw<readonly Card[]>([]);
  /** Cards under the pointer. */
  held = $state.raw<readonly Card[]>([]);
  /** What lies there while an opponent's turn is shown. */
  scene = $state.raw<Scene | null>(null);
  helpOpen = $state(false);
  /** What the others laid since the player's last turn. */
  recent = $state.raw<readonly Card[]>([]);
  readonly hints = new CardHints(this);
  root: HTMLElement | null = null;
  /** Called before the table changes under a drag. */
  cancelDrag: () => void = () => undefined;

  #deal = "";
  #n: number;
  #sent: number | null = null;
  /** The verdict looked at last. */
  #taken: CardVerdict | null = null;
  #then: (() => void) | null = null;
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  #glowTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly props: TableProps) {
    const verdict = props.verdict as CardVerdict | null;
    // Later than any draft this seat sent before the page was loaded again, also from another tab.
    this.#n = Math.max(Date.now(), verdict?.n ?? 0);
    this.game = props.game as CardGame;
    this.#deal = props.room.commitment;
    if (!verdict) return;
    this.order = verdict.hand;
    if (verdict.turn === this.game.turn_number && verdict.step === "lay") this.plays = playsIn(this.game.table, verdict.table);
    this.judge(verdict);
  }

  step = $derived.by((): CardVerdict["step"] => {
    const { game } = this;
    if (game.outcome) return "over";
    if (game.turn !== game.seat || this.scene) return "wait";
    return game.drawn === null ? "draw" : "lay";
  });
  hand = $derived.by((): Card[] => {
    const laid = laidBy(this.plays);
    return inOrder(this.game.hand.filter((card) => !laid.includes(card)), this.order);
  });
  /** The verdict, unless a newer draft is under way. */
  verdict = $derived(this.waiting ? null : this.judged);
  table = $derived.by((): readonly DraftMeld[] => {
    const seen = this.scene?.table ?? this.game.table;
    const plain = seen.map((meld): DraftMeld => ({ ...meld, kind: kindOf(meld.cards), new: [], legal: true }));
    if (this.scene || this.plays.length === 0) return plain;
    const said = this.judged?.table ?? plain;
    const laid = said.flatMap((meld) => meld.new);
    return laid.length === laidBy(this.plays).length ? said : guess(plain, this.plays, this.game.seat);
  });
  discards = $derived(this.scene?.discards ?? this.game.discards);
  stock = $derived(this.scene?.stock ?? this.game.stock);
  recycled = $derived(this.scene?.recycled ?? this.game.recycled);
  /** Melds that take what is lifted. */
  fitting = $derived.by((): readonly number[] => {
    if (this.step !== "lay" || this.lifted.length === 0) return [];
    return this.choosing.length ? this.choosing : (this.verdict?.lifted?.melds ?? []);
  });
  /** Name of the meld that Lay would lay now, or null. */
  layable = $derived.by((): string | null => {
    const lifted = this.verdict?.lifted;
    if (this.step !== "lay" || !lifted || lifted.problems.length > 0) return null;
    return meldText(lifted.cards, lifted.kind);
  });
  /** The hand is laid down whole: what is left is to say so. */
  goesOut = $derived(this.step === "lay" && this.hand.length === 0 && (this.verdict?.goes_out ?? false));
  /** Going out in this turn would be a rummy that counts more. */
  rummy = $derived.by((): "double" | "plus_ten" | null => {
    const { rules, rummy, seat, outcome } = this.game;
    return rummy[seat] && !outcome && rules.rummy_bonus !== "none" ? rules.rummy_bonus : null;
  });

  // ------------------------------------------------------------ what arrives

  /** Take over the state that the room's screen shows. */
  adopt(): void {
    const game = this.props.game as CardGame;
    if (game === this.game) return;
    const old = this.game;
    const isNewDeal = this.props.room.commitment !== this.#deal;
    const drawn = isNewDeal ? [] : game.hand.filter((card) => !old.hand.includes(card));
    const from = this.#origin(isNewDeal ? game.hand : drawn, game.drawn === "discard" ? "discard" : "stock");
    const turnsOver = !isNewDeal && game.recycled > old.recycled;
    const pile = this.boxOf("[data-pile=discard]");
    const recent = isNewDeal ? [] : this.#laidByOthers(game);
    const back = turnsOver ? this.root?.querySelector("[data-pile=discard] svg") : null;
    this.cancelDrag();
    glide(
      this.root,
      () => {
        this.game = game;
        this.scene = null;
        this.recent = recent;
        if (isNewDeal) this.#begin();
        // The turn with which a deal ends has no next one.
        else if (game.turn_number !== old.turn_number || game.drawn === null || game.outcome) this.#endTurn(old);
        this.lifted = this.lifted.filter((card) => game.hand.includes(card));
      },
      { duration: this.props.room.pace === "instant" ? 160 : GLIDE, from },
    );
    const stock = this.boxOf("[data-pile=stock]");
    if (back && pile && stock) fly(back, pile, stock, 700, true);
    if (drawn.length) this.#glow(drawn);
    this.#askAnew();
  }

  /** What the others have laid since the player's turn; nothing any more once the player has had another. */
  #laidByOthers(game: CardGame): readonly Card[] {
    const known = [...this.game.table.flatMap((meld) => meld.cards), ...laidBy(this.plays)];
    const added = game.table.flatMap((meld) => meld.cards).filter((card) => !known.includes(card));
    const ended = this.game.turn === this.game.seat && game.turn !== game.seat;
    return ended ? added : [...this.recent, ...added];
  }

  /** What was judged before says nothing about the new state: its verdict came with it, or has to be asked for. */
  #askAnew(): void {
    this.judged = null;
    this.#sent = null;
    this.waiting = false;
    const verdict = this.props.verdict as CardVerdict | null;
    if (verdict && verdict !== this.#taken && verdict.turn === this.game.turn_number) this.judge(verdict);
    else this.send();
  }

  #begin(): void {
    this.#deal = this.props.room.commitment;
    this.plays = this.lifted = this.order = this.choosing = [];
    this.asking = this.hinting = false;
  }

  #endTurn(old: CardGame): void {
    this.plays = this.choosing = [];
    this.asking = this.hinting = false;
    if (old.turn === old.seat) this.lifted = [];
    this.calm();
  }

  /** Take in a verdict; one on an older draft says nothing any more. */
  judge(verdict: CardVerdict): void {
    this.#taken = verdict;
    if (this.#sent !== null && verdict.n !== this.#sent) return;
    if (verdict.turn !== this.game.turn_number) return;
    this.judged = verdict;
    this.value = verdict.value;
    this.waiting = false;
    if (this.sorting) this.order = verdict.hand_order[this.sorting];
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  /** Tell the server what is arranged now. */
  send(): void {
    const draft: CardDraft = {
      n: ++this.#n,
      turn: this.game.turn_number,
      plays: [...this.plays],
      discard: null,
      lifted: [...this.lifted],
      hand: this.hand,
    };
    this.#sent = draft.n;
    this.waiting = true;
    this.props.ondraft(draft);
  }

  /** Do something that needs the verdict on what is arranged: at once, or as soon as it is there. */
  #judgedThen(act: (verdict: CardVerdict) => void): void {
    this.#then = () => {
      if (this.judged) act(this.judged);
    };
    if (this.waiting || !this.judged) return;
    const then = this.#then;
    this.#then = null;
    then();
  }

  // ------------------------------------------------------------ what the player does

  toggle(card: Card): void {
    this.calm();
    this.choosing = [];
    const isLifted = this.lifted.includes(card);
    this.lifted = isLifted ? this.lifted.filter((each) => each !== card) : [...this.lifted, card];
    announce(t(isLifted ? "rummy-said-lowered" : "rummy-said-lifted", { card: tileText(card) }));
    this.send();
  }

  lift(cards: readonly Card[]): void {
    if (cards.length === this.lifted.length && cards.every((card) => this.lifted.includes(card))) return;
    this.calm();
    this.choosing = [];
    this.lifted = cards;
    this.send();
  }

  draw(): void {
    this.#command("draw");
  }

  take(): void {
    this.#command("take");
  }

  #command(step: "draw" | "take" | "put_back"): void {
    if (this.props.busy) return;
    this.#judgedThen((verdict) => {
      const why = verdict.reasons[step];
      if (why?.length) this.refuse(why);
      else this.props.oncommand({ t: step });
    });
  }

  lay(): void {
    this.#judgedThen((verdict) => {
      const why = verdict.reasons.lay;
      if (why?.length) return this.refuse(why);
      const { cards, kind } = verdict.lifted!;
      this.#play([{ t: "meld", cards }]);
      announce(t("rummy-said-laid", { meld: meldText(cards, kind) }));
    });
  }

  /** Add what is lifted: to `meld`, or to the only one that fits; if several do, the player chooses. */
  add(meld: number | null = null): void {
    this.#judgedThen((verdict) => {
      const why = verdict.reasons.add;
      if (why?.length) return this.refuse(why);
      const { lifted } = verdict;
      if (!lifted) {
        this.hinting = true;
        announce(t("rummy-line-add-which"));
        return;
      }
      if (meld === null && lifted.melds.length > 1) {
        this.choosing = lifted.melds;
        alertTo(t("rummy-line-choose", { cards: tilesText(lifted.cards), count: lifted.melds.length }));
        this.root?.querySelector<HTMLElement>(`[data-meld="${lifted.melds[0]}"] button`)?.focus();
        return;
      }
      const index = meld ?? lifted.melds[0]!;
      const order = lifted.order[lifted.melds.indexOf(index)];
      if (!order) return this.refuse([{ code: "layoff.does_not_fit", tiles: lifted.cards }]);
      this.#play(order.map((card) => ({ t: "lay_off", card, meld: index })));
      announce(t("rummy-said-added", { cards: tilesText(order), number: index + 1 }));
    });
  }

  #play(plays: readonly Play[]): void {
    this.#rearrange([...this.plays, ...plays], []);
  }

  #rearrange(plays: readonly Play[], lifted: readonly Card[]): void {
    this.calm();
    glide(
      this.root,
      () => {
        this.plays = plays;
        this.lifted = lifted;
        this.choosing = [];
      },
      { duration: GLIDE },
    );
    this.send();
  }

  /** Take back everything since the draw. */
  startAnew(): void {
    this.#rearrange([], []);
  }

  /** Lay all this, and lift the card to discard; ending the turn is left to the player. */
  arrange(plays: readonly Play[], discard: Card | null): void {
    this.#rearrange(plays, discard ? [discard] : []);
    announce(t("rummy-hint-done"));
  }

  /** End the turn: with the lifted card, or without one when none is left. */
  discard(): void {
    if (this.props.busy) return;
    this.#judgedThen((verdict) => {
      const why = verdict.reasons.discard;
      if (why?.length) return this.refuse(why);
      if (this.hand.length > 0 && this.lifted.length !== 1) return this.refuse([{ code: "rummy.lift_one" }]);
      const discard = this.hand.length > 0 ? this.lifted[0]! : null;
      this.props.oncommand({ t: "play", plays: [...this.plays], discard });
    });
  }

  /** A card was dropped on the pile: it is lifted, and one more action discards it. */
  ask(card: Card): void {
    this.lift([card]);
    this.#judgedThen((verdict) => {
      const why = verdict.reasons.discard;
      if (why?.length) return this.refuse(why);
      this.asking = true;
      announce(t("rummy-line-discard", { card: tileText(card) }));
    });
  }

  undo(): void {
    if (this.step !== "lay") return this.refuse([{ code: "rummy.nothing_to_undo" }]);
    if (this.plays.length === 0) {
      if (this.game.drawn === "discard") this.#command("put_back");
      else this.refuse([{ code: "rummy.stock_stays" }]);
      return;
    }
    this.#rearrange(this.plays.slice(0, -1), []);
    announce(t("rummy-said-undone"));
  }

  sort(sorting: Sorting): void {
    this.sorting = sorting;
    writeStored("card-sorting", sorting);
    this.#judgedThen((verdict) => {
      glide(this.root, () => (this.order = verdict.hand_order[sorting]), { duration: GLIDE });
      this.send();
    });
    announce(t("rummy-said-sorted", { sorting }));
  }

  /** Put cards to another place in the hand. */
  place(cards: readonly Card[], index: number): void {
    this.sorting = null;
    writeStored("card-sorting", "");
    glide(this.root, () => (this.order = reordered(this.hand, cards, index)), { duration: 180 });
    this.send();
  }

  /** Let everything go that was begun. Returns whether there was anything. */
  cancel(): boolean {
    const had = this.lifted.length > 0 || this.choosing.length > 0 || this.hinting;
    this.calm();
    if (this.choosing.length) {
      this.choosing = [];
      return true;
    }
    if (this.lifted.length) {
      this.lifted = [];
      this.send();
      announce(t("rummy-said-cancelled"));
    }
    return had;
  }

  /** Say why something cannot be done, for some seconds. */
  refuse(problems: readonly Problem[]): void {
    this.calm();
    this.refusal = problems;
    alertTo(problemsText(problems));
    this.props.onreason(problems[0]!);
    this.#refusalTimer = setTimeout(() => (this.refusal = []), REFUSAL_TIME);
  }

  calm(): void {
    clearTimeout(this.#refusalTimer);
    this.refusal = [];
    this.hinting = this.asking = false;
  }

  /** Read the whole table aloud. */
  read(): void {
    const melds = this.table.map((meld, index) => t("rummy-meld-said", { number: index + 1, meld: meldText(meld.cards, meld.kind) }));
    const top = this.discards.at(-1);
    const piles = t("rummy-piles-said", { stock: this.stock, card: top ? tileText(top) : "", has: top ? "yes" : "no" });
    announce([...melds, piles].join(" "));
  }

  /** Why a step cannot be done now; null if it can, or if that is not known yet. */
  whyNot(step: Step): readonly Problem[] | null {
    const why = this.verdict?.reasons[step];
    return why?.length ? why : null;
  }

  boxOf(selector: string): Box | null {
    return (this.root ?? document).querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  /** Cards that were nowhere come from a pile. */
  #origin(cards: readonly Card[], pile: "stock" | "discard"): (card: string) => Box | null {
    const box = this.boxOf(`[data-pile=${pile}] [data-top]`) ?? this.boxOf(`[data-pile=${pile}]`);
    return (card) => (cards.includes(card) ? box : null);
  }

  #glow(cards: readonly Card[]): void {
    clearTimeout(this.#glowTimer);
    this.fresh = cards;
    this.#glowTimer = setTimeout(() => (this.fresh = []), GLOW_TIME);
  }

  /** The table goes. */
  stop(): void {
    clearTimeout(this.#refusalTimer);
    clearTimeout(this.#glowTimer);
  }

  /** What the table shows without an opponent's turn. */
  get plainScene(): Scene {
    return sceneOf(this.game);
  }
}

/** The table until the server has said how it looks: new cards at the end of their melds. */
function guess(table: readonly DraftMeld[], plays: readonly Play[], owner: number): DraftMeld[] {
  const melds = [...table];
  for (const play of plays) {
    if (play.t === "meld") melds.push({ cards: play.cards, kind: kindOf(play.cards), owner, new: play.cards, legal: true });
    else {
      const meld = melds[play.meld];
      if (meld) melds[play.meld] = { ...meld, cards: [...meld.cards, play.card], new: [...meld.new, play.card] };
    }
  }
  return melds;
}
