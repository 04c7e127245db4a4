# Rummy: cards, melds, problems, options. Sentences of the table itself follow the same words.

## Cards. $rank is A, 2 to 9, T, J, Q or K; $suit is S, H, C or D.

card-name = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
}
card-rank = { $rank ->
    [A] A
    [T] 10
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}
rummy-meld-set = set
rummy-meld-run = run

## Problems: why an action is not legal, and what is missing. $tile_names lists the cards concerned.

problem-turn-draw_first = Draw first: the top card of the stock, or the top discard.
problem-turn-already_drawn = { $from ->
    [discard] You have taken the discard already. Lay, add or discard.
   *[stock] You have drawn already. Lay, add or discard.
}
problem-turn-nothing_taken = You have taken no card from the discard pile that could go back.
problem-stock-empty = The stock is empty.
problem-discard-empty = { $recycled ->
    [0] There is no discard to take. Draw from the stock.
   *[other] The discard pile has been turned over, so there is no discard to take. Draw from the stock.
}
problem-discard-missing = Choose a card to discard: it ends your turn.
problem-discard-required = With these rules the last card has to be discarded: keep one.
problem-discard-just_taken = Just taken from the discard pile: { $tile_names }. You may lay or add it, but discard it only as your last card.
problem-card-not_in_hand = { $tile_names } is not in your hand.
problem-meld-not_a_meld = { $reason ->
    [too_short] { $missing ->
        [one] A meld needs three cards: one more is missing.
       *[other] A meld needs three cards: { $missing } more are missing.
    }
    [not_consecutive] A run goes up one by one: there is a gap between { $tile_names }.
    [past_the_king] A run does not go round from the king by way of the ace: { $tile_names } do not follow each other.
   *[mixed] These cards are neither a set (one rank) nor a run (one suit): { $tile_names } does not fit.
}
problem-meld-one_per_turn = With these rules you may lay one new meld a turn. You may still add cards to melds.
problem-lay-nothing_lifted = Lift the cards that you want to lay.
problem-layoff-does_not_fit = { $tile_names } does not fit there: a set takes its fourth card, a run the next card at either end.
problem-layoff-nothing_fits = None of your cards fits a meld on the table.
problem-layoff-choose_meld = { $tile_names } fits several melds: choose one.
problem-layoff-no_such_meld = There is no such meld on the table for { $tile_names }.
problem-layoff-own_meld_first = With these rules you may add to melds only after you have laid one of your own.

## Rules and options

edition-basic = Basic Rummy
edition-basic-help = Ace low, add to any meld, the pile is turned over twice at most, going out in one turn counts double.

option-target = Target
option-target-help = The first to reach so many points wins the match.
option-ace = The ace
option-ace-help = Whether a run may also end with queen, king, ace. A run never goes on from the ace to the two.
option-ace-low = Low only
option-ace-high_or_low = Low or high
option-ace_points = An ace counts
option-ace_points-help = Points of an ace that is left in a hand.
option-ace_points-1 = 1 point
option-ace_points-11 = 11 points
option-ace_points-15 = 15 points
option-recycle = When the stock runs out
option-recycle-help = How the discard pile becomes the new stock.
option-recycle-flip = Turned over as it is
option-recycle-shuffle = Shuffled
option-recycle_limit = Turned over at most
option-recycle_limit-help = How often that may happen in a deal. At 0 the deal ends with the stock.
option-exhausted = When the stock has run out for good
option-exhausted-help = How a deal ends in which nobody goes out.
option-exhausted-void = Void, nobody scores
option-exhausted-lowest_wins = The lowest hand scores the difference
option-rummy_bonus = Rummy
option-rummy_bonus-help = What it brings to go out in a single turn, with nothing laid before.
option-rummy_bonus-double = Double points
option-rummy_bonus-plus_ten = Ten points more
option-rummy_bonus-none = Nothing
option-final_discard = The last card
option-final_discard-help = Whether going out takes a discard.
option-final_discard-optional = Laid, added or discarded
option-final_discard-required = Must be discarded
option-melds_per_turn = New melds in a turn
option-melds_per_turn-help = How many melds you may lay in one turn. Adding cards is not limited.
option-melds_per_turn-many = As many as you have
option-melds_per_turn-one = One
option-layoff_needs_own_meld = Adding only after a meld of your own
option-layoff_needs_own_meld-help = If on, you may add cards to melds on the table only after you have laid one yourself.

