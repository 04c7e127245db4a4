## A turn in steps, as the hint in the page and `rummyroom solve --steps` say it.

step-exchange = Put { $tile_names } in the place of the joker in { $meld_names }. The joker is free.
step-split = Split { $meld_names }: move { $tile_names } apart.
step-take = Take { $tile_names } from { $meld_names }.
step-new = Lay a new meld: { $tile_names }.
step-move = Move { $tile_names } from { $meld_names } to { $target_names }.
step-add = Add { $tile_names } to { $target_names }.
