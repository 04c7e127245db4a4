# Rummy: Karten, Kombinationen, Probleme, Optionen. Die Sätze des Tisches verwenden dieselben Wörter.

## Karten. $rank ist A, 2 bis 9, T, J, Q oder K; $suit ist S, H, C oder D.

card-name = { $suit ->
    [S] Pik
    [H] Herz
    [C] Kreuz
   *[D] Karo
}-{ $rank ->
    [A] Ass
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
card-rank = { $rank ->
    [A] A
    [T] 10
    [J] B
    [Q] D
    [K] K
   *[other] { $rank }
}
rummy-meld-set = Satz
rummy-meld-run = Folge

## Probleme: warum ein Zug nicht erlaubt ist und was fehlt. $tile_names zählt die betroffenen Karten auf.

problem-turn-draw_first = Ziehe zuerst: die oberste Karte vom Stapel oder vom Ablagestapel.
problem-turn-already_drawn = { $from ->
    [discard] Du hast die Ablage schon genommen. Lege aus, lege an oder wirf ab.
   *[stock] Du hast schon gezogen. Lege aus, lege an oder wirf ab.
}
problem-turn-nothing_taken = Du hast keine Karte vom Ablagestapel genommen, die zurückgelegt werden könnte.
problem-stock-empty = Der Stapel ist leer.
problem-discard-empty = { $recycled ->
    [0] Es liegt keine Karte auf dem Ablagestapel. Ziehe vom Stapel.
   *[other] Der Ablagestapel wurde umgedreht, es gibt dort nichts zu nehmen. Ziehe vom Stapel.
}
problem-discard-missing = Wähle eine Karte zum Abwerfen: Damit endet dein Zug.
problem-discard-required = Nach diesen Regeln muss die letzte Karte abgeworfen werden: Behalte eine.
problem-discard-just_taken = { $tile_names } kommt gerade vom Ablagestapel: Du darfst sie auslegen oder anlegen, abwerfen aber nur als letzte Karte.
problem-card-not_in_hand = { $tile_names }: nicht in deiner Hand.
problem-meld-not_a_meld = { $reason ->
    [too_short] { $missing ->
        [one] Eine Kombination braucht drei Karten: Es fehlt noch eine.
       *[other] Eine Kombination braucht drei Karten: Es fehlen noch { $missing }.
    }
    [not_consecutive] Die Karten einer Folge schließen aneinander an: Lücke bei { $tile_names }.
    [past_the_king] Eine Folge geht nicht vom König über das Ass weiter: { $tile_names } schließen nicht aneinander an.
   *[mixed] Weder Satz (ein Wert) noch Folge (eine Farbe): { $tile_names } passt nicht dazu.
}
problem-meld-one_per_turn = Nach diesen Regeln darfst du je Zug eine neue Kombination auslegen. Anlegen darfst du noch.
problem-lay-nothing_lifted = Hebe die Karten an, die du auslegen willst.
problem-layoff-does_not_fit = { $tile_names } passt dort nicht: Ein Satz nimmt seine vierte Karte auf, eine Folge die nächste Karte an einem der Enden.
problem-layoff-nothing_fits = Keine deiner Karten passt an eine Kombination auf dem Tisch.
problem-layoff-choose_meld = { $tile_names } passt an mehrere Kombinationen: Wähle eine.
problem-layoff-no_such_meld = Eine solche Kombination für { $tile_names } liegt nicht auf dem Tisch.
problem-layoff-own_meld_first = Nach diesen Regeln darfst du erst anlegen, wenn du selbst eine Kombination ausgelegt hast.

## Regeln und Optionen

edition-basic = Einfaches Rummy
edition-basic-help = Ass niedrig, angelegt wird an jede Kombination, der Ablagestapel wird höchstens zweimal umgedreht, in einem Zug ausmachen zählt doppelt.

option-target = Zielpunktzahl
option-target-help = Wer zuerst so viele Punkte erreicht, gewinnt das Match.
option-ace = Das Ass
option-ace-help = Ob eine Folge auch mit Dame, König, Ass enden darf. Vom Ass geht es nie zur Zwei weiter.
option-ace-low = Nur niedrig
option-ace-high_or_low = Niedrig oder hoch
option-ace_points = Ein Ass zählt
option-ace_points-help = Punkte für ein Ass, das in der Hand bleibt.
option-ace_points-1 = 1 Punkt
option-ace_points-11 = 11 Punkte
option-ace_points-15 = 15 Punkte
option-recycle = Wenn der Stapel leer wird
option-recycle-help = Wie der Ablagestapel zum neuen Stapel wird.
option-recycle-flip = Umgedreht, wie er liegt
option-recycle-shuffle = Gemischt
option-recycle_limit = Höchstens umgedreht
option-recycle_limit-help = Wie oft das in einer Partie geschehen darf. Bei 0 endet sie mit dem Stapel.
option-exhausted = Wenn der Stapel endgültig leer ist
option-exhausted-help = Wie eine Partie endet, in der niemand ausmacht.
option-exhausted-void = Ungültig, niemand erhält Punkte
option-exhausted-lowest_wins = Die niedrigste Hand erhält den Unterschied
option-rummy_bonus = Rummy
option-rummy_bonus-help = Was es bringt, in einem einzigen Zug auszumachen, ohne vorher etwas gelegt zu haben.
option-rummy_bonus-double = Doppelte Punkte
option-rummy_bonus-plus_ten = Zehn Punkte mehr
option-rummy_bonus-none = Nichts
option-final_discard = Die letzte Karte
option-final_discard-help = Ob man zum Ausmachen abwerfen muss.
option-final_discard-optional = Ausgelegt, angelegt oder abgeworfen
option-final_discard-required = Muss abgeworfen werden
option-melds_per_turn = Neue Kombinationen je Zug
option-melds_per_turn-help = Wie viele Kombinationen du in einem Zug auslegen darfst. Anlegen ist nicht begrenzt.
option-melds_per_turn-many = So viele du hast
option-melds_per_turn-one = Eine
option-layoff_needs_own_meld = Anlegen erst nach eigener Kombination
option-layoff_needs_own_meld-help = Wenn das gilt, darfst du an Kombinationen auf dem Tisch erst anlegen, wenn du selbst eine ausgelegt hast.

## Der Tisch im Browser

rummy-region = Rummy-Tisch
rummy-table = Kombinationen auf dem Tisch
rummy-table-empty = Noch liegt keine Kombination auf dem Tisch.
rummy-hand = { $count ->
    [one] Deine Hand: eine Karte, { $points } Punkte
   *[other] Deine Hand: { $count } Karten, { $points } Punkte
}
rummy-card-fits = { $card }, passt an eine Kombination auf dem Tisch
rummy-card-locked = { $card }, gerade genommen: darf noch nicht abgeworfen werden
rummy-value = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rummy-value-help = Was deine Hand zählen würde, wenn jetzt jemand ausmacht
rummy-sort = Hand sortieren
rummy-sort-suit = Farben
rummy-sort-rank = Werte
rummy-sort-melds = Kombis
rummy-stock = Stapel: { $count }
rummy-stock-said = { $count ->
    [0] Stapel, leer
    [one] Stapel, eine Karte: ziehen
   *[other] Stapel, { $count } Karten: ziehen
}
rummy-stock-left = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
rummy-recycled = Umgedreht { $times } / { $limit }
rummy-pile = Ablage: { $count }
rummy-pile-said = Ablagestapel, { $count } Karten, oben { $card }
rummy-pile-empty = Ablagestapel, leer
rummy-badge = Rummy möglich
rummy-badge-help = { $bonus ->
    [double] Du hast noch nichts ausgelegt: In einem einzigen Zug auszumachen zählt doppelt.
   *[plus_ten] Du hast noch nichts ausgelegt: In einem einzigen Zug auszumachen bringt zehn mehr.
}
rummy-name-set = { $count ->
    [4] Vierersatz { $rank }
   *[other] Dreiersatz { $rank }
}
rummy-name-run = { $suit ->
    [S] Pik { $from } bis { $to }
    [H] Herz { $from } bis { $to }
    [C] Kreuz { $from } bis { $to }
   *[D] Karo { $from } bis { $to }
}
rummy-meld-name = Kombination { $number }, { $meld }, { $owner }
rummy-meld-yours = von dir
rummy-meld-of = von { $name }
rummy-meld-takes = Anlegen an { $meld }
rummy-meld-said = Kombination { $number }: { $meld }.
rummy-piles-said = { $has ->
    [yes] { $stock } Karten im Stapel, auf der Ablage { $card }.
   *[no] { $stock } Karten im Stapel, keine Ablage.
}
rummy-new-meld = Die angehobenen Karten als neue Kombination auslegen
rummy-new-short = Hier auslegen
rummy-steps = Schritte eines Zuges
rummy-draw = Ziehen
rummy-draw-small = vom Stapel
rummy-take = Nehmen
rummy-take-small = von der Ablage
rummy-lay = Auslegen
rummy-lay-small = neue Kombination
rummy-add = Anlegen
rummy-add-small = an Kombination
rummy-discard = Abwerfen
rummy-discard-small = beendet den Zug
rummy-go-out = Ausmachen
rummy-undo = Zurück

rummy-line-wait = { $name } ist dran. Du kannst inzwischen deine Hand sortieren.
rummy-line-watch = { $name } spielt. Tippe auf den Tisch, um es zu überspringen.
rummy-line-over = Die Runde ist zu Ende.
rummy-line-draw = Ziehe vom Stapel oder nimm { $card } von der Ablage.
rummy-line-draw-stock = Ziehe vom Stapel: Es gibt keine Ablage zu nehmen.
rummy-line-lay = Hebe Karten an, um sie auszulegen oder anzulegen, oder eine, um sie abzuwerfen.
rummy-line-one = { $card } ist angehoben. Abwerfen beendet deinen Zug.
rummy-line-ready = Bereit zum Auslegen: { $meld }.
rummy-line-fits = { $count ->
    [one] { $cards }: passt an eine Kombination. Drücke Anlegen oder tippe sie an.
   *[other] { $cards }: passt an { $count } Kombinationen. Drücke Anlegen oder tippe eine an.
}
rummy-line-choose = { $cards }: passt an { $count } Kombinationen. Tippe die gemeinte an.
rummy-line-add-which = Hebe eine der markierten Karten an: Sie passen an eine Kombination.
rummy-line-discard = { $card } abwerfen? Drücke Abwerfen oder tippe auf die Ablage.
rummy-line-out = Keine Karte ist mehr übrig: Drücke Ausmachen.
rummy-line-out-rummy = Keine Karte ist mehr übrig, und vorher lag nichts von dir: Drücke Ausmachen für ein Rummy!
rummy-said-lifted = { $card } angehoben.
rummy-said-lowered = { $card } zurückgesteckt.
rummy-said-laid = Ausgelegt: { $meld }.
rummy-said-added = An Kombination { $number } angelegt: { $cards }.
rummy-said-undone = Zurückgenommen.
rummy-said-cancelled = Nichts ist mehr angehoben.
rummy-said-sorted = { $sorting ->
    [suit] Nach Farben sortiert.
    [rank] Nach Werten sortiert.
   *[melds] Nach Kombinationen sortiert.
}
problem-rummy-lift_one = Hebe genau eine Karte an, um sie abzuwerfen.
problem-rummy-nothing_to_undo = Es gibt nichts zurückzunehmen.
problem-rummy-stock_stays = Es gibt nichts zurückzunehmen: Eine vom Stapel gezogene Karte bleibt auf der Hand.

rummy-help-arrows = zwischen Stapeln, Kombinationen und Karten wechseln
rummy-help-space = Karte anheben oder zurückstecken; drücken, was ausgewählt ist
rummy-help-stock = vom Stapel ziehen
rummy-help-take = oberste Karte der Ablage nehmen
rummy-help-lay = angehobene Karten als neue Kombination auslegen
rummy-help-add = angehobene Karten anlegen
rummy-help-discard = angehobene Karte abwerfen
rummy-help-undo = letzten Schritt zurücknehmen
rummy-help-sort = Hand sortieren: Farben, Werte, Kombinationen
rummy-help-read = den Tisch vorlesen
rummy-help-escape = alle Karten zurückstecken; Gezeigtes überspringen
rummy-four-colours = Vier Farben

## Mitspieler, Verlauf, Ende

rummy-player-laid = hat ausgelegt
rummy-player-none-laid = noch nichts ausgelegt
rummy-player-said = { $count ->
    [one] { $name } hat noch eine Karte
   *[other] { $name } hat noch { $count } Karten
}, { $laid ->
    [yes] hat ausgelegt
   *[no] hat noch nichts ausgelegt
}, { $score } von { $target } Punkten{ $moves ->
    [yes] , und ist dran.
   *[no] .
}
rummy-player-said-you = { $count ->
    [one] Du, { $name }, hast noch eine Karte
   *[other] Du, { $name }, hast noch { $count } Karten
}, { $laid ->
    [yes] hast ausgelegt
   *[no] hast noch nichts ausgelegt
}, { $score } von { $target } Punkten{ $moves ->
    [yes] , und bist dran.
   *[no] .
}
rummy-score = { $score } von { $target } Punkten
rummy-log-deals = { $name } gibt.
rummy-log-deals-you = Du gibst.
rummy-log-begins = { $name } beginnt.
rummy-log-begins-you = Du beginnst.
rummy-log-up = Aufgedeckt: { $card }; { $stock } Karten liegen im Stapel.
rummy-log-drew = { $name } zieht vom Stapel.
rummy-log-drew-you = Du ziehst { $card }.
rummy-log-took = { $name } nimmt { $card } von der Ablage.
rummy-log-took-you = Du nimmst { $card } von der Ablage.
rummy-log-gave_back = { $name } legt { $card } zurück.
rummy-log-gave_back-you = Du legst { $card } zurück.
rummy-log-melded = { $name } legt aus: { $meld }.
rummy-log-melded-you = Du legst aus: { $meld }.
rummy-log-laid_off = { $name } legt { $card } an: { $meld }.
rummy-log-laid_off-you = Du legst { $card } an: { $meld }.
rummy-log-discarded = { $name } wirft { $card } ab.
rummy-log-discarded-you = Du wirfst { $card } ab.
rummy-log-turned_over = { $shuffled ->
    [yes] Der Stapel ist leer. Die Ablage wird gemischt und ist der neue Stapel mit { $stock } Karten ({ $times } von { $limit }).
   *[no] Der Stapel ist leer. Die Ablage wird umgedreht und ist der neue Stapel mit { $stock } Karten ({ $times } von { $limit }).
}
rummy-log-time = Zeit abgelaufen für { $name }: Der Zug endet mit einer Karte auf die Ablage, nichts ausgelegt.
rummy-log-time-you = Zeit abgelaufen: Dein Zug endete mit einer Karte auf die Ablage, nichts ausgelegt.
rummy-log-ended-out = { $name } macht aus und bekommt { $points } Punkte.
rummy-log-ended-out-you = Du machst aus und bekommst { $points } Punkte.
rummy-log-ended-rummy = Rummy! { $name } macht in einem einzigen Zug aus und bekommt { $points } Punkte.
rummy-log-ended-rummy-you = Rummy! Du machst in einem einzigen Zug aus und bekommst { $points } Punkte.
rummy-log-ended-lowest = Der Stapel ist verbraucht. { $name } hat die niedrigste Hand und bekommt { $points } Punkte.
rummy-log-ended-lowest-you = Der Stapel ist verbraucht. Du hast die niedrigste Hand und bekommst { $points } Punkte.
rummy-log-ended-shared = Der Stapel ist verbraucht. { $names } haben die niedrigsten Hände und teilen die Punkte.
rummy-log-ended-void = Der Stapel ist endgültig verbraucht: Die Runde ist ungültig, niemand bekommt Punkte.

rummy-over = Runde vorbei
rummy-end-out = { $name } macht aus
rummy-end-out-you = Du machst aus!
rummy-end-rummy = Rummy! { $name } macht in einem Zug aus
rummy-end-rummy-you = Rummy! Du machst in einem Zug aus
rummy-end-shared = Die niedrigsten Hände: { $names }
rummy-end-void = Eine ungültige Runde
rummy-why-out = Die letzte Karte ist von der Hand, damit ist die Runde sofort zu Ende.
rummy-why-rummy = { $bonus ->
    [plus_ten] Alle Karten gingen in einem einzigen Zug, und vorher lag nichts: Das ist ein Rummy und bringt zehn mehr.
   *[double] Alle Karten gingen in einem einzigen Zug, und vorher lag nichts: Das ist ein Rummy und zählt doppelt.
}
rummy-why-lowest = Der Stapel ist endgültig verbraucht, also bekommt die niedrigste Hand, was die anderen mehr haben.
rummy-why-void = { $limit ->
    [0] Der Stapel ist verbraucht, und niemand hat ausgemacht: Niemand bekommt Punkte, es wird neu gegeben.
    [one] Der Stapel ist wieder verbraucht, und die Ablage wurde schon einmal umgedreht, so oft wie erlaubt: Niemand bekommt Punkte, es wird neu gegeben.
   *[other] Der Stapel ist wieder verbraucht, und die Ablage wurde schon { $limit } Mal umgedreht, so oft wie erlaubt: Niemand bekommt Punkte, es wird neu gegeben.
}
rummy-end-hands = Hände und Punkte
rummy-end-empty = Keine Karte übrig
rummy-end-note = Nur wer ausmacht, bekommt Punkte: die Karten aller anderen Hände.
rummy-end-next = Nächste Runde ({ $number })
rummy-sheet-deal = Runde
rummy-sheet-wins = Gewonnene Runden
rummy-sheet-void = ungültig
rummy-sheet-rule = Wer zuerst { $target } Punkte hat, gewinnt das Match.

## Die Regeln in Kürze

rummy-rules-title = Regeln von Rummy
rummy-rules-aim = Werde alle Karten vor den anderen los, durch Auslegen, Anlegen und Abwerfen, und bekomme, was sie noch halten. Wer zuerst { $target } Punkte hat, gewinnt.
rummy-rules-deal-title = Das Geben
rummy-rules-deal = { $players ->
    [2] Von 52 Karten ohne Joker bekommen beide Spieler je 10. Die nächste Karte eröffnet die Ablage, der Rest ist der Stapel. Links vom Geber wird begonnen; das Geben geht nach links weiter. (Zu dritt oder viert gibt es 7 Karten, zu fünft oder sechst 6.)
    [3] Von 52 Karten ohne Joker bekommen die drei Spieler je 7. Die nächste Karte eröffnet die Ablage, der Rest ist der Stapel. Links vom Geber wird begonnen; das Geben geht nach links weiter. (Zu zweit gibt es 10 Karten, zu fünft oder sechst 6.)
    [4] Von 52 Karten ohne Joker bekommen die vier Spieler je 7. Die nächste Karte eröffnet die Ablage, der Rest ist der Stapel. Links vom Geber wird begonnen; das Geben geht nach links weiter. (Zu zweit gibt es 10 Karten, zu fünft oder sechst 6.)
   *[other] Von 52 Karten ohne Joker bekommen die { $players } Spieler je 6. Die nächste Karte eröffnet die Ablage, der Rest ist der Stapel. Links vom Geber wird begonnen; das Geben geht nach links weiter. (Zu zweit gibt es 10 Karten, zu dritt oder viert 7.)
}
rummy-rules-melds-title = Sätze und Folgen
rummy-rules-set = Ein Satz sind drei oder vier Karten gleichen Werts.
rummy-rules-run = Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
rummy-rules-ace = { $ace ->
    [low] Das Ass ist niedrig: A-2-3 ist eine Folge, D-K-A keine.
   *[high_or_low] Das Ass ist niedrig oder hoch: A-2-3 und D-K-A sind Folgen, K-A-2 keine.
}
rummy-rules-draw = Ziehe die oberste Karte vom Stapel, oder nimm die oberste der Ablage.
rummy-rules-lay = { $melds ->
    [one] Lege eine neue Kombination aus, wenn du eine hast. Du musst nie.
   *[many] Lege so viele neue Kombinationen aus, wie du hast. Du musst nie.
}
rummy-rules-add = { $own ->
    [yes] Sobald eine eigene Kombination von dir liegt, lege Karten an jede an, deine oder fremde: die vierte Karte eines Satzes, oder die nächste an einem der Enden einer Folge.
   *[no] Lege Karten an jede Kombination an, deine oder fremde: die vierte Karte eines Satzes, oder die nächste an einem der Enden einer Folge.
}
rummy-rules-discard = Wirf eine Karte ab; damit endet dein Zug. Eine gerade von der Ablage genommene Karte darf nur als letzte abgeworfen werden.
rummy-rules-stock-title = Wenn der Stapel leer ist
rummy-rules-recycle = { $recycle ->
    [shuffle] Die Ablage wird gemischt und ist der neue Stapel;
   *[flip] Die Ablage wird umgedreht, wie sie ist, und ist der neue Stapel, sodass die älteste Karte zuerst gezogen wird;
} { $limit ->
    [one] der nächste Spieler muss von ihm ziehen. Das geschieht höchstens einmal je Runde;
   *[other] der nächste Spieler muss von ihm ziehen. Das geschieht höchstens { $limit } Mal je Runde;
} { $exhausted ->
    [void] danach ist die Runde ungültig, und niemand bekommt Punkte.
   *[lowest_wins] danach bekommt die niedrigste Hand, was die anderen mehr haben.
}
rummy-rules-no-recycle = { $exhausted ->
    [void] Dann ist die Runde ungültig, und niemand bekommt Punkte.
   *[lowest_wins] Dann bekommt die niedrigste Hand, was die anderen mehr haben.
}
rummy-rules-out-title = Ausmachen und Punkte
rummy-rules-out = { $last ->
    [required] Du machst aus, indem du deine letzte Karte abwirfst. Die Runde endet sofort.
   *[optional] Du machst aus, wenn deine letzte Karte die Hand verlässt: ausgelegt, angelegt oder abgeworfen. Die Runde endet sofort.
}
rummy-rules-score = { $ace ->
    [one] Wer ausmacht, bekommt alle Karten der anderen Hände: König, Dame und Bube 10, das Ass 1, die anderen ihren Wert.
   *[other] Wer ausmacht, bekommt alle Karten der anderen Hände: König, Dame und Bube 10, das Ass { $ace }, die anderen ihren Wert.
}
rummy-rules-rummy = { $bonus ->
    [double] Rummy: Wer in einem einzigen Zug ausmacht, ohne vorher aus- oder angelegt zu haben, bekommt das Doppelte.
    [plus_ten] Rummy: Wer in einem einzigen Zug ausmacht, ohne vorher aus- oder angelegt zu haben, bekommt zehn Punkte mehr.
   *[none] In einem einzigen Zug auszumachen bringt nichts extra.
}
rummy-rules-match = Es wird gespielt, bis jemand { $target } Punkte hat.
rummy-rules-clock = Du hast { $seconds } Sekunden für einen Zug. Danach wird für dich gezogen, falls du das nicht hast, und eine Karte abgeworfen; ausgelegt wird nichts.
rummy-rules-hands-lift = Tippe Karten an, um sie anzuheben, dann drücke Auslegen, Anlegen oder Abwerfen, oder ziehe sie an ihren Platz. Abwerfen braucht immer zwei Handlungen.
rummy-rules-hands-undo = Bis zum Abwerfen nimmt Zurück jeden Schritt zurück, auch das Nehmen von der Ablage; nur eine vom Stapel gezogene Karte bleibt.
rummy-rules-hands-keys = Mit der Tastatur: Pfeile und Leertaste zum Anheben, S Stapel, T nehmen, M auslegen, A anlegen, X abwerfen, U zurück, ? für alle Tasten.

## Der Tipp, in vier Schritten.

rummy-hint-take = Nimm { $card } von der Ablage: Die Karte hilft dir.
rummy-hint-stock = Ziehe vom Stapel: Die Ablage hilft dir nicht.
rummy-hint-lays = Du kannst etwas auslegen oder anlegen. Drücke noch einmal Tipp, um zu sehen, was.
rummy-hint-nothing = Es lässt sich nichts auslegen: Wirf ab. Drücke noch einmal Tipp, um die Karte zu sehen.
rummy-hint-cards = { $count ->
    [one] Eine Karte lässt sich auslegen: Sie ist markiert
   *[other] { $count } Karten lassen sich auslegen: Sie sind markiert
}
rummy-hint-throw = Wirf die markierte Karte ab.
rummy-hint-step-meld = Lege aus: { $meld }.
rummy-hint-step-add = Lege { $card } an: { $meld }.
rummy-hint-step-discard = Wirf { $card } ab.
rummy-hint-again = Drücke noch einmal Tipp, und alles wird vorbereitet.
rummy-hint-done = Alles liegt bereit. Wirf ab, oder nimm es zurück.
rummy-log-hint = { $name } hat einen Tipp genutzt: { $stage ->
    [1] was möglich ist
    [2] welche Karten
    [3] wie man sie spielt
   *[4] vom Tipp gespielt
}.
rummy-log-hint-you = Du hast einen Tipp genutzt: { $stage ->
    [1] was möglich ist
    [2] welche Karten
    [3] wie man sie spielt
   *[4] vom Tipp gespielt
}.
