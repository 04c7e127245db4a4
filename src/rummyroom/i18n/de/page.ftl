product-name = Rummy Room
unknown-problem = Der Server hat das aus einem Grund abgelehnt, den diese Seite nicht kennt: { $code }.
