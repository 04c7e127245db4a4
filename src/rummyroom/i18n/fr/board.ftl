## Le plateau : table, chevalet et barre.

board-region = Table et chevalet
board-table = Table
board-rack = Votre chevalet
board-actions = Votre tour
board-new-meld = Nouvelle combinaison
board-tray = Joker libéré
board-tray-rule = à poser pendant ce tour

## Combinaisons et tuiles, telles que les nomme un lecteur d’écran.

board-meld-run = Combinaison { $meld }, suite, { $low } à { $high }, { $points } points
board-meld-run-jokers = Combinaison { $meld }, suite avec joker, { $low } à { $high }, { $points } points
board-meld-group = Combinaison { $meld }, groupe, { $tiles }, { $points } points
board-meld-other = Combinaison { $meld }, { $tiles }, { $status }
board-meld-empty = Combinaison { $meld }, vide
board-tile-in-meld = { $tile }, combinaison { $meld }
board-joker-as = joker à la place de { $tiles }
board-or = { $first } ou { $second }
board-table-empty = La table est vide.

## L’état d’une combinaison, en aussi peu de lettres que possible.

board-status-run = Suite { $points }
board-status-group = Groupe { $points }
board-status-short = { $missing ->
    [one] encore 1 tuile
   *[other] encore { $missing } tuiles
}
board-status-twice = deux { $number } { $colour ->
    [k] noirs
    [r] rouges
    [b] bleus
   *[o] orange
}
board-status-gap = trou dans la suite
board-status-long = trop de tuiles
board-status-mixed = ni groupe ni suite
board-status-empty = vide
board-status-open = pas encore vérifié

## La ligne d’explication.

board-ready = Prêt : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-opening = Première pose : { $points } sur { $minimum }
board-turn = À vous : posez des tuiles ou piochez
board-turn-pass = À vous : posez des tuiles ou passez
board-turn-opening = À vous : première pose de { $minimum } points, ou piochez
board-turn-opening-pass = À vous : première pose de { $minimum } points, ou passez
board-other-turn = { $name } joue
board-watch = { $name } joue. Touchez la table pour abréger
board-over = La partie est terminée
board-selected = { $tiles ->
    [one] 1 tuile choisie : indiquez sa place
   *[other] { $tiles } tuiles choisies : indiquez leur place
}
board-draw-again = Touchez de nouveau Piocher pour confirmer : vos tuiles reviennent sur le chevalet.
board-pass-again = Touchez de nouveau Passer pour confirmer : vos tuiles reviennent sur le chevalet.

## La barre.

board-draw = Piocher
board-pass = Passer
board-undo = Annuler
board-redo = Rétablir
board-reset = Tout remettre
board-play = Jouer
board-sort-777 = 777 : trier par chiffre, groupes d’abord
board-sort-789 = 789 : trier par couleur, suites d’abord

## L’éditeur de combinaison des petits écrans.

board-editor = Modifier la combinaison { $meld }
board-editor-whole = Toute la combinaison
board-editor-close = Fermer
board-as-run = Suite
board-as-group = Groupe
board-kind = Combinaison { $meld } en

## Ce que le plateau refuse lui-même.

problem-board-not_your_turn = Ce n’est pas encore votre tour. En attendant, vous pouvez trier votre chevalet.
problem-board-table_tile_stays = Les tuiles de la table y restent. Seules celles que vous avez posées pendant ce tour reviennent.
problem-board-joker_stays = Un joker de la table ne va pas sur le chevalet. Posez-le dans une nouvelle combinaison.
problem-board-before_opening = Avant votre première pose, les combinaisons de la table vous sont fermées. Formez-en une nouvelle avec vos tuiles.
problem-board-fits_nowhere = Cette tuile ne complète aucune combinaison de la table.
problem-board-fits_several = Cette tuile complète plusieurs combinaisons. Choisissez.
problem-board-undo_nothing = Il n’y a rien à annuler.

## L’indice, en quatre étapes.

board-hint = Indice
board-hint-yes = Un coup est possible. Encore un indice pour voir les tuiles
board-hint-no = Rien à poser : piochez
board-hint-no-pass = Rien à poser : passez
board-hint-tiles = { $tiles ->
    [one] Une tuile peut être posée : elle est marquée
   *[other] { $tiles } tuiles peuvent être posées : elles sont marquées
}
board-hint-steps = Voici comment. Encore un indice pose les tuiles
board-hint-panel = Voici comment
board-hint-do = Jouer ce coup
board-hint-close = Fermer l’indice
board-hint-tile = { $tile }, dans l’indice
board-said-hint-tiles = À poser : { $tiles }
board-said-hint-done = Les tuiles sont sur la table. Vous pouvez jouer, ou annuler.
board-help-hint = indice : un pas de plus à chaque fois

## Dit aux lecteurs d’écran.

board-said-selected = { $tile } : choisi
board-said-let-go = { $tile } : relâché
board-said-whole = Toute la combinaison est choisie : { $tiles }
board-said-cancelled = Tout est revenu à sa place.
board-said-rack = De retour sur le chevalet : { $tiles }
board-said-undo = Annulé
board-said-redo = Rétabli
board-said-reset = La table est comme au début de votre tour.
board-said-sorted = Chevalet trié : { $tiles }

## Aide pour les touches.

board-help = Touches
board-help-close = Fermer
board-key-arrows = Flèches
board-key-space = Espace
board-key-enter = Entrée
board-key-shift-enter = Maj + Entrée
board-key-backspace = Retour arrière
board-key-escape = Échap
board-key-undo = Ctrl + Z
board-key-redo = Ctrl + Maj + Z
board-help-arrows = aller d’une tuile à l’autre
board-help-space = choisir une tuile ou la relâcher
board-help-enter = mettre ici les tuiles choisies
board-help-shift-enter = les mettre devant cette tuile
board-help-new = en faire une nouvelle combinaison
board-help-whole = choisir toute la combinaison
board-help-backspace = reprendre des tuiles sur le chevalet
board-help-escape = abandonner
board-help-undo = annuler
board-help-redo = rétablir
board-help-draw = piocher, ou passer quand la pioche est vide
board-help-play = jouer
board-help-read = lire la table à voix haute
board-help-last = revoir le dernier coup
board-help-help = cette aide
