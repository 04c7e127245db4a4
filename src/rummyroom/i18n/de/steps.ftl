## Ein Zug Schritt für Schritt, wie ihn der Tipp auf der Seite und `rummyroom solve --steps` sagen.

step-exchange = Lege { $tile_names } an die Stelle des Jokers in { $meld_names }. Der Joker ist frei.
step-split = Teile { $meld_names }: Rücke { $tile_names } ab.
step-take = Nimm { $tile_names } aus { $meld_names }.
step-new = Lege eine neue Kombination: { $tile_names }.
step-move = Schiebe { $tile_names } von { $meld_names } zu { $target_names }.
step-add = Lege { $tile_names } an { $target_names } an.
