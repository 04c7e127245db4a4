# The rules in short; the numbers come from the rules in force.

rules-title = Rules of Rummikub
rules-own = Custom rules
rules-edition = { $edition }, { $players } players.

rules-aim-title = The aim
rules-aim = Lay all your tiles on the table before the others do. On the table they always lie in groups and runs.

rules-tiles-title = The tiles
rules-tiles = There are { $tiles } tiles: the numbers 1 to 13 in black, red, blue and orange, { $copies } of each, and { $jokers } jokers.
rules-start = Everyone draws a tile, and the highest number begins. Then each player gets 14 tiles on a rack that only they can see; the rest is the pool.

rules-melds-title = Groups and runs
rules-group = A group is three or four tiles of the same number, all in different colours.
rules-run = A run is three or more tiles of one colour whose numbers follow each other. A 1 is always the lowest; nothing comes after 13.

rules-turn-title = Your turn
rules-turn = Either lay at least one tile from your rack, or draw one from the pool. Drawing ends your turn.
rules-rearrange = You may also take the table apart and put it together anew. What counts is the end: then every tile on the table belongs to a group or run. Tiles that lay on the table never go back to a rack.
rules-split-with = and your
rules-split-to = make

rules-opening-title = The first meld
rules-opening = The first time you lay, your new groups and runs must be worth at least { $minimum } points together. A tile counts its number, a joker the number it stands for.
rules-opening-own = In that turn you may use only tiles from your own rack.
rules-opening-table = In that turn you may already use the tiles on the table; your own tiles must still reach the points.
rules-opening-none = There is no minimum: lay whatever fits, from your first turn on.

rules-joker-title = Jokers
rules-joker = The { $jokers } jokers stand for any tile: here for blue 10.
rules-joker-release = { $release ->
    [exchange] { $source ->
        [rack] { $opening ->
            [yes] Once you have laid your first meld, you
           *[no] You
        } may take a joker from the table if you put the tile it stands for, from your own rack, in its place.
       *[anywhere] { $opening ->
            [yes] Once you have laid your first meld, you
           *[no] You
        } may take a joker from the table if you put the tile it stands for, from your rack or from the table, in its place.
    }
    [rearrange] { $opening ->
        [yes] Once you have laid your first meld, you
       *[no] You
    } may also free a joker by rearranging its meld.
   *[free] Jokers on the table may be moved like any other tile.
}
rules-joker-reuse = { $reuse ->
    [new_meld] In the same turn you have to lay it in a new meld.
    [new_meld_with_two_rack_tiles] In the same turn you have to lay it in a new meld, together with two tiles from your rack.
   *[anywhere] In the same turn you have to lay it again, wherever it fits.
}
rules-joker-frozen = Until then, a meld with a joker may be added to but not taken apart.

rules-clock-title = The clock
rules-clock-none = This game is played without a clock.
rules-clock = You have { $seconds } seconds for a turn. If what you have arranged by then is allowed, it counts; if you moved nothing, you draw one tile.
rules-overtime = { $overtime ->
    [return_loose] If it is unfinished, the loose tiles return to your rack and you draw three.
   *[restore] If it is unfinished, everything goes back to its place and you draw three.
}

rules-end-title = The end and the score
rules-end-out = Whoever lays the last tile wins the game at once. The others count what they still hold (a joker { $penalty }) as minus points, and the winner gets the sum as plus points.
rules-end-pool = { $empty ->
    [must_lay] When the pool is empty, who cannot lay passes. If all pass in a row, the lowest rack wins, and the others lose the difference to it.
   *[may_pass] When the pool is empty, you may pass. If all pass in a row, the lowest rack wins, and the others lose the difference to it.
}
rules-match = { $games ->
    [one] A match has one game.
   *[other] A match has { $games } games. It goes to whoever wins most of them; if level, to the higher total.
}

rules-hands-title = On this page
rules-hands-move = Drag a tile, or tap it and then tap where it should go. Tap several tiles to move them together. A double tap sends a tile to the only meld it fits.
rules-hands-meld = A meld's handle takes the whole meld, and so does a long press.
rules-hands-undo = Nothing counts until you press Play. Undo, Redo and Reset bring back any step.
rules-hands-keys = By keyboard: arrows to move about, Space to select, Enter to put down, N new meld, G whole meld, Backspace to the rack, D draw, P play, ? for all keys.
