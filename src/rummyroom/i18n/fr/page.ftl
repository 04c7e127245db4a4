# La page autour de la table : accueil, réglages, salle, journal, fin de partie, vérification, à propos.

product-name = Rummy Room
title-of-page = { $page } – Rummy Room
title-your-turn = ● À vous – { $name }
title-turn = C’est à { $player } – { $name }
title-over = Partie terminée – { $name }

unknown-problem = Le serveur a refusé pour une raison que cette page ne connaît pas : { $code }.
trouble-server = Le serveur ne répond pas. Vérifiez qu’il est en marche et réessayez.
loading = Un instant …
close = Fermer
language = Langue
theme-system = comme l’appareil
theme-light = claires
theme-dark = sombres
theme-now = Couleurs : { $theme }. Changer
nav-label = Pages
nav-home = Accueil
nav-rules = Règles du jeu
nav-verify = Vérifier une donne
nav-about = À propos
to-home = Accueil
not-affiliated = Rummikub est une marque déposée de ses propriétaires. Ce site gratuit n’a aucun lien avec eux.
not-found-title = Il n’y a rien ici
not-found = Cette adresse ne correspond à aucune de nos pages.

home-title = Le Rummikub et le Rummy à votre table
home-lead = Selon la règle complète, contre des ordinateurs qu’on a plaisir à battre. Un bouton, et vous êtes servi.
game-rummikub = Rummikub
game-rummikub-lead = Groupes, suites et jokers : posez toutes vos tuiles le premier.
game-rummy = Rummy
game-rummy-lead = Le jeu de cartes : piochez, posez brelans et suites, complétez, défaussez.
play-computer = Jouer contre l’ordinateur
play-starting = Distribution …
play-summary = { $own ->
    [yes] Avec { $names } · { $edition }, modifiée · { $clock }
   *[no] Avec { $names } · { $edition } · { $clock }
}
play-clock = { $clock } par tour
promise-honest = L’ordinateur ne voit que ce que vous verriez à sa place.
promise-sealed = Chaque donne est scellée d’avance et peut être vérifiée ensuite.
promise-quiet = Pas d’inscription, pas de publicité, rien n’est envoyé ailleurs.
continue = Reprendre
continue-all = Montrer les { $count } parties
just-now = à l’instant
room-detail = { $games ->
    [0] { $game }, manche { $number } · { $since }
   *[other] { $game }, partie { $number } sur { $games } · { $since }
}
room-your-turn = À vous
room-playing = En cours
room-game-over = Partie suivante
room-match-over = Terminé

settings = Réglages
settings-of = Réglages de { $game }
rules-of = Règles de { $game }
settings-game = Jeu
settings-players = Joueurs
settings-your-name = Votre nom
default-name = Invité
settings-computers = Nombre d’ordinateurs
settings-large = À cinq ou six, on joue avec le grand jeu : 160 tuiles et quatre jokers.
settings-computer-name = Nom de l’ordinateur { $number }
settings-level = Niveau
settings-honest = Les ordinateurs voient ce que vous verriez à leur place, et rien d’autre.
settings-tempo = Horloge et rythme
settings-pace = Rythme des ordinateurs
settings-pace-help = Le temps de suivre chacun de leurs tours. Touchez la table pour abréger.
settings-hints = On peut demander des indices pendant la partie
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
settings-edition = Édition de la règle
edition-differs = Différences avec Classique : { $differences }
option-is = { $option } : { $value }
settings-all-options = Toutes les options
settings-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
settings-reset = Réglages par défaut
settings-play = Jouer ainsi
settings-kept = Les réglages restent dans ce navigateur.
value-yes = oui
value-no = non
level-easy = facile
level-medium = moyen
level-hard = difficile

room-title = { $games ->
    [0] { $game }, manche { $number }
   *[other] { $game }, partie { $number } sur { $games }
}
room-no_room = Cette salle n’existe pas
room-no_room-help = Le lien est faux, ou la salle se trouvait sur un autre serveur.
room-not_yours = Ce n’est pas votre salle
room-not_yours-help = Les places de cette salle sont à quelqu’un d’autre, ou à un autre navigateur.
room-rejected = Cette page et le serveur ne se comprennent pas
room-rejected-help = Le serveur a sans doute été mis à jour. Rechargez la page.
room-taken_over = Vous jouez dans un onglet plus récent
room-taken_over-help = La partie continue là-bas. Vous pouvez aussi la reprendre dans cet onglet.
room-play-here = Jouer ici
connection-lost = Pas de connexion. Votre partie est gardée ; nouvel essai …

