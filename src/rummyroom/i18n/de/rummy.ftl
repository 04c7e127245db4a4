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
option-layoff_needs_own_meld-help = Falls an, darfst du an Kombinationen auf dem Tisch erst anlegen, wenn du selbst eine ausgelegt hast.
