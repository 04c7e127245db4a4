## The command `rummyroom arena`: bots against bots.

cli-arena-about = Let bots play bots: mirrored deals, every bot on every seat, win rates with their uncertainty.
arena-contest = The contest
arena-bots-help = Names of two or more bots; of more than two, each meets each and a ranking is printed.
arena-game-help = The game they play.
arena-games-help = Games per pair of bots, rounded up so that every deal is played from every seat.
arena-seats-help = Seats at the table; the second bot of a pair sits at all seats but one.
arena-seed-help = The same seed plays the same games.
arena-seconds-help = Seconds a bot may think about a move.
arena-jobs-help = Games played at once; otherwise one per core.
arena-edition-help = Edition of the rules.
arena-interrupted = Broken off; these are the figures so far.
arena-bad_seats = { $seats } seats cannot play this game: choose { $fewest } to { $most }.
arena-bad_number = --games and --seconds take a number above zero.
arena-two_bots = Name at least two different bots.
arena-bad_bot = There is no bot “{ $bot }”; choose from { $bots }.