turn-yours = À vous
turn-of = C’est à { $name }
turn-over = Partie terminée
pool-left = { $count ->
    [0] La pioche est vide
    [one] Une tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
clock-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
}
alert-your-turn = C’est à vous de jouer.
alert-seconds-left = Plus que { $seconds } secondes.
sound-mute = Couper le son
menu = Menu
menu-rules = Règles de cette partie
menu-show-last = Revoir le dernier coup
menu-leave = Retour à l’accueil
menu-leave-help = La partie est gardée ; vous la retrouverez à l’accueil, sous Reprendre.

you = Vous
you-among = vous
players = Joueurs
player-you = { $name } (vous)
player-computer = ordinateur, { $level }
player-computer-plain = ordinateur
player-opened = première pose faite
player-not-opened = pas encore posé
player-score = Match : { $score }
player-said = { $count ->
    [one] { $name } : encore { $count } tuile
   *[other] { $name } : encore { $count } tuiles
}{ $opened ->
    [yes] , première pose faite
    [no] , première pose à faire
   *[none] {""}
}, points du match : { $score }{ $moves ->
    [yes] , c’est son tour.
   *[no] .
}
player-said-you = { $count ->
    [one] Vous, { $name } : encore { $count } tuile
   *[other] Vous, { $name } : encore { $count } tuiles
}{ $opened ->
    [yes] , première pose faite
    [no] , première pose à faire
   *[none] {""}
}, points du match : { $score }{ $moves ->
    [yes] , c’est à vous.
   *[no] .
}

draw-title = Qui commence ?
draw-again = Joker ou égalité en tête : on tire encore.
draw-drew = { $name } tire { $joker ->
    [yes] un joker
   *[no] le { $tile }
}.
draw-drew-you = Vous tirez { $joker ->
    [yes] un joker
   *[no] le { $tile }
}.
draw-begins = { $name } commence.
draw-begins-you = Vous commencez.
draw-skip = Continuer

log = Le fil de la partie
log-toggle = Le fil de la partie
log-close = Fermer le fil
log-game = Partie { $number }
log-started = { $name } a tiré la plus haute tuile et commence.
log-started-you = Vous avez tiré la plus haute tuile et commencez.
log-dealt = Les tuiles sont distribuées. La pioche en compte { $pool }.
log-laid = { $count ->
    [one] { $name } pose une tuile.
   *[other] { $name } pose { $count } tuiles.
}
log-laid-you = { $count ->
    [one] Vous posez une tuile.
   *[other] Vous posez { $count } tuiles.
}
log-opened = { $count ->
    [one] { $name } fait sa première pose : une tuile.
   *[other] { $name } fait sa première pose : { $count } tuiles, { $points } points.
}
log-opened-you = { $count ->
    [one] Vous faites votre première pose : une tuile.
   *[other] Vous faites votre première pose : { $count } tuiles, { $points } points.
}
log-drew = { $count ->
    [one] { $name } pioche une tuile.
   *[other] { $name } pioche { $count } tuiles.
}
log-drew-you = { $count ->
    [one] Vous piochez une tuile.
   *[other] Vous piochez { $count } tuiles.
}
log-drew-penalty = { $count ->
    [one] { $name } pioche une tuile de pénalité.
   *[other] { $name } pioche { $count } tuiles de pénalité.
}
log-drew-penalty-you = { $count ->
    [one] Vous piochez une tuile de pénalité.
   *[other] Vous piochez { $count } tuiles de pénalité.
}
log-passed = { $name } passe.
log-passed-you = Vous passez.
log-time-played = Temps écoulé pour { $name } : ce qui était prêt est joué.
log-time-played-you = Temps écoulé : ce que vous aviez préparé est joué.
log-time-drew = Temps écoulé pour { $name }.
log-time-drew-you = Temps écoulé.
log-time-restored = Temps écoulé pour { $name } : la table est comme avant son tour.
log-time-restored-you = Temps écoulé : ce que vous aviez disposé n’était pas achevé, tout est comme avant votre tour.
log-time-returned = Temps écoulé pour { $name } : les tuiles isolées reviennent sur son chevalet.
log-time-returned-you = Temps écoulé : ces tuiles isolées reviennent sur votre chevalet.
log-hint = { $name } a demandé un indice : { $stage ->
    [1] s’il y a un coup
    [2] quelles tuiles
    [3] comment les poser
   *[4] posé par l’indice
}.
log-hint-you = Vous avez demandé un indice : { $stage ->
    [1] s’il y a un coup
    [2] quelles tuiles
    [3] comment les poser
   *[4] posé par l’indice
}.
log-bot_failed = { $name } n’a pas pu se décider à temps et joue le coup le plus simple.
log-ended-out = { $name } a posé sa dernière tuile et gagne la partie.
log-ended-out-you = Vous avez posé votre dernière tuile et gagnez la partie. Rummikub !
log-ended-blocked = Tous ont passé. { $name } a le chevalet le plus léger et gagne la partie.
log-ended-blocked-you = Tous ont passé. Vous avez le chevalet le plus léger et gagnez la partie.
log-ended-shared = Tous ont passé. Partie partagée : { $names }.
said-with-tiles = { $sentence } Tuiles : { $tiles }.