## The table in the browser

rummy-region = Rummy table
rummy-table = Melds on the table
rummy-table-empty = No meld lies on the table yet.
rummy-hand = { $count ->
    [one] Your hand: one card, { $points } points
   *[other] Your hand: { $count } cards, { $points } points
}
rummy-card-fits = { $card }, fits a meld on the table
rummy-card-locked = { $card }, just taken: may not be discarded yet
rummy-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rummy-value-help = What your hand would count for the player who goes out now
rummy-sort = Sort the hand
rummy-sort-suit = Suits
rummy-sort-rank = Ranks
rummy-sort-melds = Melds
rummy-stock = Stock: { $count }
rummy-stock-said = { $count ->
    [0] Stock, empty
    [one] Stock, one card: draw
   *[other] Stock, { $count } cards: draw
}
rummy-stock-left = { $count ->
    [0] The stock is empty
    [one] One card in the stock
   *[other] { $count } cards in the stock
}
rummy-recycled = Turned over { $times } / { $limit }
rummy-pile = Discards: { $count }
rummy-pile-said = Discard pile, { $count } cards, on top { $card }
rummy-pile-empty = Discard pile, empty
rummy-badge = Rummy possible
rummy-badge-help = { $bonus ->
    [double] You have laid nothing yet: going out in a single turn counts double.
   *[plus_ten] You have laid nothing yet: going out in a single turn counts ten more.
}
rummy-name-set = { $count ->
    [4] four of a kind, { $rank }
   *[other] three of a kind, { $rank }
}
rummy-name-run = { $suit ->
    [S] spades { $from } to { $to }
    [H] hearts { $from } to { $to }
    [C] clubs { $from } to { $to }
   *[D] diamonds { $from } to { $to }
}
rummy-meld-name = Meld { $number }, { $meld }, { $owner }
rummy-meld-yours = yours
rummy-meld-of = of { $name }
rummy-meld-takes = Add to { $meld }
rummy-meld-said = Meld { $number }: { $meld }.
rummy-piles-said = { $has ->
    [yes] { $stock } cards in the stock, on the discard pile { $card }.
   *[no] { $stock } cards in the stock, no discard.
}
rummy-new-meld = Lay the lifted cards as a new meld
rummy-new-short = Lay here
rummy-steps = Steps of a turn
rummy-draw = Draw
rummy-draw-small = from the stock
rummy-take = Take
rummy-take-small = the discard
rummy-lay = Lay
rummy-lay-small = a new meld
rummy-add = Add
rummy-add-small = to a meld
rummy-discard = Discard
rummy-discard-small = ends your turn
rummy-go-out = Go out
rummy-undo = Undo

