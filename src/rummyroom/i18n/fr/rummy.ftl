# Rummy : cartes, combinaisons, problèmes, options. Les phrases de la table reprennent les mêmes mots.

## Cartes. $rank : A, 2 à 9, T, J, Q ou K ; $suit : S, H, C ou D.

card-name = { $rank ->
    [A] as
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
} de { $suit ->
    [S] pique
    [H] cœur
    [C] trèfle
   *[D] carreau
}
card-rank = { $rank ->
    [A] A
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
rummy-meld-set = brelan
rummy-meld-run = suite

## Problèmes : pourquoi une action n’est pas permise, et ce qui manque. $tile_names énumère les cartes en cause.

problem-turn-draw_first = Commencez par piocher : la première carte du talon, ou celle de la défausse.
problem-turn-already_drawn = { $from ->
    [discard] Vous avez déjà pris la carte de la défausse. Posez, complétez ou défaussez.
   *[stock] Vous avez déjà pioché. Posez, complétez ou défaussez.
}
problem-turn-nothing_taken = Vous n’avez pris à la défausse aucune carte à remettre.
problem-stock-empty = Le talon est vide.
problem-discard-empty = { $recycled ->
    [0] Il n’y a pas de défausse à prendre. Piochez au talon.
   *[other] La défausse a été retournée : il n’y a rien à y prendre. Piochez au talon.
}
problem-discard-missing = Choisissez une carte à défausser : elle termine votre tour.
problem-discard-required = Avec ces règles, la dernière carte doit être défaussée : gardez-en une.
problem-discard-just_taken = { $tile_names } vient d’être pris à la défausse : vous pouvez poser ou compléter avec, mais ne le défausser que si c’est votre dernière carte.
problem-card-not_in_hand = { $tile_names } : pas dans votre main.
problem-meld-not_a_meld = { $reason ->
    [too_short] { $missing ->
        [one] Une combinaison compte au moins trois cartes : il en manque une.
       *[other] Une combinaison compte au moins trois cartes : il en manque { $missing }.
    }
    [not_consecutive] Les cartes d’une suite se suivent : il y a un trou entre { $tile_names }.
    [past_the_king] Une suite ne continue pas du roi par l’as : { $tile_names } ne se suivent pas.
   *[mixed] Ni brelan (une seule valeur) ni suite (une seule couleur) : { $tile_names } ne convient pas.
}
problem-meld-one_per_turn = Avec ces règles, on pose une seule nouvelle combinaison par tour. Vous pouvez encore compléter.
problem-lay-nothing_lifted = Soulevez les cartes que vous voulez poser.
problem-layoff-does_not_fit = { $tile_names } ne va pas là : un brelan prend sa quatrième carte, une suite la carte suivante à l’un de ses bouts.
problem-layoff-nothing_fits = Aucune de vos cartes ne complète une combinaison de la table.
problem-layoff-choose_meld = { $tile_names } convient à plusieurs combinaisons : choisissez-en une.
problem-layoff-no_such_meld = Il n’y a pas de telle combinaison sur la table pour { $tile_names }.
problem-layoff-own_meld_first = Avec ces règles, on ne complète qu’après avoir posé une combinaison à soi.

## Règles et options

edition-basic = Rummy de base
edition-basic-help = As bas, on complète toute combinaison, la défausse est retournée deux fois au plus, sortir en un seul tour compte double.

option-target = Score cible
option-target-help = Le premier qui atteint ce total gagne la partie.
option-ace = L’as
option-ace-help = Si une suite peut aussi finir par dame, roi, as. Une suite ne continue jamais de l’as au deux.
option-ace-low = Bas seulement
option-ace-high_or_low = Bas ou haut
option-ace_points = Un as compte
option-ace_points-help = Points d’un as resté en main.
option-ace_points-1 = 1 point
option-ace_points-11 = 11 points
option-ace_points-15 = 15 points
option-recycle = Quand le talon s’épuise
option-recycle-help = Comment la défausse devient le nouveau talon.
option-recycle-flip = Retournée telle quelle
option-recycle-shuffle = Mélangée
option-recycle_limit = Retournée au plus
option-recycle_limit-help = Combien de fois par manche. À 0, la manche finit avec le talon.
option-exhausted = Quand le talon est épuisé pour de bon
option-exhausted-help = Comment finit une manche dont personne ne sort.
option-exhausted-void = Manche nulle, personne ne marque
option-exhausted-lowest_wins = La main la plus basse marque la différence
option-rummy_bonus = Rummy
option-rummy_bonus-help = Ce que rapporte de sortir en un seul tour, sans avoir rien posé avant.
option-rummy_bonus-double = Score doublé
option-rummy_bonus-plus_ten = Dix points de plus
option-rummy_bonus-none = Rien
option-final_discard = La dernière carte
option-final_discard-help = S’il faut défausser pour sortir.
option-final_discard-optional = Posée, complétée ou défaussée
option-final_discard-required = Doit être défaussée
option-melds_per_turn = Nouvelles combinaisons par tour
option-melds_per_turn-help = Combien de combinaisons on peut poser en un tour. Compléter n’est pas limité.
option-melds_per_turn-many = Autant qu’on en a
option-melds_per_turn-one = Une
option-layoff_needs_own_meld = Compléter seulement après avoir posé
option-layoff_needs_own_meld-help = Si cette option est active, on ne complète les combinaisons de la table qu’après en avoir posé une soi-même.