end-won-you = Rummikub ! Vous gagnez
end-won = { $name } gagne
end-shared = Partie partagée : { $names }
end-why-out = La dernière tuile est posée : la partie s’arrête aussitôt.
end-why-blocked = La pioche était vide et tous ont passé à la suite : le chevalet le plus léger gagne.
end-why-blocked-shared = La pioche était vide et tous ont passé à la suite. Les chevalets les plus légers sont à égalité : la partie est partagée.
match-won-you = Vous gagnez le match !
match-won = { $name } gagne le match.
match-shared = Match partagé : { $names }.
end-next = Partie suivante ({ $number } sur { $games })
end-rematch = Rejouer
end-hide = Regarder la table
end-show = Voir le résultat
end-racks = Chevalets et points
end-rack-value = { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
}
end-rack-empty = Chevalet vide
end-zero = La somme des points d’une partie est toujours nulle.
sheet-title = Le match jusqu’ici
sheet-game = Partie
sheet-total = Total
sheet-wins = Parties gagnées
sheet-won = gagnée
sheet-rule = { $games ->
    [one] Le match compte une seule partie.
   *[other] Le match compte { $games } parties. Il revient à qui en gagne le plus ; à égalité, au total le plus élevé.
}
seal-title = La donne était-elle honnête ?
seal-help = Avant la donne, le serveur a fixé tout le mélange par un secret et en a montré le sceau. Le secret est maintenant ouvert : chacun peut vérifier que tout ce qui a été distribué et pioché en découle.
seal-commitment = Sceau, montré à la donne
seal-secret = Secret, montré maintenant
seal-check = Vérifier les parties jouées
seal-download = Télécharger l’enregistrement
seal-verify-page = Comment vérifier

verify-title = Vérifier une donne
verify-help = Choisissez le fichier d’enregistrement d’un match. Chaque donne, chaque pioche, chaque coup et chaque score y sont recalculés.
verify-choose = Fichier d’enregistrement
verify-all-good = Tout est juste.
verify-not-good = Quelque chose ne va pas.
verify-game = Partie { $number }
verify-passed = Juste :
verify-failed = Faux :
verify-unknown = Une vérification que cette page ne connaît pas : { $code }
verify-how-title = Comment fonctionne le sceau
verify-how = Chaque donne vient d’un secret de 32 octets aléatoires. Son empreinte SHA-256, le sceau, est montrée au début de la partie ; le secret lui-même à la fin. Le mélange découle du secret seul et n’a donc pas pu changer entre-temps. Vous pouvez vérifier le même fichier sur votre ordinateur avec la commande : rummyroom verify FICHIER

about-title = À propos de Rummy Room
about-what = Le Rummikub et le Rummy dans le navigateur, selon la règle complète et plusieurs éditions, sur votre propre serveur.
about-honest-title = Un ordinateur honnête
about-honest = Les joueurs de l’ordinateur savent exactement ce que vous sauriez à leur place : leurs propres tuiles ou cartes, la table et combien en ont les autres. Rien d’autre ne leur parvient.
about-sealed-title = Des donnes scellées
about-sealed = Chaque mélange est fixé avant la partie et peut être vérifié ensuite, par la page ou par votre propre programme.
about-privacy-title = Vos données
about-privacy = Pas de compte, pas de publicité, pas de traceur. Un cookie dit au serveur quelle place est la vôtre ; vos réglages restent dans ce navigateur. La page ne charge rien d’ailleurs.
about-keys-title = Au clavier
about-keys = Toute la partie peut se jouer au clavier et avec un lecteur d’écran. Dans la partie, la touche ? montre les raccourcis.
about-licence-title = Licence
about-licence = Rummy Room est un logiciel libre sous licence MIT.