rummy-line-wait = { $name } is to play. You may sort your hand meanwhile.
rummy-line-watch = { $name } plays. A tap on the table skips it.
rummy-line-over = The deal is over.
rummy-line-draw = Draw from the stock, or take the { $card }.
rummy-line-draw-stock = Draw from the stock: there is no discard to take.
rummy-line-lay = Lift cards to lay or add them, or lift one and discard it.
rummy-line-one = Lifted: { $card }. Discard ends your turn.
rummy-line-ready = Ready to lay: { $meld }.
rummy-line-fits = { $count ->
    [one] { $cards }: fits one meld. Press Add or tap the meld.
   *[other] { $cards }: fits { $count } melds. Press Add or tap one of them.
}
rummy-line-choose = { $cards }: fits { $count } melds. Tap the one you mean.
rummy-line-add-which = Lift one of the marked cards: they fit a meld.
rummy-line-discard = Discard { $card }? Press Discard or tap the pile.
rummy-line-out = No card is left: press Go out.
rummy-line-out-rummy = No card is left, and nothing of yours was laid before: press Go out for a rummy!
rummy-said-lifted = { $card } lifted.
rummy-said-lowered = { $card } put back.
rummy-said-laid = Laid: { $meld }.
rummy-said-added = { $cards } added to meld { $number }.
rummy-said-undone = Undone.
rummy-said-cancelled = Nothing is lifted any more.
rummy-said-sorted = { $sorting ->
    [suit] Sorted by suits.
    [rank] Sorted by ranks.
   *[melds] Sorted by melds.
}
problem-rummy-lift_one = Lift exactly one card to discard it.
problem-rummy-nothing_to_undo = There is nothing to undo.
problem-rummy-stock_stays = There is nothing to undo: a card drawn from the stock stays in the hand.

rummy-help-arrows = move between piles, melds and cards
rummy-help-space = lift a card or let it down; press what has the focus
rummy-help-stock = draw from the stock
rummy-help-take = take the top discard
rummy-help-lay = lay the lifted cards as a new meld
rummy-help-add = add the lifted cards to a meld
rummy-help-discard = discard the lifted card
rummy-help-undo = undo the last step
rummy-help-sort = sort the hand: suits, ranks, melds
rummy-help-read = read the table aloud
rummy-help-escape = let all lifted cards down; skip what is shown
rummy-four-colours = Four colours

## Players, log, end

rummy-player-laid = has laid
rummy-player-none-laid = nothing laid yet
rummy-player-said = { $count ->
    [one] { $name } has one card left
   *[other] { $name } has { $count } cards left
}, { $laid ->
    [yes] has laid
   *[no] has laid nothing yet
}, { $score } of { $target } points{ $moves ->
    [yes] , and is to play.
   *[no] .
}
rummy-player-said-you = { $count ->
    [one] You, { $name }, have one card left
   *[other] You, { $name }, have { $count } cards left
}, { $laid ->
    [yes] have laid
   *[no] have laid nothing yet
}, { $score } of { $target } points{ $moves ->
    [yes] , and it is your turn.
   *[no] .
}
rummy-score = { $score } of { $target } points
rummy-log-deals = { $name } deals.
rummy-log-deals-you = You deal.
rummy-log-begins = { $name } begins.
rummy-log-begins-you = You begin.
rummy-log-up = { $card } is turned up, { $stock } cards are in the stock.
rummy-log-drew = { $name } draws from the stock.
rummy-log-drew-you = You draw { $card }.
rummy-log-took = { $name } takes the { $card }.
rummy-log-took-you = You take the { $card }.
rummy-log-gave_back = { $name } puts the { $card } back.
rummy-log-gave_back-you = You put the { $card } back.
rummy-log-melded = { $name } lays { $meld }.
rummy-log-melded-you = You lay { $meld }.
rummy-log-laid_off = { $name } adds the { $card } to { $meld }.
rummy-log-laid_off-you = You add the { $card } to { $meld }.
rummy-log-discarded = { $name } discards the { $card }.
rummy-log-discarded-you = You discard the { $card }.
rummy-log-turned_over = { $shuffled ->
    [yes] The stock is empty. The discard pile is shuffled and becomes the stock of { $stock } cards ({ $times } of { $limit }).
   *[no] The stock is empty. The discard pile is turned over and becomes the stock of { $stock } cards ({ $times } of { $limit }).
}
rummy-log-time = Time is up for { $name }: the turn ends with a discard, nothing laid.
rummy-log-time-you = Time is up: your turn was ended with a discard, nothing was laid.
rummy-log-ended-out = { $name } goes out and scores { $points }.
rummy-log-ended-out-you = You go out and score { $points }.
rummy-log-ended-rummy = Rummy! { $name } goes out in a single turn and scores { $points }.
rummy-log-ended-rummy-you = Rummy! You go out in a single turn and score { $points }.
rummy-log-ended-lowest = The stock is used up. { $name } has the lowest hand and scores { $points }.
rummy-log-ended-lowest-you = The stock is used up. You have the lowest hand and score { $points }.
rummy-log-ended-shared = The stock is used up. { $names } have the lowest hands and share the points.
rummy-log-ended-void = The stock is used up for good: the deal is void, nobody scores.

