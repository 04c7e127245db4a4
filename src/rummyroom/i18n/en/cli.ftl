## The command line. Options and their values (--rack, tiles, points) are the same in every language.

cli-usage = usage:
cli-commands = Commands
cli-general = General
cli-rules = Rules
cli-position = The position
cli-record = The record
cli-serving = Serving the game
cli-about = Play Rummikub in the browser, alone against the computer or with friends. Without a command, the game is served and the browser opened.
cli-judge-about = Judge a turn at a real table: is it legal, and if not, why?
cli-solve-about = Find the best turn from a table and a rack.
cli-verify-about = Check a match's record: did deals, draws and moves follow from the sealed secrets?

cli-help-help = Show this help.
cli-version-help = Show the version.
cli-language-help = Language of the answers; otherwise that of your system.
cli-json-help = Answer as one line of JSON.
cli-host-help = Address to listen at; 0.0.0.0 lets other devices in your network join.
cli-port-help = Port to listen at; otherwise 8765, or a free one if that is taken.
cli-data-help = Folder for rooms and matches; otherwise your user data folder.
cli-no_browser-help = Do not open the browser.
cli-before-help = The table at the start of the turn: melds separated by “|”, such as "r4 r5 r6 | k9 b9 j".
cli-after-help = The table at the end of the turn. A joker’s place in a run says what it stands for.
cli-table-help = The table: melds separated by “|”, such as "r4 r5 r6 | k9 b9 j".
cli-rack-help = The player’s tiles at the start of the turn, such as "b10 r4 j": k black, r red, b blue, o orange, j joker.
cli-hand-help = Rummy: the player’s cards after the draw, such as "4H 5H 6H TD AC".
cli-taken-help = Rummy: the card taken from the discard pile in this turn, if it was.
cli-turn-help = Rummy: the turn as text, its plays separated by “|”: a meld "4H 5H 6H", a card added to meld 2 "8C > 2", the discard "x KD".
cli-file-help = Solve all positions of a file; “-” reads the standard input.
cli-goal-help = What makes a turn the best: the most tiles, the most points, or the least penalty left on the rack.
cli-steps-help = Say how to make the turn, step by step.
cli-record-help = The record file of a match.
cli-edition-help = Edition of the rules: { $editions } (otherwise { $default }).
cli-set-help = Change one option of the edition, as often as needed: { $options }.
cli-large-help = Use the large set: 160 tiles with four jokers.
cli-not_opened-help = The player has not laid a first meld yet.

cli-judge-legal = Legal: { $tiles ->
    [one] one tile laid
   *[other] { $tiles } tiles laid
}, { $points ->
    [one] one point.
   *[other] { $points } points.
}
cli-judge-opening = Opening: { $points } points, { $minimum } needed.
cli-judge-illegal = Not legal:
cli-cards-legal = Legal: { $cards ->
    [0] nothing laid
    [one] one card laid
   *[other] { $cards } cards laid
}, left in the hand: { $rest }
cli-cards-out = Legal: the last card has left the hand, the deal is over.
cli-cards-rummy = Legal: the last card has left the hand in a single turn: rummy!
cli-solve-lay = { $tiles ->
    [one] Lay one tile
   *[other] Lay { $tiles } tiles
}, { $points ->
    [one] one point
   *[other] { $points } points
}: { $laid }
cli-solve-nothing = Nothing can be laid: draw a tile.
cli-solve-no_opening = No opening of { $minimum } points is possible: draw a tile.
cli-table = The table afterwards:
cli-rest = Left on the rack: { $tiles }
cli-rest-empty = The rack is empty: Rummikub!
cli-verify-game = Game { $number }
cli-verify-ok = Everything in this record holds.
cli-verify-failed = Not everything in this record holds.

cli-bad_tile = “{ $piece }” is not a tile: write a colour (k, r, b or o) with a number from 1 to 13, such as r7, or j for a joker.
cli-too_many = “{ $piece }” is written more often than the set of { $size } tiles has it.
cli-missing = Missing: { $options }.
cli-bad_card = “{ $piece }” is not a card: write a rank (A, 2 to 9, T, J, Q, K) and a suit (S, H, C, D), such as 8S.
cli-card_twice = “{ $piece }” is written twice; a pack has every card once.
cli-taken_not_in_hand = The card taken, { $card }, has to be in the hand.
cli-bad_turn = “{ $piece }” is no part of a turn: write a meld "4H 5H 6H", an added card "8C > 2", and last the discard "x KD".
cli-bad_start_table = “{ $meld }” cannot lie on the table at the start of a turn. { $reason }
cli-bad_edition = There is no edition “{ $edition }”; choose one of { $editions }.
cli-bad_option = “{ $setting }” is no option; write option=value with one of { $options }.
cli-bad_value = “{ $setting }” does not go; possible values: { $values }.
cli-rack_or_file = Give either a rack (--rack) or a file of positions (--file).
cli-unreadable = { $file } cannot be read: { $reason }
cli-not_json = { $file } is not JSON: { $reason }
cli-no_positions = { $file } holds no list of positions.
cli-no_rack = it has no rack
cli-bad_position = Position { $position }: { $reason }
