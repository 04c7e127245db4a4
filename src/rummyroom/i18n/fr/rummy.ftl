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

## La table dans le navigateur

rummy-region = Table de Rummy
rummy-table = Combinaisons sur la table
rummy-table-empty = Il n’y a pas encore de combinaison sur la table.
rummy-hand = { $count ->
    [one] Votre main : une carte, { $points } points
   *[other] Votre main : { $count } cartes, { $points } points
}
rummy-card-fits = { $card }, complète une combinaison de la table
rummy-card-locked = { $card }, à peine prise : pas encore de défausse
rummy-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rummy-value-help = Ce que votre main compterait pour qui sortirait maintenant
rummy-sort = Trier la main
rummy-sort-suit = Couleurs
rummy-sort-rank = Valeurs
rummy-sort-melds = Combi.
rummy-stock = Talon : { $count }
rummy-stock-said = { $count ->
    [0] Talon, vide
    [one] Talon, une carte : piocher
   *[other] Talon, { $count } cartes : piocher
}
rummy-stock-left = { $count ->
    [0] Le talon est vide
    [one] Une carte au talon
   *[other] { $count } cartes au talon
}
rummy-recycled = Retournée { $times } / { $limit }
rummy-pile = Défausse : { $count }
rummy-pile-said = Défausse, { $count } cartes, au-dessus { $card }
rummy-pile-empty = Défausse, vide
rummy-badge = Rummy possible
rummy-badge-help = { $bonus ->
    [double] Vous n’avez encore rien posé : sortir en un seul tour compte double.
   *[plus_ten] Vous n’avez encore rien posé : sortir en un seul tour rapporte dix de plus.
}
rummy-name-set = { $count ->
    [4] carré, { $rank }
   *[other] brelan, { $rank }
}
rummy-name-run = { $suit ->
    [S] suite de pique, du { $from } au { $to }
    [H] suite de cœur, du { $from } au { $to }
    [C] suite de trèfle, du { $from } au { $to }
   *[D] suite de carreau, du { $from } au { $to }
}
rummy-meld-name = Combinaison { $number }, { $meld }, { $owner }
rummy-meld-yours = à vous
rummy-meld-of = chez { $name }
rummy-meld-takes = Compléter : { $meld }
rummy-meld-said = Combinaison { $number } : { $meld }.
rummy-piles-said = { $has ->
    [yes] { $stock } cartes au talon, sur la défausse { $card }.
   *[no] { $stock } cartes au talon, pas de défausse.
}
rummy-new-meld = Poser les cartes soulevées en nouvelle combinaison
rummy-new-short = Poser ici
rummy-steps = Étapes du tour
rummy-draw = Piocher
rummy-draw-small = au talon
rummy-take = Prendre
rummy-take-small = la défausse
rummy-lay = Poser
rummy-lay-small = une combinaison
rummy-add = Compléter
rummy-add-small = une combinaison
rummy-discard = Défausser
rummy-discard-small = finit le tour
rummy-go-out = Sortir
rummy-undo = Annuler

rummy-line-wait = À { $name } de jouer. Vous pouvez trier votre main.
rummy-line-watch = { $name } joue. Touchez la table pour passer.
rummy-line-over = La manche est finie.
rummy-line-draw = Piochez au talon, ou prenez à la défausse : { $card }.
rummy-line-draw-stock = Piochez au talon : il n’y a pas de défausse à prendre.
rummy-line-lay = Soulevez des cartes pour poser ou compléter, ou une seule pour la défausser.
rummy-line-one = Carte soulevée : { $card }. Défausser finit votre tour.
rummy-line-ready = Prêt à poser : { $meld }.
rummy-line-fits = { $count ->
    [one] { $cards } : convient à une combinaison. Touchez Compléter, ou la combinaison.
   *[other] { $cards } : convient à { $count } combinaisons. Touchez Compléter, ou l’une d’elles.
}
rummy-line-choose = { $cards } : convient à { $count } combinaisons. Touchez celle que vous visez.
rummy-line-add-which = Soulevez une des cartes marquées : elles complètent une combinaison.
rummy-line-discard = Défausser : { $card } ? Touchez Défausser ou la défausse.
rummy-line-out = Il ne reste aucune carte : touchez Sortir.
rummy-line-out-rummy = Il ne reste aucune carte, et vous n’aviez rien posé avant : touchez Sortir pour un rummy !
rummy-said-lifted = Carte soulevée : { $card }.
rummy-said-lowered = Carte reposée : { $card }.
rummy-said-laid = Posé : { $meld }.
rummy-said-added = Complété la combinaison { $number } : { $cards }.
rummy-said-undone = Annulé.
rummy-said-cancelled = Plus aucune carte n’est soulevée.
rummy-said-sorted = { $sorting ->
    [suit] Trié par couleurs.
    [rank] Trié par valeurs.
   *[melds] Trié par combinaisons.
}
problem-rummy-lift_one = Soulevez une seule carte pour la défausser.
problem-rummy-nothing_to_undo = Il n’y a rien à annuler.
problem-rummy-stock_stays = Il n’y a rien à annuler : une carte piochée au talon reste en main.

