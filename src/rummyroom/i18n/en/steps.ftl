## A turn in steps, as the hint in the page and `rummyroom solve --steps` say it.

step-exchange = In { $meld_name }, put { $tile_names } in the place of the joker. The joker is free.
step-split = Split { $meld_name }: move { $tile_names } apart.
step-take = Take { $tile_names } out of { $meld_name }.
step-new = Lay a new meld: { $tile_names }.
step-move = Move { $tile_names } from { $meld_name } to { $target_name }.
step-add = Add { $tile_names } to { $target_name }.

## The tiles of a step.

step-tile = the { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} { $number }
step-tile-joker = the joker
step-tiles-run = the { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} tiles { $low }–{ $high }

## The meld of a step.

step-meld-run = the { $colour ->
    [k] black
    [r] red
    [b] blue
   *[o] orange
} run { $low }–{ $high }
step-meld-group = the group of { $number }s ({ $colours })
step-meld-other = the meld “{ $tiles }”
step-colour = { $colour ->
    [k] black
    [r] red
    [b] blue
    [j] joker
   *[o] orange
}
