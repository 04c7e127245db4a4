## La commande `rummyroom arena` : des robots joueurs s’affrontent.

cli-arena-about = Fait jouer des ordinateurs entre eux : mêmes donnes à chaque place, taux de victoires avec leur marge d’erreur.
arena-contest = Le tournoi
arena-bots-help = Noms de deux joueurs ou plus ; au-delà de deux, chacun rencontre chacun et un classement s’affiche.
arena-game-help = Le jeu joué.
arena-games-help = Parties par paire de joueurs, arrondies pour que chaque donne soit jouée de chaque place.
arena-seats-help = Places à la table ; le second joueur d’une paire occupe toutes les places sauf une.
arena-seed-help = La même graine rejoue les mêmes parties.
arena-seconds-help = Secondes de réflexion par coup.
arena-jobs-help = Parties jouées en même temps ; sinon une par cœur.
arena-edition-help = Édition des règles.
arena-interrupted = Interrompu ; voici les chiffres obtenus.
arena-bad_seats = Ce jeu ne se joue pas à { $seats } places : choisissez de { $fewest } à { $most }.
arena-bad_number = --games et --seconds demandent un nombre supérieur à zéro.
arena-two_bots = Nommez au moins deux joueurs différents.
arena-bad_bot = Il n’y a pas de joueur « { $bot } » ; choisissez parmi { $bots }.