rummy-help-arrows = passer d’une pile, d’une combinaison ou d’une carte à l’autre
rummy-help-space = soulever ou reposer une carte ; presser ce qui est sélectionné
rummy-help-stock = piocher au talon
rummy-help-take = prendre la carte de la défausse
rummy-help-lay = poser les cartes soulevées en nouvelle combinaison
rummy-help-add = compléter une combinaison avec les cartes soulevées
rummy-help-discard = défausser la carte soulevée
rummy-help-undo = annuler la dernière étape
rummy-help-sort = trier la main : couleurs, valeurs, combinaisons
rummy-help-read = lire la table à haute voix
rummy-help-escape = reposer toutes les cartes ; passer ce qui est montré
rummy-four-colours = Quatre couleurs

## Joueurs, journal, fin

rummy-player-laid = a posé
rummy-player-none-laid = rien posé encore
rummy-player-said = { $count ->
    [one] { $name } a encore une carte
   *[other] { $name } a encore { $count } cartes
}, { $laid ->
    [yes] a posé
   *[no] n’a encore rien posé
}, { $score } points sur { $target }{ $moves ->
    [yes] , et doit jouer.
   *[no] .
}
rummy-player-said-you = { $count ->
    [one] Vous, { $name }, avez encore une carte
   *[other] Vous, { $name }, avez encore { $count } cartes
}, { $laid ->
    [yes] avez posé
   *[no] n’avez encore rien posé
}, { $score } points sur { $target }{ $moves ->
    [yes] , et c’est à vous.
   *[no] .
}
rummy-score = { $score } points sur { $target }
rummy-log-deals = { $name } donne.
rummy-log-deals-you = Vous donnez.
rummy-log-begins = { $name } commence.
rummy-log-begins-you = Vous commencez.
rummy-log-up = Carte retournée : { $card } ; { $stock } cartes au talon.
rummy-log-drew = { $name } pioche au talon.
rummy-log-drew-you = Vous piochez : { $card }.
rummy-log-took = { $name } prend à la défausse : { $card }.
rummy-log-took-you = Vous prenez à la défausse : { $card }.
rummy-log-gave_back = { $name } remet à la défausse : { $card }.
rummy-log-gave_back-you = Vous remettez à la défausse : { $card }.
rummy-log-melded = { $name } pose : { $meld }.
rummy-log-melded-you = Vous posez : { $meld }.
rummy-log-laid_off = { $name } complète ({ $meld }) : { $card }.
rummy-log-laid_off-you = Vous complétez ({ $meld }) : { $card }.
rummy-log-discarded = { $name } défausse : { $card }.
rummy-log-discarded-you = Vous défaussez : { $card }.
rummy-log-turned_over = { $shuffled ->
    [yes] Le talon est épuisé. La défausse est mélangée et forme le nouveau talon de { $stock } cartes ({ $times } sur { $limit }).
   *[no] Le talon est épuisé. La défausse est retournée et forme le nouveau talon de { $stock } cartes ({ $times } sur { $limit }).
}
rummy-log-time = Temps écoulé pour { $name } : le tour finit par une défausse, rien n’est posé.
rummy-log-time-you = Temps écoulé : votre tour finit par une défausse, rien n’a été posé.
rummy-log-ended-out = { $name } sort et marque { $points }.
rummy-log-ended-out-you = Vous sortez et marquez { $points }.
rummy-log-ended-rummy = Rummy ! { $name } sort en un seul tour et marque { $points }.
rummy-log-ended-rummy-you = Rummy ! Vous sortez en un seul tour et marquez { $points }.
rummy-log-ended-lowest = Le talon est épuisé. { $name } a la main la plus basse et marque { $points }.
rummy-log-ended-lowest-you = Le talon est épuisé. Vous avez la main la plus basse et marquez { $points }.
rummy-log-ended-shared = Le talon est épuisé. { $names } ont les mains les plus basses et partagent les points.
rummy-log-ended-void = Le talon est épuisé pour de bon : la manche est nulle, personne ne marque.

