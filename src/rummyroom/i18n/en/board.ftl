## The board: table, rack and bar.

board-region = Table and rack
board-table = Table
board-rack = Your rack
board-actions = Your turn
board-new-meld = New meld
board-tray = Freed joker
board-tray-rule = has to be laid this turn

## Melds and tiles, as they are named to readers of the screen.

board-meld-run = Meld { $meld }, run, { $low } to { $high }, { $points } points
board-meld-run-jokers = Meld { $meld }, run with joker, { $low } to { $high }, { $points } points
board-meld-group = Meld { $meld }, group, { $tiles }, { $points } points
board-meld-other = Meld { $meld }, { $tiles }, { $status }
board-meld-empty = Meld { $meld }, empty
board-tile-in-meld = { $tile }, meld { $meld }
board-joker-as = joker as { $tiles }
board-or = { $first } or { $second }
board-table-empty = The table is empty.

## The state of a meld, in as few letters as possible.

board-status-run = Run { $points }
board-status-group = Group { $points }
board-status-short = { $missing ->
    [one] needs 1 more
   *[other] needs { $missing } more
}
board-status-twice = two { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} { $number }s
board-status-gap = gap in the run
board-status-long = too many tiles
board-status-mixed = no group, no run
board-status-empty = empty
board-status-open = not checked yet

## The reason line.

board-ready = Ready: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-opening = Opening: { $points } of { $minimum }
board-turn = Your turn: lay tiles or draw
board-turn-pass = Your turn: lay tiles or pass
board-turn-opening = Your turn: open with { $minimum } points or draw
board-turn-opening-pass = Your turn: open with { $minimum } points or pass
board-other-turn = { $name } is playing
board-watch = { $name } is playing. Tap the table to skip
board-over = The game has ended
board-selected = { $tiles ->
    [one] 1 tile selected: choose its place
   *[other] { $tiles } tiles selected: choose their place
}
board-draw-again = Press Draw once more to confirm: your tiles go back to the rack.
board-pass-again = Press Pass once more to confirm: your tiles go back to the rack.

## The bar.

board-draw = Draw
board-pass = Pass
board-undo = Undo
board-redo = Redo
board-reset = Reset
board-play = Play
board-sort-777 = 777: sort by number, groups first
board-sort-789 = 789: sort by colour, runs first

## The meld editor of small screens.

board-editor = Edit meld { $meld }
board-editor-whole = Whole meld
board-editor-close = Close
board-as-run = Run
board-as-group = Group
board-kind = Meld { $meld } as

## What the board itself refuses.

problem-board-not_your_turn = It is not your turn yet. You can sort your rack meanwhile.
problem-board-table_tile_stays = Tiles from the table stay on the table. Only tiles you laid this turn come back.
problem-board-joker_stays = A joker from the table cannot go to your rack. Lay it in a new meld.
problem-board-before_opening = Before your opening you cannot use melds on the table. Build a new meld with your own tiles.
problem-board-fits_nowhere = This tile fits no meld on the table as it lies.
problem-board-fits_several = This tile fits several melds. Choose one.
problem-board-undo_nothing = There is nothing to undo.

## The hint, in four steps.

board-hint = Hint
board-hint-yes = There is a play. Press Hint again to see which tiles
board-hint-no = Nothing can be laid: draw
board-hint-no-pass = Nothing can be laid: pass
board-hint-tiles = { $tiles ->
    [one] One tile can be laid: it is marked
   *[other] { $tiles } tiles can be laid: they are marked
}
board-hint-steps = This is the way. Press Hint again to have it laid
board-hint-panel = The way there
board-hint-do = Do it
board-hint-close = Close the hint
board-hint-tile = { $tile }, in the hint
board-said-hint-tiles = Can be laid: { $tiles }
board-said-hint-done = The tiles lie on the table. You can play, or undo it.
board-help-hint = hint: one step further each time

## Said to readers of the screen.

board-said-selected = { $tile } selected
board-said-let-go = { $tile } let go
board-said-whole = Whole meld selected: { $tiles }
board-said-cancelled = Everything is back in its place.
board-said-rack = { $tiles } back on the rack
board-said-undo = Undone
board-said-redo = Redone
board-said-reset = The table is as at the start of your turn.
board-said-sorted = Rack sorted: { $tiles }

## Help with the keys.

board-help = Keys
board-help-close = Close
board-key-arrows = Arrows
board-key-space = Space
board-key-enter = Enter
board-key-shift-enter = Shift + Enter
board-key-backspace = Backspace
board-key-escape = Esc
board-key-undo = Ctrl + Z
board-key-redo = Ctrl + Shift + Z
board-help-arrows = go from tile to tile
board-help-space = select a tile or let it go
board-help-enter = move the selected tiles here
board-help-shift-enter = move them in front of this tile
board-help-new = move them to a new meld
board-help-whole = select the whole meld
board-help-backspace = take tiles back to the rack
board-help-escape = cancel
board-help-undo = undo
board-help-redo = redo
board-help-draw = draw, or pass when the pool is empty
board-help-play = play
board-help-read = read the table aloud
board-help-last = show the last move again
board-help-help = this help
