# Die Seite um den Tisch herum: Start, Einstellungen, Raum, Verlauf, Spielende, Prüfen, Über.

product-name = Rummy Room
title-of-page = { $page } – Rummy Room
title-your-turn = ● Du bist dran – { $name }
title-turn = { $player } ist dran – { $name }
title-over = Spiel zu Ende – { $name }

unknown-problem = Der Server hat das aus einem Grund abgelehnt, den diese Seite nicht kennt: { $code }.
trouble-server = Der Server antwortet nicht. Sieh nach, ob er läuft, und versuche es noch einmal.
loading = Einen Moment …
close = Schließen
language = Sprache
theme-system = wie auf diesem Gerät
theme-light = hell
theme-dark = dunkel
theme-now = Farben: { $theme }. Ändern
nav-label = Seiten
nav-home = Start
nav-rules = Regeln
nav-verify = Mischung prüfen
nav-about = Über Rummy Room
to-home = Start
not-affiliated = Rummikub ist eine eingetragene Marke ihrer Inhaber. Diese kostenlose Seite hat mit ihnen nichts zu tun.
not-found-title = Hier ist nichts
not-found = Diese Adresse gehört zu keiner unserer Seiten.

home-title = Rummikub und Rummy am eigenen Tisch
home-lead = Nach allen Regeln, gegen Computer, die zu schlagen Spaß macht. Ein Klick, und es ist gegeben.
game-rummikub = Rummikub
game-rummikub-lead = Gruppen, Reihen und Joker: Lege als Erster alle Steine.
game-rummy = Rummy
game-rummy-lead = Das Kartenspiel: ziehen, Sätze und Folgen auslegen, anlegen, abwerfen.
play-computer = Gegen den Computer spielen
play-starting = Wird verteilt …
play-summary = { $own ->
    [yes] Mit { $names } · { $edition }, geändert · { $clock }
   *[no] Mit { $names } · { $edition } · { $clock }
}
play-clock = { $clock } je Zug
promise-honest = Der Computer sieht nur, was du auf seinem Platz sehen würdest.
promise-sealed = Jede Verteilung ist vorher versiegelt und lässt sich nachher prüfen.
promise-quiet = Keine Anmeldung, keine Werbung, nichts geht an andere.
continue = Weiterspielen
continue-all = Alle { $count } Spiele zeigen
just-now = gerade eben
room-detail = { $games ->
    [0] { $game }, Runde { $number } · { $since }
   *[other] { $game }, Spiel { $number } von { $games } · { $since }
}
room-your-turn = Du bist dran
room-playing = Läuft
room-game-over = Nächstes Spiel
room-match-over = Beendet

settings = Einstellungen
settings-of = Einstellungen für { $game }
rules-of = Regeln von { $game }
settings-game = Spiel
settings-players = Mitspieler
settings-your-name = Dein Name
default-name = Gast
settings-computers = Anzahl der Computer
settings-large = Zu fünft und zu sechst wird mit dem großen Satz gespielt: 160 Steine und vier Joker.
settings-computer-name = Name von Computer { $number }
settings-level = Spielstärke
settings-honest = Computer sehen, was du auf ihrem Platz sehen würdest, und sonst nichts.
settings-tempo = Uhr und Tempo
settings-pace = Tempo der Computer
settings-pace-help = So lange kannst du ihren Zügen zusehen. Tippe auf den Tisch, um abzukürzen.
settings-hints = Während des Spiels darf man Tipps holen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
settings-edition = Ausgabe der Regeln
edition-differs = Anders als Klassisch: { $differences }
option-is = { $option }: { $value }
settings-all-options = Alle Optionen
settings-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
settings-reset = Standardeinstellungen
settings-play = So spielen
settings-kept = Die Einstellungen bleiben in diesem Browser.
value-yes = ja
value-no = nein
level-easy = leicht
level-medium = mittel
level-hard = schwer

room-title = { $games ->
    [0] { $game }, Runde { $number }
   *[other] { $game }, Spiel { $number } von { $games }
}
room-no_room = Diesen Raum gibt es nicht
room-no_room-help = Der Link stimmt nicht, oder der Raum war auf einem anderen Server.
room-not_yours = Das ist nicht dein Raum
room-not_yours-help = Die Plätze dieses Raums gehören jemand anderem oder einem anderen Browser.
room-rejected = Diese Seite und der Server verstehen sich nicht
room-rejected-help = Wahrscheinlich wurde der Server erneuert. Lade die Seite neu.
room-taken_over = Du spielst in einem neueren Tab
room-taken_over-help = Das Spiel geht dort weiter. Du kannst es auch in diesen Tab zurückholen.
room-play-here = Hier spielen
connection-lost = Keine Verbindung. Dein Spiel bleibt erhalten; neuer Versuch …

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-over = Spiel zu Ende
pool-left = { $count ->
    [0] Der Vorrat ist leer
    [one] Ein Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}
