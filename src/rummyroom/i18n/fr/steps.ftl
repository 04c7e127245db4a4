## Un tour pas à pas, comme le disent l’indice de la page et `rummyroom solve --steps`.

step-exchange = Mettez { $tile_names } à la place du joker dans { $meld_names }. Le joker est libre.
step-split = Coupez { $meld_names } : écartez { $tile_names }.
step-take = Retirez { $tile_names } de { $meld_names }.
step-new = Posez une nouvelle combinaison : { $tile_names }.
step-move = Déplacez { $tile_names } de { $meld_names } vers { $target_names }.
step-add = Ajoutez { $tile_names } à { $target_names }.