rummy-over = Deal over
rummy-end-out = { $name } goes out
rummy-end-out-you = You go out!
rummy-end-rummy = Rummy! { $name } goes out in one turn
rummy-end-rummy-you = Rummy! You go out in one turn
rummy-end-shared = The lowest hands: { $names }
rummy-end-void = A void deal
rummy-why-out = The last card has left the hand, so the deal is over at once.
rummy-why-rummy = { $bonus ->
    [plus_ten] All cards left in a single turn and nothing had been laid before: that is a rummy and counts ten more.
   *[double] All cards left in a single turn and nothing had been laid before: that is a rummy and counts double.
}
rummy-why-lowest = The stock has run out for good, so the lowest hand scores what the others hold beyond it.
rummy-why-void = { $limit ->
    [0] The stock has run out and nobody went out: nobody scores, and the cards are dealt anew.
    [one] The stock has run out again after the pile had been turned over once, as often as allowed: nobody scores, and the cards are dealt anew.
   *[other] The stock has run out again after the pile had been turned over { $limit } times, as often as allowed: nobody scores, and the cards are dealt anew.
}
rummy-end-hands = Hands and points
rummy-end-empty = No card left
rummy-end-note = Only the player who goes out scores: the cards left in all other hands.
rummy-end-next = Next deal ({ $number })
rummy-sheet-deal = Deal
rummy-sheet-wins = Deals won
rummy-sheet-void = void
rummy-sheet-rule = The first to reach { $target } points wins the match.

## The rules in short

