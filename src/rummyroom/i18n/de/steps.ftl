## Ein Zug Schritt für Schritt, wie ihn der Tipp auf der Seite und `rummyroom solve --steps` sagen.
## Kombinationen stehen im Dativ, Steine im Akkusativ.

step-exchange = Tausche in { $meld_name } den Joker gegen { $tile_names } aus. Der Joker ist frei.
step-split = Trenne von { $meld_name } { $tile_names } ab.
step-take = Nimm { $tile_names } aus { $meld_name }.
step-new = Lege eine neue Kombination: { $tile_names }.
step-move = Schiebe { $tile_names } von { $meld_name } zu { $target_name }.
step-add = Lege { $tile_names } bei { $target_name } an.

## Die Steine eines Schritts.

step-tile = die { $colour ->
    [k] schwarze
    [r] rote
    [b] blaue
   *[o] orange
} { $number }
step-tile-joker = den Joker
step-tiles-run = die { $colour ->
    [k] schwarzen
    [r] roten
    [b] blauen
   *[o] orangen
} Steine { $low }–{ $high }

## Die Kombination eines Schritts.

step-meld-run = der { $colour ->
    [k] schwarzen
    [r] roten
    [b] blauen
   *[o] orangen
} Reihe { $low }–{ $high }
step-meld-group = der { $number }er-Gruppe ({ $colours })
step-meld-other = der Kombination „{ $tiles }“
step-colour = { $colour ->
    [k] Schwarz
    [r] Rot
    [b] Blau
    [j] Joker
   *[o] Orange
}
