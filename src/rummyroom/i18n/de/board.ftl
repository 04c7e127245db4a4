## Das Spielfeld: Tisch, Brett und Leiste.

board-region = Tisch und Brett
board-table = Tisch
board-rack = Dein Brett
board-actions = Dein Zug
board-new-meld = Neue Kombination
board-tray = Freier Joker
board-tray-rule = muss in diesem Zug gelegt werden

## Kombinationen und Steine, wie ein Vorleseprogramm sie nennt.

board-meld-run = Kombination { $meld }, Reihe, { $low } bis { $high }, { $points } Punkte
board-meld-run-jokers = Kombination { $meld }, Reihe mit Joker, { $low } bis { $high }, { $points } Punkte
board-meld-group = Kombination { $meld }, Gruppe, { $tiles }, { $points } Punkte
board-meld-other = Kombination { $meld }, { $tiles }, { $status }
board-meld-empty = Kombination { $meld }, leer
board-tile-in-meld = { $tile }, Kombination { $meld }
board-joker-as = Joker als { $tiles }
board-or = { $first } oder { $second }
board-table-empty = Der Tisch ist leer.

## Der Stand einer Kombination, so kurz wie möglich.

board-status-run = Reihe { $points }
board-status-group = Gruppe { $points }
board-status-short = { $missing ->
    [one] noch 1 Stein
   *[other] noch { $missing } Steine
}
board-status-twice = zweimal { $colour ->
    [k] schwarze
    [r] rote
    [b] blaue
   *[o] orange
} { $number }
board-status-gap = Lücke in der Reihe
board-status-long = zu viele Steine
board-status-mixed = passt nicht
board-status-empty = leer
board-status-open = noch nicht geprüft

## Die Zeile, die alles erklärt.

board-ready = Bereit: { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-opening = Erstauslage: { $points } von { $minimum }
board-turn = Du bist dran: lege Steine oder ziehe
board-turn-pass = Du bist dran: lege Steine oder passe
board-turn-opening = Du bist dran: Erstauslage mit { $minimum } Punkten, oder ziehe
board-turn-opening-pass = Du bist dran: Erstauslage mit { $minimum } Punkten, oder passe
board-other-turn = { $name } ist dran
board-watch = { $name } ist dran. Tippe auf den Tisch, um abzukürzen
board-over = Das Spiel ist zu Ende
board-selected = { $tiles ->
    [one] 1 Stein gewählt: zeig, wohin
   *[other] { $tiles } Steine gewählt: zeig, wohin
}
board-draw-again = Zum Bestätigen noch einmal auf Ziehen drücken: Deine Steine kommen zurück aufs Brett.
board-pass-again = Zum Bestätigen noch einmal auf Passen drücken: Deine Steine kommen zurück aufs Brett.

## Die Leiste.

board-draw = Ziehen
board-pass = Passen
board-undo = Zurück
board-redo = Wieder
board-reset = Zurücksetzen
board-play = Legen
board-sort-777 = 777: nach Zahlen ordnen, Gruppen zuerst
board-sort-789 = 789: nach Farben ordnen, Reihen zuerst

## Eine Kombination bearbeiten, auf kleinen Bildschirmen.

board-editor = Kombination { $meld } bearbeiten
board-editor-whole = Ganze Kombination
board-editor-close = Schließen
board-as-run = Reihe
board-as-group = Gruppe
board-kind = Kombination { $meld } als

## Was das Spielfeld selbst ablehnt.

problem-board-not_your_turn = Du bist noch nicht dran. Dein Brett kannst du schon ordnen.
problem-board-table_tile_stays = Steine vom Tisch bleiben auf dem Tisch. Nur was du in diesem Zug gelegt hast, kommt zurück.
problem-board-joker_stays = Ein Joker vom Tisch kommt nicht aufs Brett. Lege ihn in eine neue Kombination.
problem-board-before_opening = Vor deiner Erstauslage darfst du Kombinationen auf dem Tisch nicht benutzen. Bilde aus eigenen Steinen eine neue.
problem-board-fits_nowhere = Dieser Stein passt an keine Kombination auf dem Tisch.
problem-board-fits_several = Dieser Stein passt an mehrere Kombinationen. Wähle eine.
problem-board-undo_nothing = Es gibt nichts zurückzunehmen.

## Der Tipp, in vier Schritten.

board-hint = Tipp
board-hint-yes = Es geht etwas. Drücke noch einmal Tipp, um die Steine zu sehen
board-hint-no = Es lässt sich nichts legen: ziehe
board-hint-no-pass = Es lässt sich nichts legen: passe
board-hint-tiles = { $tiles ->
    [one] Ein Stein lässt sich legen: er ist markiert
   *[other] { $tiles } Steine lassen sich legen: sie sind markiert
}
board-hint-steps = So geht es. Drücke noch einmal Tipp, um die Steine zu legen
board-hint-panel = So geht es
board-hint-do = Mach es
board-hint-close = Tipp schließen
board-hint-tile = { $tile }, im Tipp
board-said-hint-tiles = Legen lässt sich: { $tiles }
board-said-hint-done = Die Steine liegen auf dem Tisch. Du kannst legen oder alles zurücknehmen.
board-help-hint = Tipp: jedes Mal einen Schritt weiter

## Für Vorleseprogramme.

board-said-selected = { $tile } gewählt
board-said-let-go = { $tile } losgelassen
board-said-whole = Ganze Kombination gewählt: { $tiles }
board-said-cancelled = Alles liegt wieder an seinem Platz.
board-said-rack = Zurück auf dem Brett: { $tiles }
board-said-undo = Zurückgenommen
board-said-redo = Wiederhergestellt
board-said-reset = Der Tisch ist wie zu Beginn deines Zugs.
board-said-sorted = Brett geordnet: { $tiles }

## Hilfe zu den Tasten.

board-help = Tasten
board-help-close = Schließen
board-key-arrows = Pfeile
board-key-space = Leertaste
board-key-enter = Eingabe
board-key-shift-enter = Umschalt + Eingabe
board-key-backspace = Rücktaste
board-key-escape = Esc
board-key-undo = Strg + Z
board-key-redo = Strg + Umschalt + Z
board-help-arrows = von Stein zu Stein gehen
board-help-space = einen Stein wählen oder loslassen
board-help-enter = die gewählten Steine hierher legen
board-help-shift-enter = sie vor diesen Stein legen
board-help-new = eine neue Kombination daraus machen
board-help-whole = die ganze Kombination wählen
board-help-backspace = Steine aufs Brett zurücknehmen
board-help-escape = abbrechen
board-help-undo = zurücknehmen
board-help-redo = wiederherstellen
board-help-draw = ziehen, oder passen, wenn der Vorrat leer ist
board-help-play = legen
board-help-read = den Tisch vorlesen
board-help-last = den letzten Zug noch einmal zeigen
board-help-help = diese Hilfe