rummy-rules-title = Rules of Rummy
rummy-rules-aim = Get rid of all your cards before the others do, by laying, adding and discarding, and score what they still hold. Who first has { $target } points wins.
rummy-rules-deal-title = The deal
rummy-rules-deal = { $players ->
    [2] From a pack of 52 cards without jokers each of the two players gets 10. The next card opens the discard pile, the rest is the stock. The player to the dealer’s left begins; the deal passes to the left. (Three or four players get 7 cards, five or six get 6.)
    [3] From a pack of 52 cards without jokers each of the three players gets 7. The next card opens the discard pile, the rest is the stock. The player to the dealer’s left begins; the deal passes to the left. (Two players get 10 cards, five or six get 6.)
    [4] From a pack of 52 cards without jokers each of the four players gets 7. The next card opens the discard pile, the rest is the stock. The player to the dealer’s left begins; the deal passes to the left. (Two players get 10 cards, five or six get 6.)
   *[other] From a pack of 52 cards without jokers each of the { $players } players gets 6. The next card opens the discard pile, the rest is the stock. The player to the dealer’s left begins; the deal passes to the left. (Two players get 10 cards, three or four get 7.)
}
rummy-rules-melds-title = Sets and runs
rummy-rules-set = A set is three or four cards of the same rank.
rummy-rules-run = A run is three or more cards of one suit that follow each other.
rummy-rules-ace = { $ace ->
    [low] The ace is low: A-2-3 is a run, Q-K-A is none.
   *[high_or_low] The ace is low or high: A-2-3 and Q-K-A are runs, K-A-2 is none.
}
rummy-rules-draw = Draw the top card of the stock, or take the top card of the discard pile.
rummy-rules-lay = { $melds ->
    [one] Lay one new meld if you have one. You never have to.
   *[many] Lay as many new melds as you have. You never have to.
}
rummy-rules-add = { $own ->
    [yes] Once a meld of your own lies there, add cards to any meld, your own or another’s: the fourth card of a set, or the next card at either end of a run.
   *[no] Add cards to any meld, your own or another’s: the fourth card of a set, or the next card at either end of a run.
}
rummy-rules-discard = Discard one card; that ends your turn. A card just taken from the discard pile may be discarded only if it is your last.
rummy-rules-stock-title = When the stock runs out
rummy-rules-recycle = { $recycle ->
    [shuffle] The discard pile is shuffled and becomes the new stock;
   *[flip] The discard pile is turned over as it is and becomes the new stock, so that the oldest discard is drawn next;
} { $limit ->
    [one] the next player has to draw from it. That happens once a deal at most;
   *[other] the next player has to draw from it. That happens { $limit } times a deal at most;
} { $exhausted ->
    [void] after that the deal is void and nobody scores.
   *[lowest_wins] after that the lowest hand scores what the others hold beyond it.
}
rummy-rules-no-recycle = { $exhausted ->
    [void] The deal is void then, and nobody scores.
   *[lowest_wins] Then the lowest hand scores what the others hold beyond it.
}
rummy-rules-out-title = Going out and the score
rummy-rules-out = { $last ->
    [required] You go out by discarding your last card. The deal ends at once.
   *[optional] You go out when your last card leaves your hand: laid, added or discarded. The deal ends at once.
}
rummy-rules-score = { $ace ->
    [one] Who goes out scores all cards in the other hands: king, queen and jack 10, the ace 1, the others their number.
   *[other] Who goes out scores all cards in the other hands: king, queen and jack 10, the ace { $ace }, the others their number.
}
rummy-rules-rummy = { $bonus ->
    [double] Rummy: who goes out in a single turn, with nothing laid or added before, scores double.
    [plus_ten] Rummy: who goes out in a single turn, with nothing laid or added before, scores ten points more.
   *[none] Going out in a single turn brings nothing extra.
}
rummy-rules-match = Deals go on until somebody has { $target } points.
rummy-rules-clock = You have { $seconds } seconds for a turn. When they are over a card is drawn for you, unless you have drawn, and one is discarded; nothing is laid.
rummy-rules-hands-lift = Tap cards to lift them, then press Lay, Add or Discard, or drag them where they should go. A discard always takes two actions.
rummy-rules-hands-undo = Until you discard, Undo takes back every step, also taking the discard; only a card drawn from the stock stays.
rummy-rules-hands-keys = By keyboard: arrows and Space to lift cards, S stock, T take, M lay, A add, X discard, U undo, ? for all keys.

## The hint, in four steps.

rummy-hint-take = Take the { $card }: it helps you.
rummy-hint-stock = Draw from the stock: the discard does not help you.
rummy-hint-lays = You can lay or add cards. Press Hint again to see which.
rummy-hint-nothing = Nothing can be laid: discard. Press Hint again to see which card.
rummy-hint-cards = { $count ->
    [one] One card can be laid: it is marked
   *[other] { $count } cards can be laid: they are marked
}
rummy-hint-throw = The marked card is the one to discard.
rummy-hint-step-meld = Lay: { $meld }.
rummy-hint-step-add = Add the { $card } to: { $meld }.
rummy-hint-step-discard = Discard the { $card }.
rummy-hint-again = Press Hint again to have it arranged.
rummy-hint-done = It is all arranged. Discard to end your turn, or undo it.
rummy-log-hint = { $name } used a hint: { $stage ->
    [1] what can be done
    [2] which cards
    [3] how to play them
   *[4] played by the hint
}.
rummy-log-hint-you = You used a hint: { $stage ->
    [1] what can be done
    [2] which cards
    [3] how to play them
   *[4] played by the hint
}.
