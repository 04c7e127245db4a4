## Tuiles. Une tuile est nommée en toutes lettres : « 7 rouge ».

colour-k = noir
colour-r = rouge
colour-b = bleu
colour-o = orange
tile-name = { $number } { $colour ->
    [k] noir
    [r] rouge
    [b] bleu
   *[o] orange
}
tile-joker = joker
meld-group = groupe
meld-run = suite

## Problèmes : pourquoi une action n’est pas permise, et ce qui manque.
## $tile_names énumère les tuiles en cause, $wanted_names celles qui conviendraient.

problem-meld-too_short = { $missing ->
    [one] Une combinaison compte au moins trois tuiles : il en manque une.
   *[other] Une combinaison compte au moins trois tuiles : il en manque { $missing }.
}
problem-meld-too_long = { $kind ->
    [group] Un groupe compte au plus quatre tuiles, une par couleur.
   *[run] Une suite compte au plus treize tuiles, de 1 à 13.
}
problem-meld-duplicate_colour = Dans un groupe, chaque couleur ne figure qu’une fois : il y a ici deux { $number } { $colour ->
    [k] noirs
    [r] rouges
    [b] bleus
   *[o] orange
}.
problem-meld-duplicate_number = Dans une suite, chaque chiffre ne figure qu’une fois : il y a ici deux { $number } { $colour ->
    [k] noirs
    [r] rouges
    [b] bleus
   *[o] orange
}.
problem-meld-not_consecutive = Les chiffres d’une suite se suivent : il y a un trou entre { $tile_names }.
problem-meld-mixed = Ni groupe (un seul chiffre) ni suite (une seule couleur) : { $tile_names } à revoir.
problem-opening-below_minimum = Première pose : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $minimum }. Posez davantage de vos tuiles, ou piochez.
problem-opening-table_touched = À la première pose, seules vos propres tuiles comptent : remettez { $tile_names } comme avant.
problem-turn-no_rack_tile = Posez au moins une tuile de votre chevalet, ou piochez.
problem-turn-table_tile_missing = Les tuiles de la table restent sur la table. Encore à placer : { $tile_names }.
problem-turn-foreign_tile = { $tile_names } : ni sur votre chevalet, ni sur la table.
problem-turn-duplicate_tile = À deux endroits à la fois : { $tile_names }.
problem-turn-not_your_turn = Ce n’est pas votre tour.
problem-joker-not_exchanged = { $from ->
    [rack] Le joker remplaçait { $wanted_names } : posez cette tuile de votre chevalet à sa place, ou laissez-y le joker.
   *[anywhere] Le joker remplaçait { $wanted_names } : mettez cette tuile à sa place, ou laissez-y le joker.
}
problem-joker-not_in_new_meld = Un joker récupéré va dans une nouvelle combinaison, pas dans une combinaison déjà posée.
problem-joker-too_few_rack_tiles = La nouvelle combinaison d’un joker récupéré demande au moins { $needed } tuiles de votre chevalet.
problem-joker-meld_frozen = On ne peut que compléter une combinaison avec joker tant qu’il n’est pas échangé : { $tile_names } restent ensemble.
problem-joker-before_opening = On ne récupère un joker qu’après le tour de sa première pose.
problem-draw-pool_empty = La pioche est vide. Posez des tuiles, ou passez.
problem-pass-pool_not_empty = On ne passe que lorsque la pioche est vide. Posez des tuiles, ou piochez.
problem-pass-lay_possible = Vous pouvez encore poser, et ces règles y obligent.
problem-game-over = Cette partie est terminée.
problem-clock-none = Cette partie se joue sans minuteur.

## Vérifier un enregistrement

verify-commitment = Le secret correspond au sceau montré à la donne.
verify-deal = Tout ce qui a été distribué découle du secret.
verify-moves = Tous les coups étaient permis.
verify-draws = Tout ce qui a été pioché découle du secret.
verify-outcome = La fin et les points sont justes.
verify-failed-commitment = Le secret ne correspond pas au sceau montré à la donne.
verify-failed-deal = Quelque chose de distribué ne découle pas du secret.
verify-failed-moves = Le coup { $move } n’est pas permis.
verify-failed-draws = Au coup { $move }, ce qui a été pioché ne découle pas du secret.
verify-failed-outcome = La fin ou les points enregistrés sont faux.
