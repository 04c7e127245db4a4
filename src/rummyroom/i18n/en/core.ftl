## Tiles. A tile is named in full sentences and for readers of the screen: "red 7".

colour-k = black
colour-r = red
colour-b = blue
colour-o = orange
tile-name = { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} { $number }
tile-joker = joker
meld-group = group
meld-run = run

## Problems: why an action is not legal, and what is missing.
## $tile_names lists the tiles concerned, $wanted_names the tiles that would do.

problem-meld-too_short = { $missing ->
    [one] A meld needs three tiles: one more is missing.
   *[other] A meld needs three tiles: { $missing } more are missing.
}
problem-meld-too_long = { $kind ->
    [group] A group has at most four tiles, one of each colour.
   *[run] A run has at most thirteen tiles, 1 to 13.
}
problem-meld-duplicate_colour = A group has each colour once: here are two { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} { $number }s.
problem-meld-duplicate_number = A run has each number once: here are two { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} { $number }s.
problem-meld-not_consecutive = A run goes up one by one: there is a gap between { $tile_names }.
problem-meld-mixed = These tiles are neither a group (one number) nor a run (one colour). To look at again: { $tile_names }.
problem-opening-below_minimum = Opening: { $points } of { $minimum } points. Lay more of your own tiles, or draw.
problem-opening-table_touched = In your first meld only your own tiles count: put { $tile_names } back as they lay.
problem-turn-no_rack_tile = Lay at least one tile from your rack, or draw.
problem-turn-table_tile_missing = Tiles from the table stay on the table. Still to be placed: { $tile_names }.
problem-turn-foreign_tile = Neither on your rack nor on the table: { $tile_names }.
problem-turn-duplicate_tile = In two places at once: { $tile_names }.
problem-turn-not_your_turn = It is not your turn.
problem-joker-not_exchanged = { $from ->
    [rack] The joker stood for { $wanted_names }: lay that tile from your rack in its place, or leave the joker there.
   *[anywhere] The joker stood for { $wanted_names }: put that tile in its place, or leave the joker there.
}
problem-joker-not_in_new_meld = A retrieved joker goes into a new meld, not into one that lay there already.
problem-joker-too_few_rack_tiles = The new meld of a retrieved joker needs at least { $needed } tiles from your rack.
problem-joker-meld_frozen = A meld with a joker may only be added to until the joker is exchanged: { $tile_names } have to stay together.
problem-joker-before_opening = You can retrieve a joker only after the turn of your first meld.
problem-draw-pool_empty = The pool is empty. Lay tiles, or pass.
problem-pass-pool_not_empty = You can pass only when the pool is empty. Lay tiles, or draw.
problem-pass-lay_possible = You can still lay something, and with these rules you have to.
problem-game-over = This game has ended.
problem-clock-none = This game is played without a clock.

## Verifying a record

verify-commitment = The secret belongs to the seal shown at the deal.
verify-deal = All that was dealt followed from the secret.
verify-moves = Every move was legal.
verify-draws = All that was drawn followed from the secret.
verify-outcome = The end and the score are right.
verify-failed-commitment = The secret does not belong to the seal shown at the deal.
verify-failed-deal = Something dealt did not follow from the secret.
verify-failed-moves = Move { $move } is not legal.
verify-failed-draws = At move { $move } something was drawn that does not follow from the secret.
verify-failed-outcome = The end or the score in the record is wrong.
