## Pourquoi le serveur a refusé une commande, une connexion ou une requête.

problem-command-stale = La partie avait déjà avancé à l’arrivée de cette action. Regardez de nouveau, puis recommencez si vous le souhaitez toujours.
problem-command-other_seat = Cette action était destinée à la place d’un autre joueur.
problem-game-not_over = La partie suivante pourra être distribuée quand celle-ci sera terminée.
problem-match-over = Le match est terminé ; une revanche en commence un nouveau.
problem-match-not_over = Une revanche sera possible quand le match sera terminé.
problem-hint-not_allowed = Dans cette salle, on joue sans indices.
problem-hint-not_found = Aucun indice n’a été trouvé à temps. Réessayez.
problem-hint-none = Il n’y a pas d’indice pour ce moment.
problem-room-unknown = Il n’y a pas de salle à cette adresse. Il manque peut-être une lettre au lien.
problem-room-not_yours = Vous n’avez pas de place dans cette salle. Elle appartient au navigateur dans lequel elle a été ouverte.
problem-server-store_failed = Le serveur n’a pas pu enregistrer cette action ; rien n’a changé. Son disque est peut-être plein : réessayez dans un instant.
problem-server-failed = Le serveur a commis une erreur. Rien n’a changé ; réessayez.
problem-server-too_many_rooms = Trop de salles ont été ouvertes d’ici en peu de temps. Attendez une minute et réessayez.
problem-protocol-origin = Cette requête venait de la page d’un autre site et a été refusée.
problem-protocol-bad_message = Le serveur n’a pas compris la page. Rechargez-la. ({ $detail })
problem-protocol-flooding = Trop de messages sont arrivés à la fois ; le serveur a fermé la connexion. Rechargez la page.
problem-protocol-version = La page est plus ancienne ou plus récente que le serveur. Rechargez-la.
problem-settings-game = Le serveur ne connaît pas ce jeu : { $game }.
problem-settings-name = Chaque joueur doit avoir un nom.
problem-settings-players = Ce jeu se joue de { $minimum } à { $maximum } joueurs, et non à { $players }.
problem-settings-level = Le serveur ne connaît pas cette force d’ordinateur : { $level }.
problem-settings-rules = Ces réglages ne vont pas ensemble. ({ $detail })
problem-record-no_game_ended = Il n’y a encore rien à enregistrer : aucune partie de ce match n’est terminée.
problem-record-invalid = Ce fichier n’est pas l’enregistrement d’un match.
problem-request-failed = Le serveur ne peut pas répondre à cette requête (état { $status }).