rummy-over = Manche finie
rummy-end-out = { $name } sort
rummy-end-out-you = Vous sortez !
rummy-end-rummy = Rummy ! { $name } sort en un tour
rummy-end-rummy-you = Rummy ! Vous sortez en un tour
rummy-end-shared = Les mains les plus basses : { $names }
rummy-end-void = Manche nulle
rummy-why-out = La dernière carte a quitté la main : la manche s’arrête aussitôt.
rummy-why-rummy = { $bonus ->
    [plus_ten] Toutes les cartes sont parties en un seul tour, sans rien de posé avant : c’est un rummy, dix points de plus.
   *[double] Toutes les cartes sont parties en un seul tour, sans rien de posé avant : c’est un rummy, le score est doublé.
}
rummy-why-lowest = Le talon est épuisé pour de bon : la main la plus basse marque ce que les autres ont de plus.
rummy-why-void = { $limit ->
    [0] Le talon est épuisé et personne n’est sorti : personne ne marque, on redonne.
    [one] Le talon est de nouveau épuisé et la défausse avait déjà été retournée une fois, le maximum : personne ne marque, on redonne.
   *[other] Le talon est de nouveau épuisé et la défausse avait déjà été retournée { $limit } fois, le maximum : personne ne marque, on redonne.
}
rummy-end-hands = Mains et points
rummy-end-empty = Plus aucune carte
rummy-end-note = Seul celui qui sort marque : les cartes de toutes les autres mains.
rummy-end-next = Manche suivante ({ $number })
rummy-sheet-deal = Manche
rummy-sheet-wins = Manches gagnées
rummy-sheet-void = nulle
rummy-sheet-rule = Le premier qui atteint { $target } points gagne la partie.

## Les règles en bref

