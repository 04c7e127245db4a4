## Der Befehl `rummyroom arena`: Computer gegen Computer.

cli-arena-about = Lässt Computer gegeneinander spielen: gleiche Verteilungen auf jedem Platz, Gewinnquoten mit ihrer Unsicherheit.
arena-contest = Das Turnier
arena-bots-help = Namen von zwei oder mehr Spielern; bei mehr als zweien spielt jeder gegen jeden, mit Rangliste.
arena-game-help = Das Spiel.
arena-games-help = Spiele je Paar, aufgerundet, damit jede Verteilung von jedem Platz gespielt wird.
arena-seats-help = Plätze am Tisch; der zweite Spieler eines Paars sitzt auf allen Plätzen bis auf einen.
arena-seed-help = Derselbe Startwert spielt dieselben Spiele.
arena-seconds-help = Bedenkzeit je Zug in Sekunden.
arena-jobs-help = Spiele gleichzeitig; sonst eines je Kern.
arena-edition-help = Ausgabe der Regeln.
arena-interrupted = Abgebrochen; dies sind die Zahlen bis hierher.
arena-bad_seats = { $seats } Plätze passen nicht zu diesem Spiel: Wähle { $fewest } bis { $most }.
arena-bad_number = --games und --seconds brauchen eine Zahl über null.
arena-two_bots = Nenne mindestens zwei verschiedene Spieler.
arena-bad_bot = Es gibt keinen Spieler „{ $bot }“; zur Wahl stehen { $bots }.