clock-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
alert-your-turn = Du bist dran.
alert-seconds-left = Noch { $seconds } Sekunden.
sound-mute = Ton aus
menu = Menü
menu-rules = Regeln dieses Spiels
menu-show-last = Letzten Zug zeigen
menu-leave = Zur Startseite
menu-leave-help = Das Spiel bleibt erhalten; dort steht es unter Weiterspielen.

you = Du
you-among = du
players = Mitspieler
player-you = { $name } (du)
player-computer = Computer, { $level }
player-computer-plain = Computer
player-opened = hat ausgelegt
player-not-opened = noch nicht ausgelegt
player-score = Match: { $score }
player-said = { $count ->
    [one] { $name } hat noch einen Stein
   *[other] { $name } hat noch { $count } Steine
}{ $opened ->
    [yes] , hat ausgelegt
    [no] , hat noch nicht ausgelegt
   *[none] {""}
}, { $score } Punkte im Match{ $moves ->
    [yes] , und ist dran.
   *[no] .
}
player-said-you = { $count ->
    [one] Du, { $name }, hast noch einen Stein
   *[other] Du, { $name }, hast noch { $count } Steine
}{ $opened ->
    [yes] , hast ausgelegt
    [no] , hast noch nicht ausgelegt
   *[none] {""}
}, { $score } Punkte im Match{ $moves ->
    [yes] , und bist dran.
   *[no] .
}

draw-title = Wer beginnt?
draw-again = Joker oder Gleichstand an der Spitze: noch einmal ziehen.
draw-drew = { $name } zieht { $joker ->
    [yes] einen Joker
   *[no] die { $tile }
}.
draw-drew-you = Du ziehst { $joker ->
    [yes] einen Joker
   *[no] die { $tile }
}.
draw-begins = { $name } beginnt.
draw-begins-you = Du beginnst.
draw-skip = Weiter

log = Verlauf
log-toggle = Verlauf
log-close = Verlauf schließen
log-game = Spiel { $number }
log-started = { $name } hat den höchsten Stein gezogen und beginnt.
log-started-you = Du hast den höchsten Stein gezogen und beginnst.
log-dealt = Die Steine sind verteilt. Im Vorrat liegen { $pool }.
log-laid = { $count ->
    [one] { $name } legt einen Stein.
   *[other] { $name } legt { $count } Steine.
}
log-laid-you = { $count ->
    [one] Du legst einen Stein.
   *[other] Du legst { $count } Steine.
}
log-opened = { $count ->
    [one] { $name } legt zum ersten Mal aus: ein Stein.
   *[other] { $name } legt zum ersten Mal aus: { $count } Steine, { $points } Punkte.
}
log-opened-you = { $count ->
    [one] Du legst zum ersten Mal aus: ein Stein.
   *[other] Du legst zum ersten Mal aus: { $count } Steine, { $points } Punkte.
}
log-drew = { $count ->
    [one] { $name } zieht einen Stein.
   *[other] { $name } zieht { $count } Steine.
}
log-drew-you = { $count ->
    [one] Du ziehst einen Stein.
   *[other] Du ziehst { $count } Steine.
}
log-drew-penalty = { $count ->
    [one] { $name } zieht zur Strafe einen Stein.
   *[other] { $name } zieht zur Strafe { $count } Steine.
}
log-drew-penalty-you = { $count ->
    [one] Du ziehst zur Strafe einen Stein.
   *[other] Du ziehst zur Strafe { $count } Steine.
}
log-passed = { $name } passt.
log-passed-you = Du passt.
log-time-played = Die Zeit von { $name } ist um: Was fertig lag, wird gespielt.
log-time-played-you = Die Zeit ist um: Was du fertig hattest, wird gespielt.
log-time-drew = Die Zeit von { $name } ist um.
log-time-drew-you = Die Zeit ist um.
log-time-restored = Die Zeit von { $name } ist um: Der Tisch ist wie vor dem Zug.
log-time-restored-you = Die Zeit ist um: Du warst noch nicht fertig, also ist alles wie vor deinem Zug.
log-time-returned = Die Zeit von { $name } ist um: Lose Steine kommen aufs Brett zurück.
log-time-returned-you = Die Zeit ist um: Diese losen Steine kommen auf dein Brett zurück.
log-hint = { $name } hat einen Tipp genutzt: { $stage ->
    [1] ob etwas geht
    [2] welche Steine
    [3] wie es geht
   *[4] gelegt vom Tipp
}.
log-hint-you = Du hast einen Tipp genutzt: { $stage ->
    [1] ob etwas geht
    [2] welche Steine
    [3] wie es geht
   *[4] gelegt vom Tipp
}.
log-bot_failed = { $name } konnte sich nicht rechtzeitig entscheiden und macht den einfachsten Zug.
log-ended-out = { $name } hat den letzten Stein gelegt und gewinnt das Spiel.
log-ended-out-you = Du hast deinen letzten Stein gelegt und gewinnst das Spiel. Rummikub!
log-ended-blocked = Alle haben gepasst. { $name } hat das niedrigste Brett und gewinnt das Spiel.
log-ended-blocked-you = Alle haben gepasst. Du hast das niedrigste Brett und gewinnst das Spiel.
log-ended-shared = Alle haben gepasst. Das Spiel teilen sich { $names }.
said-with-tiles = { $sentence } Steine: { $tiles }.

