## Warum der Server einen Befehl, eine Verbindung oder eine Anfrage abgelehnt hat.

problem-command-stale = Das Spiel war schon weiter, als das hier ankam. Schau noch einmal hin und wiederhole es, wenn du es noch willst.
problem-command-other_seat = Dieser Befehl galt dem Platz eines anderen Spielers.
problem-game-not_over = Das nächste Spiel kann erst ausgeteilt werden, wenn dieses zu Ende ist.
problem-match-over = Das Match ist zu Ende; mit einer Revanche beginnt ein neues.
problem-match-not_over = Eine Revanche ist möglich, wenn das Match zu Ende ist.
problem-hint-not_allowed = In diesem Raum wird ohne Tipps gespielt.
problem-hint-not_found = Es hat sich nicht rechtzeitig ein Tipp gefunden. Versuche es noch einmal.
problem-hint-none = Für diesen Augenblick gibt es keinen Tipp.
problem-room-unknown = Unter dieser Adresse gibt es keinen Raum. Vielleicht fehlt im Link ein Buchstabe.
problem-room-not_yours = Du hast in diesem Raum keinen Platz. Er gehört zu dem Browser, in dem er eröffnet wurde.
problem-server-store_failed = Der Server konnte das nicht speichern, darum hat sich nichts geändert. Vielleicht ist seine Festplatte voll; versuche es gleich noch einmal.
problem-server-failed = Dem Server ist ein Fehler unterlaufen. Es hat sich nichts geändert; versuche es noch einmal.
problem-server-too_many_rooms = Von hier wurden in kurzer Zeit zu viele Räume eröffnet. Warte eine Minute und versuche es noch einmal.
problem-protocol-origin = Diese Anfrage kam von der Seite eines anderen Anbieters und wurde abgelehnt.
problem-protocol-bad_message = Der Server hat die Seite nicht verstanden. Lade sie neu. ({ $detail })
problem-protocol-flooding = Es kamen zu viele Nachrichten auf einmal, darum hat der Server die Verbindung geschlossen. Lade die Seite neu.
problem-protocol-version = Die Seite ist älter oder neuer als der Server. Lade sie neu.
problem-settings-game = Dieses Spiel kennt der Server nicht: { $game }.
problem-settings-name = Jeder Spieler braucht einen Namen.
problem-settings-players = Dieses Spiel ist für { $minimum } bis { $maximum } Spieler, nicht für { $players }.
problem-settings-level = Diese Spielstärke kennt der Server nicht: { $level }.
problem-settings-rules = Diese Einstellungen passen nicht zusammen. ({ $detail })
problem-record-no_game_ended = Es gibt noch nichts zu speichern: In diesem Match ist noch kein Spiel zu Ende.
problem-record-invalid = Diese Datei ist keine Aufzeichnung eines Matches.
problem-request-failed = Der Server kann diese Anfrage nicht beantworten (Status { $status }).