rummy-rules-title = Règles du Rummy
rummy-rules-aim = Débarrassez-vous de toutes vos cartes avant les autres, en posant, en complétant et en défaussant, et marquez ce qui leur reste. Le premier qui a { $target } points gagne.
rummy-rules-deal-title = La donne
rummy-rules-deal = { $players ->
    [2] D’un jeu de 52 cartes sans joker, les deux joueurs reçoivent 10 cartes chacun. La carte suivante ouvre la défausse, le reste forme le talon. Le joueur à gauche du donneur commence ; la donne passe à gauche. (À trois ou quatre : 7 cartes ; à cinq ou six : 6.)
    [3] D’un jeu de 52 cartes sans joker, les trois joueurs reçoivent 7 cartes chacun. La carte suivante ouvre la défausse, le reste forme le talon. Le joueur à gauche du donneur commence ; la donne passe à gauche. (À deux : 10 cartes ; à cinq ou six : 6.)
    [4] D’un jeu de 52 cartes sans joker, les quatre joueurs reçoivent 7 cartes chacun. La carte suivante ouvre la défausse, le reste forme le talon. Le joueur à gauche du donneur commence ; la donne passe à gauche. (À deux : 10 cartes ; à cinq ou six : 6.)
   *[other] D’un jeu de 52 cartes sans joker, les { $players } joueurs reçoivent 6 cartes chacun. La carte suivante ouvre la défausse, le reste forme le talon. Le joueur à gauche du donneur commence ; la donne passe à gauche. (À deux : 10 cartes ; à trois ou quatre : 7.)
}
rummy-rules-melds-title = Brelans et suites
rummy-rules-set = Un brelan compte trois ou quatre cartes de même valeur.
rummy-rules-run = Une suite compte trois cartes ou plus d’une même couleur qui se suivent.
rummy-rules-ace = { $ace ->
    [low] L’as est bas : A-2-3 est une suite, D-R-A n’en est pas une.
   *[high_or_low] L’as est bas ou haut : A-2-3 et D-R-A sont des suites, R-A-2 n’en est pas une.
}
rummy-rules-draw = Piochez la première carte du talon, ou prenez la première carte de la défausse.
rummy-rules-lay = { $melds ->
    [one] Posez une nouvelle combinaison si vous en avez une. Ce n’est jamais obligatoire.
   *[many] Posez autant de nouvelles combinaisons que vous en avez. Ce n’est jamais obligatoire.
}
rummy-rules-add = { $own ->
    [yes] Dès que vous avez posé une combinaison à vous, complétez n’importe laquelle, la vôtre ou celle d’un autre : la quatrième carte d’un brelan, ou la carte suivante à l’un des bouts d’une suite.
   *[no] Complétez n’importe quelle combinaison, la vôtre ou celle d’un autre : la quatrième carte d’un brelan, ou la carte suivante à l’un des bouts d’une suite.
}
rummy-rules-discard = Défaussez une carte : elle termine votre tour. La carte prise à la défausse ne peut y retourner que si c’est votre dernière.
rummy-rules-stock-title = Quand le talon s’épuise
rummy-rules-recycle = { $recycle ->
    [shuffle] La défausse est mélangée et forme le nouveau talon ;
   *[flip] La défausse est retournée telle quelle et forme le nouveau talon : on y pioche d’abord la plus ancienne carte ;
} { $limit ->
    [one] le joueur suivant doit y piocher. Cela arrive une fois par manche au plus ;
   *[other] le joueur suivant doit y piocher. Cela arrive { $limit } fois par manche au plus ;
} { $exhausted ->
    [void] ensuite la manche est nulle et personne ne marque.
   *[lowest_wins] ensuite la main la plus basse marque ce que les autres ont de plus.
}
rummy-rules-no-recycle = { $exhausted ->
    [void] La manche est alors nulle, et personne ne marque.
   *[lowest_wins] La main la plus basse marque alors ce que les autres ont de plus.
}
rummy-rules-out-title = Sortir et marquer
rummy-rules-out = { $last ->
    [required] On sort en défaussant sa dernière carte. La manche s’arrête aussitôt.
   *[optional] On sort quand la dernière carte quitte la main : posée, complétée ou défaussée. La manche s’arrête aussitôt.
}
rummy-rules-score = { $ace ->
    [one] Qui sort marque toutes les cartes des autres mains : roi, dame et valet 10, l’as 1, les autres leur valeur.
   *[other] Qui sort marque toutes les cartes des autres mains : roi, dame et valet 10, l’as { $ace }, les autres leur valeur.
}
rummy-rules-rummy = { $bonus ->
    [double] Rummy : sortir en un seul tour, sans avoir rien posé ni complété avant, double le score.
    [plus_ten] Rummy : sortir en un seul tour, sans avoir rien posé ni complété avant, rapporte dix points de plus.
   *[none] Sortir en un seul tour ne rapporte rien de plus.
}
rummy-rules-match = On joue des manches jusqu’à ce que quelqu’un ait { $target } points.
rummy-rules-clock = Vous avez { $seconds } secondes par tour. Ensuite une carte est piochée pour vous, si ce n’est pas fait, et une est défaussée ; rien n’est posé.
rummy-rules-hands-lift = Touchez des cartes pour les soulever, puis Poser, Compléter ou Défausser, ou glissez-les à leur place. Une défausse demande toujours deux gestes.
rummy-rules-hands-undo = Jusqu’à la défausse, Annuler reprend chaque étape, même la carte prise à la défausse ; seule une carte piochée au talon reste.
rummy-rules-hands-keys = Au clavier : flèches et Espace pour soulever, S talon, T prendre, M poser, A compléter, X défausser, U annuler, ? pour toutes les touches.

## L’indice, en quatre étapes.

rummy-hint-take = Prenez à la défausse : { $card }. Cette carte vous aide.
rummy-hint-stock = Piochez au talon : la défausse ne vous aide pas.
rummy-hint-lays = Vous pouvez poser ou compléter. Encore un indice pour voir les cartes.
rummy-hint-nothing = Rien à poser : défaussez. Encore un indice pour voir quelle carte.
rummy-hint-cards = { $count ->
    [one] Une carte peut être posée : elle est marquée
   *[other] { $count } cartes peuvent être posées : elles sont marquées
}
rummy-hint-throw = C’est la carte marquée qu’il faut défausser.
rummy-hint-step-meld = Posez : { $meld }.
rummy-hint-step-add = Complétez avec { $card } : { $meld }.
rummy-hint-step-discard = Défaussez : { $card }.
rummy-hint-again = Encore un indice, et tout est préparé.
rummy-hint-done = Tout est en place. Défaussez pour finir votre tour, ou annulez.
rummy-log-hint = { $name } a demandé un indice : { $stage ->
    [1] ce qui est possible
    [2] quelles cartes
    [3] comment les jouer
   *[4] joué par l’indice
}.
rummy-log-hint-you = Vous avez demandé un indice : { $stage ->
    [1] ce qui est possible
    [2] quelles cartes
    [3] comment les jouer
   *[4] joué par l’indice
}.
