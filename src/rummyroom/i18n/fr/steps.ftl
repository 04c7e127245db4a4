## Un tour pas à pas, comme le disent l’indice de la page et `rummyroom solve --steps`.

step-exchange = Dans { $meld_name }, remplacez le joker par { $tile_names }. Le joker est libre.
step-split = Coupez { $meld_name } : séparez-en { $tile_names }.
step-take = Dans { $meld_name }, prenez { $tile_names }.
step-new = Posez une nouvelle combinaison : { $tile_names }.
step-move = Dans { $meld_name }, prenez { $tile_names } pour compléter { $target_name }.
step-add = Complétez { $target_name } avec { $tile_names }.

## Les tuiles d’un pas.

step-tile = le { $number } { $colour ->
    [k] noir
    [r] rouge
    [b] bleu
   *[o] orange
}
step-tile-joker = le joker
step-tiles-run = les tuiles { $colour ->
    [k] noires
    [r] rouges
    [b] bleues
   *[o] orange
} { $low }–{ $high }

## La combinaison d’un pas.

step-meld-run = la suite { $colour ->
    [k] noire
    [r] rouge
    [b] bleue
   *[o] orange
} { $low }–{ $high }
step-meld-group = le groupe de { $number } ({ $colours })
step-meld-other = la combinaison « { $tiles } »
step-colour = { $colour ->
    [k] noir
    [r] rouge
    [b] bleu
    [j] joker
   *[o] orange
}
