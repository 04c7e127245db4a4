## Steine. Ein Stein wird ausgeschrieben: „rote 7“.

colour-k = schwarz
colour-r = rot
colour-b = blau
colour-o = orange
tile-name = { $colour ->
    [k] schwarze
    [r] rote
    [b] blaue
   *[o] orange
} { $number }
tile-joker = Joker
meld-group = Gruppe
meld-run = Reihe

## Probleme: warum ein Zug nicht erlaubt ist und was fehlt.
## $tile_names zählt die betroffenen Steine auf, $wanted_names die passenden.

problem-meld-too_short = { $missing ->
    [one] Eine Kombination braucht drei Steine: Es fehlt noch einer.
   *[other] Eine Kombination braucht drei Steine: Es fehlen noch { $missing }.
}
problem-meld-too_long = { $kind ->
    [group] Eine Gruppe hat höchstens vier Steine, von jeder Farbe einen.
   *[run] Eine Reihe hat höchstens dreizehn Steine, 1 bis 13.
}
problem-meld-duplicate_colour = In einer Gruppe kommt jede Farbe einmal vor: Hier liegt zweimal die { $colour ->
    [k] schwarze
    [r] rote
    [b] blaue
   *[o] orange
} { $number }.
problem-meld-duplicate_number = In einer Reihe kommt jede Zahl einmal vor: Hier liegt zweimal die { $colour ->
    [k] schwarze
    [r] rote
    [b] blaue
   *[o] orange
} { $number }.
problem-meld-not_consecutive = Die Zahlen einer Reihe folgen aufeinander: Lücke bei { $tile_names }.
problem-meld-mixed = Weder Gruppe (eine Zahl) noch Reihe (eine Farbe). Noch einmal ansehen: { $tile_names }.
problem-opening-below_minimum = Erstauslage: { $points } von { $minimum } Punkten. Lege mehr eigene Steine oder ziehe.
problem-opening-table_touched = In der Erstauslage zählen nur eigene Steine: Lege { $tile_names } zurück, wie sie lagen.
problem-turn-no_rack_tile = Lege mindestens einen Stein von deinem Brett oder ziehe.
problem-turn-table_tile_missing = Steine vom Tisch bleiben auf dem Tisch. Noch unterzubringen: { $tile_names }.
problem-turn-foreign_tile = { $tile_names }: weder auf deinem Brett noch auf dem Tisch.
problem-turn-duplicate_tile = An zwei Stellen zugleich: { $tile_names }.
problem-turn-not_your_turn = Du bist nicht dran.
problem-joker-not_exchanged = { $from ->
    [rack] Der Joker stand für { $wanted_names }: Lege diesen Stein von deinem Brett an seinen Platz oder lass den Joker liegen.
   *[anywhere] Der Joker stand für { $wanted_names }: Lege diesen Stein an seinen Platz oder lass den Joker liegen.
}
problem-joker-not_in_new_meld = Ein zurückgeholter Joker gehört in eine neue Kombination, nicht in eine, die schon lag.
problem-joker-too_few_rack_tiles = Die neue Kombination eines zurückgeholten Jokers braucht mindestens { $needed } Steine von deinem Brett.
problem-joker-meld_frozen = An eine Kombination mit Joker darf nur angelegt werden, bis er ausgetauscht ist: { $tile_names } bleiben zusammen.
problem-joker-before_opening = Einen Joker darfst du erst nach dem Zug deiner Erstauslage zurückholen.
problem-draw-pool_empty = Der Vorrat ist leer. Lege Steine oder passe.
problem-pass-pool_not_empty = Passen geht nur, wenn der Vorrat leer ist. Lege Steine oder ziehe.
problem-pass-lay_possible = Du kannst noch legen, und nach diesen Regeln musst du.
problem-game-over = Dieses Spiel ist zu Ende.
problem-clock-none = Dieses Spiel läuft ohne Uhr.

## Eine Aufzeichnung prüfen

verify-commitment = Das Geheimnis gehört zum Siegel, das beim Geben gezeigt wurde.
verify-deal = Alles, was verteilt wurde, folgt aus dem Geheimnis.
verify-moves = Alle Züge waren erlaubt.
verify-draws = Alles, was gezogen wurde, folgt aus dem Geheimnis.
verify-outcome = Ende und Punkte stimmen.
verify-failed-commitment = Das Geheimnis gehört nicht zum Siegel, das beim Geben gezeigt wurde.
verify-failed-deal = Etwas, das verteilt wurde, folgt nicht aus dem Geheimnis.
verify-failed-moves = Zug { $move } ist nicht erlaubt.
verify-failed-draws = Bei Zug { $move } wurde etwas gezogen, das nicht aus dem Geheimnis folgt.
verify-failed-outcome = Ende oder Punkte in der Aufzeichnung sind falsch.
