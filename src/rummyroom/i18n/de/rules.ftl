# Die Regeln in Kürze; die Zahlen kommen aus den geltenden Regeln.

rules-title = Regeln von Rummikub
rules-own = Eigene Regeln
rules-edition = { $edition }, { $players } Mitspieler.

rules-aim-title = Das Ziel
rules-aim = Lege alle deine Steine vor den anderen auf den Tisch. Dort liegen sie immer in Gruppen und Reihen.

rules-tiles-title = Die Steine
rules-tiles = Es gibt { $tiles } Steine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, jede { $copies }-mal, und { $jokers } Joker.
rules-start = Alle ziehen einen Stein; die höchste Zahl beginnt. Dann bekommt jeder 14 Steine auf ein Brett, das nur er selbst sieht; der Rest ist der Vorrat.

rules-melds-title = Gruppen und Reihen
rules-group = Eine Gruppe sind drei oder vier Steine mit der gleichen Zahl in lauter verschiedenen Farben.
rules-run = Eine Reihe sind drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen. Die 1 ist immer die niedrigste; nach der 13 kommt nichts.

rules-turn-title = Dein Zug
rules-turn = Lege mindestens einen Stein von deinem Brett oder ziehe einen aus dem Vorrat. Mit dem Ziehen endet dein Zug.
rules-rearrange = Du darfst den Tisch auch auseinandernehmen und neu zusammensetzen. Es zählt nur das Ende: Dann gehört jeder Stein auf dem Tisch zu einer Gruppe oder Reihe. Steine vom Tisch kommen nie zurück auf ein Brett.
rules-split-with = und deine
rules-split-to = ergeben

rules-opening-title = Die Erstauslage
rules-opening = Wenn du zum ersten Mal legst, müssen deine neuen Gruppen und Reihen zusammen mindestens { $minimum } Punkte zählen. Ein Stein zählt seine Zahl, ein Joker die Zahl, für die er steht.
rules-opening-own = In diesem Zug zählen nur Steine von deinem eigenen Brett; der Tisch bleibt, wie er ist.
rules-opening-table = In diesem Zug darfst du den Tisch schon mitbenutzen; die Punkte müssen trotzdem deine eigenen Steine bringen.
rules-opening-none = Es gibt keine Mindestpunkte: Lege vom ersten Zug an, was passt.

rules-joker-title = Joker
rules-joker = Die { $jokers } Joker stehen für jeden beliebigen Stein: hier für die blaue 10.
rules-joker-release = { $release ->
    [exchange] { $source ->
        [rack] { $opening ->
            [yes] Nach deiner Erstauslage darfst du
           *[no] Du darfst
        } einen Joker vom Tisch holen, wenn du den Stein, für den er steht, von deinem Brett an seinen Platz legst.
       *[anywhere] { $opening ->
            [yes] Nach deiner Erstauslage darfst du
           *[no] Du darfst
        } einen Joker vom Tisch holen, wenn du den Stein, für den er steht, von deinem Brett oder vom Tisch an seinen Platz legst.
    }
    [rearrange] { $opening ->
        [yes] Nach deiner Erstauslage wird ein Joker
       *[no] Ein Joker wird
    } auch frei, wenn du seine Kombination umbaust.
   *[free] Joker auf dem Tisch dürfen bewegt werden wie jeder andere Stein.
}
rules-joker-reuse = { $reuse ->
    [new_meld] Im selben Zug musst du ihn in eine neue Kombination legen.
    [new_meld_with_two_rack_tiles] Im selben Zug musst du ihn mit zwei Steinen von deinem Brett in eine neue Kombination legen.
   *[anywhere] Im selben Zug musst du ihn wieder auslegen, wo immer er passt.
}
rules-joker-frozen = Bis dahin darf an eine Kombination mit Joker nur angelegt werden; auseinandernehmen darf man sie nicht.

rules-clock-title = Die Uhr
rules-clock-none = Dieses Spiel läuft ohne Uhr.
rules-clock = Für einen Zug hast du { $seconds } Sekunden. Ist das, was dann liegt, erlaubt, so gilt es; hast du nichts bewegt, ziehst du einen Stein.
rules-overtime = { $overtime ->
    [return_loose] Ist es unfertig, kommen die losen Steine auf dein Brett zurück, und du ziehst drei.
   *[restore] Ist es unfertig, kommt alles zurück an seinen Platz, und du ziehst drei.
}

rules-end-title = Ende und Punkte
rules-end-out = Wer den letzten Stein legt, gewinnt das Spiel sofort. Die anderen zählen als Minuspunkte, was sie noch haben (ein Joker { $penalty }), und der Sieger bekommt die Summe gutgeschrieben.
rules-end-pool = { $empty ->
    [must_lay] Ist der Vorrat leer, passt, wer nicht legen kann. Passen alle nacheinander, gewinnt das niedrigste Brett, und die anderen verlieren den Unterschied dazu.
   *[may_pass] Ist der Vorrat leer, darfst du passen. Passen alle nacheinander, gewinnt das niedrigste Brett, und die anderen verlieren den Unterschied dazu.
}
rules-match = { $games ->
    [one] Ein Match hat ein Spiel.
   *[other] Ein Match hat { $games } Spiele. Es gewinnt, wer die meisten davon gewinnt; bei Gleichstand die höhere Gesamtpunktzahl.
}

rules-hands-title = Auf dieser Seite
rules-hands-move = Ziehe einen Stein mit der Maus oder dem Finger, oder tippe ihn an und dann die Stelle, an die er soll. Mehrere angetippte Steine gehen zusammen. Doppeltippen schickt einen Stein dorthin, wo er als Einziges passt.
rules-hands-meld = Der Griff einer Kombination nimmt sie ganz, ebenso langes Drücken.
rules-hands-undo = Nichts gilt, bevor du auf Legen drückst. Mit Zurück, Wieder und Zurücksetzen kommst du zu jedem Schritt zurück.
rules-hands-keys = Mit der Tastatur: Pfeile zum Bewegen, Leertaste wählt, Eingabe legt ab, N neue Kombination, G ganze Kombination, Rücktaste aufs Brett, D ziehen, P legen, ? zeigt alle Tasten.
