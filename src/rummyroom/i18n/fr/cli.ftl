## La ligne de commande. Les options et leurs valeurs (--rack, tiles, points) sont les mêmes dans toutes les langues.

cli-usage = utilisation :
cli-commands = Commandes
cli-general = Général
cli-rules = Règles
cli-position = La position
cli-record = L’enregistrement
cli-serving = Servir le jeu
cli-about = Jouer au Rummikub dans le navigateur, seul contre l’ordinateur ou entre amis. Sans commande, le jeu démarre et le navigateur s’ouvre.
cli-judge-about = Juger un tour à une vraie table : est-il permis, et sinon pourquoi ?
cli-solve-about = Trouver le meilleur coup pour une table et un chevalet.
cli-verify-about = Contrôler l’enregistrement d’un match : donnes, pioches et coups découlent-ils des secrets scellés ?

cli-help-help = Afficher cette aide.
cli-version-help = Afficher la version.
cli-language-help = Langue des réponses ; sinon celle de votre système.
cli-json-help = Répondre par une ligne de JSON.
cli-host-help = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres appareils de votre réseau.
cli-port-help = Port d’écoute ; sinon 8765, ou un port libre s’il est pris.
cli-data-help = Dossier des salons et des matchs ; sinon votre dossier de données.
cli-no_browser-help = Ne pas ouvrir le navigateur.
cli-before-help = La table au début du tour : combinaisons séparées par « | », par exemple "r4 r5 r6 | k9 b9 j".
cli-after-help = La table à la fin du tour. La place d’un joker dans une suite dit ce qu’il remplace.
cli-table-help = La table : combinaisons séparées par « | », par exemple "r4 r5 r6 | k9 b9 j".
cli-rack-help = Les tuiles du joueur au début du tour, par exemple "b10 r4 j" : k noir, r rouge, b bleu, o orange, j joker.
cli-hand-help = Rummy : les cartes du joueur après la pioche, par exemple "4H 5H 6H TD AC".
cli-taken-help = Rummy : la carte prise à la défausse ce tour-ci, s’il y en a une.
cli-turn-help = Rummy : le tour en texte, ses actions séparées par « | » : une combinaison "4H 5H 6H", une carte qui complète la combinaison 2 "8C > 2", la défausse "x KD".
cli-file-help = Résoudre toutes les positions d’un fichier ; « - » lit l’entrée standard.
cli-goal-help = Ce qui fait le meilleur coup : le plus de tuiles (tiles), le plus de points (points), ou le moins de pénalité restant sur le chevalet (penalty).
cli-steps-help = Dire comment jouer le coup, pas à pas.
cli-record-help = Le fichier d’enregistrement d’un match.
cli-edition-help = Édition des règles : { $editions } (sinon { $default }).
cli-set-help = Changer une option de l’édition, autant de fois que nécessaire : { $options }.
cli-large-help = Jouer avec le grand jeu : 160 tuiles dont quatre jokers.
cli-not_opened-help = Le joueur n’a pas encore fait sa première pose.

cli-judge-legal = Permis : { $tiles ->
    [one] une tuile posée
   *[other] { $tiles } tuiles posées
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
cli-judge-opening = Première pose : { $points } points, il en faut { $minimum }.
cli-judge-illegal = Pas permis :
cli-cards-legal = Permis : { $cards ->
    [0] rien de posé
    [one] une carte posée
   *[other] { $cards } cartes posées
}, il reste en main : { $rest }
cli-cards-out = Permis : la dernière carte a quitté la main, la manche est finie.
cli-cards-rummy = Permis : la dernière carte a quitté la main en un seul tour : rummy !
cli-solve-lay = { $tiles ->
    [one] Posez une tuile
   *[other] Posez { $tiles } tuiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $laid }
cli-solve-nothing = Rien ne peut être posé : piochez une tuile.
cli-solve-no_opening = Aucune première pose de { $minimum } points n’est possible : piochez une tuile.
cli-table = La table ensuite :
cli-rest = Reste sur le chevalet : { $tiles }
cli-rest-empty = Le chevalet est vide : Rummikub !
cli-verify-game = Partie { $number }
cli-verify-ok = Tout est juste dans cet enregistrement.
cli-verify-failed = Tout n’est pas juste dans cet enregistrement.

cli-bad_tile = « { $piece } » n’est pas une tuile : écrivez une couleur (k, r, b ou o) et un chiffre de 1 à 13, par exemple r7, ou j pour un joker.
cli-too_many = « { $piece } » est écrit plus souvent que le jeu de { $size } tuiles n’en compte.
cli-missing = Il manque : { $options }.
cli-bad_card = « { $piece } » n’est pas une carte : écrivez une valeur (A, 2 à 9, T, J, Q, K) et une couleur (S, H, C, D), par exemple 8S.
cli-card_twice = « { $piece } » est écrit deux fois ; un jeu a chaque carte une fois.
cli-taken_not_in_hand = La carte prise, { $card }, doit être dans la main.
cli-bad_turn = « { $piece } » ne fait pas partie d’un tour : écrivez une combinaison "4H 5H 6H", une carte qui complète "8C > 2", et pour finir la défausse "x KD".
cli-bad_start_table = « { $meld } » ne peut pas se trouver sur la table au début d’un tour. { $reason }
cli-bad_edition = Il n’y a pas d’édition « { $edition } » ; choisissez parmi { $editions }.
cli-bad_option = « { $setting } » n’est pas une option ; écrivez option=valeur avec l’une de celles-ci : { $options }.
cli-bad_value = « { $setting } » ne convient pas ; valeurs possibles : { $values }.
cli-rack_or_file = Indiquez soit un chevalet (--rack), soit un fichier de positions (--file).
cli-unreadable = Impossible de lire { $file } : { $reason }
cli-not_json = { $file } n’est pas du JSON : { $reason }
cli-no_positions = { $file } ne contient pas de liste de positions.
cli-no_rack = il y manque le chevalet
cli-bad_position = Position { $position } : { $reason }
