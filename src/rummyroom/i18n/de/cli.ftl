## Die Befehlszeile. Optionen und ihre Werte (--rack, tiles, points) sind in jeder Sprache dieselben.

cli-usage = Aufruf:
cli-commands = Befehle
cli-general = Allgemeines
cli-rules = Regeln
cli-position = Die Stellung
cli-record = Die Aufzeichnung
cli-serving = Das Spiel bereitstellen
cli-about = Rummikub im Browser spielen, allein gegen den Computer oder mit Freunden. Ohne Befehl startet das Spiel und der Browser öffnet sich.
cli-judge-about = Einen Zug an einem echten Tisch beurteilen: Ist er erlaubt, und wenn nicht, warum?
cli-solve-about = Den besten Zug zu Tisch und Brett finden.
cli-verify-about = Die Aufzeichnung eines Matchs prüfen: Folgten Verteilung, Nachziehen und Züge aus den versiegelten Geheimnissen?

cli-help-help = Diese Hilfe zeigen.
cli-version-help = Die Version zeigen.
cli-language-help = Sprache der Antworten; sonst die deines Systems.
cli-json-help = Mit einer Zeile JSON antworten.
cli-host-help = Adresse, an der gelauscht wird; mit 0.0.0.0 kommen auch andere Geräte in deinem Netz hinein.
cli-port-help = Port, an dem gelauscht wird; sonst 8765 oder ein freier, falls dieser belegt ist.
cli-data-help = Ordner für Räume und Matchs; sonst dein Benutzerdatenordner.
cli-no_browser-help = Den Browser nicht öffnen.
cli-before-help = Der Tisch zu Beginn des Zugs: Kombinationen, durch „|“ getrennt, etwa "r4 r5 r6 | k9 b9 j".
cli-after-help = Der Tisch am Ende des Zugs. Der Platz eines Jokers in einer Reihe sagt, wofür er steht.
cli-table-help = Der Tisch: Kombinationen, durch „|“ getrennt, etwa "r4 r5 r6 | k9 b9 j".
cli-rack-help = Die Steine des Spielers zu Beginn des Zugs, etwa "b10 r4 j": k schwarz, r rot, b blau, o orange, j Joker.
cli-hand-help = Rummy: die Karten des Spielers nach dem Ziehen, etwa "4H 5H 6H TD AC".
cli-taken-help = Rummy: die in diesem Zug von der Ablage genommene Karte, wenn es eine gibt.
cli-turn-help = Rummy: der Zug als Text, seine Teile durch „|“ getrennt: eine Kombination "4H 5H 6H", eine an Kombination 2 angelegte Karte "8C > 2", der Abwurf "x KD".
cli-file-help = Alle Stellungen einer Datei lösen; „-“ liest die Standardeingabe.
cli-goal-help = Was einen Zug zum besten macht: die meisten Steine (tiles), die meisten Punkte (points) oder die wenigsten Strafpunkte auf dem Brett (penalty).
cli-steps-help = Sagen, wie der Zug Schritt für Schritt gelegt wird.
cli-record-help = Die Datei mit der Aufzeichnung eines Matchs.
cli-edition-help = Ausgabe der Regeln: { $editions } (sonst { $default }).
cli-set-help = Eine Option der Ausgabe ändern, so oft wie nötig: { $options }.
cli-large-help = Mit dem großen Satz spielen: 160 Steine mit vier Jokern.
cli-not_opened-help = Der Spieler hat seine Erstauslage noch nicht gemacht.

cli-judge-legal = Erlaubt: { $tiles ->
    [one] ein Stein gelegt
   *[other] { $tiles } Steine gelegt
}, { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
cli-judge-opening = Erstauslage: { $points } Punkte, { $minimum } sind nötig.
cli-judge-illegal = Nicht erlaubt:
cli-cards-legal = Erlaubt: { $cards ->
    [0] nichts ausgelegt
    [one] eine Karte ausgelegt
   *[other] { $cards } Karten ausgelegt
}, auf der Hand bleibt: { $rest }
cli-cards-out = Erlaubt: Die letzte Karte ist von der Hand, die Runde ist zu Ende.
cli-cards-rummy = Erlaubt: Die letzte Karte ist in einem einzigen Zug von der Hand: Rummy!
cli-solve-lay = { $tiles ->
    [one] Lege einen Stein
   *[other] Lege { $tiles } Steine
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: { $laid }
cli-solve-nothing = Es lässt sich nichts legen: Zieh einen Stein.
cli-solve-no_opening = Keine Erstauslage mit { $minimum } Punkten ist möglich: Zieh einen Stein.
cli-table = Der Tisch danach:
cli-rest = Auf dem Brett bleiben: { $tiles }
cli-rest-empty = Das Brett ist leer: Rummikub!
cli-verify-game = Spiel { $number }
cli-verify-ok = In dieser Aufzeichnung stimmt alles.
cli-verify-failed = In dieser Aufzeichnung stimmt nicht alles.

cli-bad_tile = „{ $piece }“ ist kein Stein: Schreib eine Farbe (k, r, b oder o) mit einer Zahl von 1 bis 13, etwa r7, oder j für einen Joker.
cli-too_many = „{ $piece }“ steht öfter da, als es im Satz mit { $size } Steinen vorkommt.
cli-missing = Es fehlt: { $options }.
cli-bad_card = „{ $piece }“ ist keine Karte: Schreibe einen Wert (A, 2 bis 9, T, J, Q, K) und eine Farbe (S, H, C, D), etwa 8S.
cli-card_twice = „{ $piece }“ steht zweimal da; ein Spiel hat jede Karte einmal.
cli-taken_not_in_hand = Die genommene Karte, { $card }, muss auf der Hand sein.
cli-bad_turn = „{ $piece }“ ist kein Teil eines Zuges: Schreibe eine Kombination "4H 5H 6H", eine angelegte Karte "8C > 2", und zuletzt den Abwurf "x KD".
cli-bad_start_table = „{ $meld }“ kann zu Beginn eines Zugs nicht auf dem Tisch liegen. { $reason }
cli-bad_edition = Es gibt keine Ausgabe „{ $edition }“; zur Wahl stehen { $editions }.
cli-bad_option = „{ $setting }“ ist keine Option; schreib Option=Wert mit einer von diesen: { $options }.
cli-bad_value = „{ $setting }“ geht nicht; mögliche Werte: { $values }.
cli-rack_or_file = Gib entweder ein Brett (--rack) oder eine Datei mit Stellungen (--file) an.
cli-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-not_json = { $file } ist kein JSON: { $reason }
cli-no_positions = { $file } enthält keine Liste von Stellungen.
cli-no_rack = das Brett fehlt
cli-bad_position = Stellung { $position }: { $reason }