end-won-you = Rummikub! Du gewinnst
end-won = { $name } gewinnt
end-shared = Geteiltes Spiel: { $names }
end-why-out = Der letzte Stein ist gelegt, damit ist das Spiel sofort zu Ende.
end-why-blocked = Der Vorrat war leer, und alle haben nacheinander gepasst: Das niedrigste Brett gewinnt.
end-why-blocked-shared = Der Vorrat war leer, und alle haben nacheinander gepasst. Die niedrigsten Bretter sind gleich, also wird das Spiel geteilt.
match-won-you = Du gewinnst das Match!
match-won = { $name } gewinnt das Match.
match-shared = Geteiltes Match: { $names }.
end-next = Nächstes Spiel ({ $number } von { $games })
end-rematch = Noch einmal spielen
end-hide = Den Tisch ansehen
end-show = Ergebnis zeigen
end-racks = Bretter und Punkte
end-rack-value = { $points ->
    [one] { $points } Punkt übrig
   *[other] { $points } Punkte übrig
}
end-rack-empty = Brett leer
end-zero = Die Punkte eines Spiels ergeben zusammen immer null.
sheet-title = Das Match bis jetzt
sheet-game = Spiel
sheet-total = Summe
sheet-wins = Gewonnene Spiele
sheet-won = gewonnen
sheet-rule = { $games ->
    [one] Ein Match mit einem Spiel.
   *[other] Ein Match mit { $games } Spielen: meiste Siege, dann die höhere Summe.
}
seal-title = War die Verteilung ehrlich?
seal-help = Vor dem Verteilen hat der Server das ganze Mischen durch ein Geheimnis festgelegt und dessen Siegel gezeigt. Nun liegt das Geheimnis offen, und jeder kann prüfen, dass alles, was verteilt und gezogen wurde, daraus folgt.
seal-commitment = Siegel, beim Geben gezeigt
seal-secret = Geheimnis, jetzt gezeigt
seal-check = Die bisherigen Spiele prüfen
seal-download = Aufzeichnung herunterladen
seal-verify-page = So wird geprüft

verify-title = Mischung prüfen
verify-help = Wähle die Aufzeichnung eines Matches. Jede Verteilung, jedes Ziehen, jeder Zug und jede Wertung darin wird neu berechnet.
verify-choose = Aufzeichnung (Datei)
verify-all-good = Alles stimmt.
verify-not-good = Etwas stimmt nicht.
verify-game = Spiel { $number }
verify-passed = Stimmt:
verify-failed = Falsch:
verify-unknown = Eine Prüfung, die diese Seite nicht kennt: { $code }
verify-how-title = So funktioniert das Siegel
verify-how = Jede Verteilung kommt aus einem Geheimnis von 32 zufälligen Bytes. Sein SHA-256-Wert, das Siegel, wird zu Beginn des Spiels gezeigt; das Geheimnis selbst nach dem Ende. Das Mischen folgt allein aus dem Geheimnis und kann also dazwischen nicht geändert worden sein. Dieselbe Datei kannst du auf deinem eigenen Computer prüfen, mit dem Befehl: rummyroom verify DATEI

about-title = Über Rummy Room
about-what = Rummikub und Rummy im Browser, nach allen Regeln und in mehreren Ausgaben, auf deinem eigenen Server.
about-honest-title = Ein ehrlicher Computer
about-honest = Die Computerspieler erfahren genau das, was du auf ihrem Platz wüsstest: ihre eigenen Steine oder Karten, den Tisch und wie viele die anderen haben. Sonst erreicht sie nichts.
about-sealed-title = Versiegelte Verteilungen
about-sealed = Jedes Mischen steht vor dem Spiel fest und lässt sich danach prüfen, mit der Seite oder mit deinem eigenen Programm.
about-privacy-title = Deine Daten
about-privacy = Kein Konto, keine Werbung, kein Tracking. Ein Cookie sagt dem Server, welcher Platz deiner ist; deine Einstellungen bleiben in diesem Browser. Die Seite lädt nichts von anderswo.
about-keys-title = Mit der Tastatur
about-keys = Das ganze Spiel lässt sich mit der Tastatur und mit einem Vorleseprogramm spielen. Im Spiel zeigt ? alle Tasten.
about-licence-title = Lizenz
about-licence = Rummy Room ist freie Software unter der MIT-Lizenz.
