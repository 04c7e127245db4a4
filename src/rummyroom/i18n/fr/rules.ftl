# La règle en bref ; les nombres viennent de la règle en vigueur.

rules-title = Règles du Rummikub
rules-own = Règles personnalisées
rules-edition = { $edition }, { $players } joueurs.

rules-aim-title = Le but
rules-aim = Poser toutes ses tuiles sur la table avant les autres. Sur la table, elles forment toujours des groupes et des suites.

rules-tiles-title = Les tuiles
rules-tiles = Il y a { $tiles } tuiles : les chiffres de 1 à 13 en noir, rouge, bleu et orange, chacun en { $copies } exemplaires, et { $jokers } jokers.
rules-start = Chacun tire une tuile ; le chiffre le plus élevé commence. Puis chaque joueur reçoit 14 tuiles sur un chevalet que lui seul voit ; le reste est la pioche.

rules-melds-title = Groupes et suites
rules-group = Un groupe, ce sont trois ou quatre tuiles du même chiffre, toutes de couleurs différentes.
rules-run = Une suite, ce sont trois tuiles ou plus d’une même couleur dont les chiffres se suivent. Le 1 est toujours le plus petit ; rien ne suit le 13.

rules-turn-title = Votre tour
rules-turn = Posez au moins une tuile de votre chevalet, ou piochez-en une. Piocher termine le tour.
rules-rearrange = Vous pouvez aussi défaire la table et la recomposer. Seule compte la fin : chaque tuile de la table doit alors appartenir à un groupe ou à une suite. Une tuile de la table ne revient jamais sur un chevalet.
rules-split-with = et votre
rules-split-to = donnent

rules-opening-title = La première pose
rules-opening = La première fois que vous posez, vos nouveaux groupes et suites doivent valoir ensemble au moins { $minimum } points. Une tuile vaut son chiffre, un joker le chiffre qu’il remplace.
rules-opening-own = À ce tour, seules comptent les tuiles de votre chevalet ; la table ne bouge pas.
rules-opening-table = À ce tour, vous pouvez déjà vous servir de la table ; vos propres tuiles doivent tout de même atteindre les points.
rules-opening-none = Il n’y a pas de minimum : posez ce qui va, dès votre premier tour.

rules-joker-title = Les jokers
rules-joker = Les { $jokers } jokers remplacent n’importe quelle tuile : ici le 10 bleu.
rules-joker-release = { $release ->
    [exchange] { $source ->
        [rack] { $opening ->
            [yes] Après votre première pose, vous
           *[no] Vous
        } pouvez prendre un joker de la table en mettant à sa place la tuile qu’il remplace, venue de votre chevalet.
       *[anywhere] { $opening ->
            [yes] Après votre première pose, vous
           *[no] Vous
        } pouvez prendre un joker de la table en mettant à sa place la tuile qu’il remplace, venue de votre chevalet ou de la table.
    }
    [rearrange] { $opening ->
        [yes] Après votre première pose, vous
       *[no] Vous
    } pouvez aussi libérer un joker en réarrangeant sa combinaison.
   *[free] Les jokers de la table se déplacent comme les autres tuiles.
}
rules-joker-reuse = { $reuse ->
    [new_meld] Au même tour, il faut le reposer dans une nouvelle combinaison.
    [new_meld_with_two_rack_tiles] Au même tour, il faut le reposer dans une nouvelle combinaison, avec deux tuiles de votre chevalet.
   *[anywhere] Au même tour, il faut le reposer là où il convient.
}
rules-joker-frozen = D’ici là, une combinaison avec joker peut être complétée, mais pas défaite.

rules-clock-title = L’horloge
rules-clock-none = Cette partie se joue sans horloge.
rules-clock = Vous avez { $seconds } secondes par tour. Si ce que vous avez disposé à ce moment est permis, cela compte ; si vous n’avez rien bougé, vous piochez une tuile.
rules-overtime = { $overtime ->
    [return_loose] Si c’est inachevé, les tuiles isolées reviennent sur votre chevalet et vous en piochez trois.
   *[restore] Si c’est inachevé, tout revient en place et vous piochez trois tuiles.
}

rules-end-title = La fin et les points
rules-end-out = Qui pose sa dernière tuile gagne aussitôt la partie. Les autres comptent en moins ce qui leur reste (un joker vaut { $penalty }), et le gagnant reçoit la somme.
rules-end-pool = { $empty ->
    [must_lay] Quand la pioche est vide, qui ne peut rien poser passe. Si tous passent à la suite, le chevalet le plus léger gagne, et les autres perdent la différence.
   *[may_pass] Quand la pioche est vide, vous pouvez passer. Si tous passent à la suite, le chevalet le plus léger gagne, et les autres perdent la différence.
}
rules-match = { $games ->
    [one] Un match compte une seule partie.
   *[other] Un match compte { $games } parties. Il revient à qui en gagne le plus ; à égalité, au total le plus élevé.
}

rules-hands-title = Sur cette page
rules-hands-move = Faites glisser une tuile, ou touchez-la puis touchez l’endroit où elle doit aller. Touchez plusieurs tuiles pour les déplacer ensemble. Deux touches rapides envoient une tuile vers la seule combinaison qui l’accepte.
rules-hands-meld = La poignée d’une combinaison la prend tout entière, de même qu’un appui long.
rules-hands-undo = Rien ne compte avant le bouton Jouer. Annuler, Rétablir et Tout remettre ramènent à chaque étape.
rules-hands-keys = Au clavier : flèches pour se déplacer, Espace pour choisir, Entrée pour poser, N nouvelle combinaison, G combinaison entière, Retour arrière vers le chevalet, D piocher, P jouer, ? pour toutes les touches.
