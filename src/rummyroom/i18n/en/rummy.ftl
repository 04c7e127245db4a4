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
problem-discard-just_taken = { $tile_names } was just taken from the discard pile: you may lay or add it, but discard it only as your last card.
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
option-target-help = Who first reaches so many points wins the match.
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
