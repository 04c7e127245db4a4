# The page around the board: home, settings, room, log, end of a game, verify, about.

product-name = Rummy Room
title-of-page = { $page } – Rummy Room
title-your-turn = ● Your turn – { $name }
title-turn = { $player }’s turn – { $name }
title-over = Game over – { $name }

unknown-problem = The server refused this for a reason that this page does not know: { $code }.
trouble-server = The server does not answer. Check that it is running and try again.
loading = One moment …
close = Close
language = Language
theme-system = as on this device
theme-light = light
theme-dark = dark
theme-now = Colours: { $theme }. Change
nav-label = Pages
nav-home = Home
nav-rules = Rules
nav-verify = Verify a deal
nav-about = About
to-home = Home
not-affiliated = Rummikub is a registered trade mark of its owners. This free page is not affiliated with them.
not-found-title = There is nothing here
not-found = This address belongs to no page of ours.

home-title = Rummikub and Rummy at your own table
home-lead = By the full rules, against computers that are fun to beat. Press a button and you are dealt in.
game-rummikub = Rummikub
game-rummikub-lead = Groups, runs and jokers: lay all your tiles first.
game-rummy = Rummy
game-rummy-lead = The card game: draw, lay sets and runs, add to them, discard.
play-computer = Play the computer
play-starting = Dealing …
play-summary = { $own ->
    [yes] With { $names } · { $edition }, changed · { $clock }
   *[no] With { $names } · { $edition } · { $clock }
}
play-clock = { $clock } a turn
promise-honest = The computer sees only what you would see in its place.
promise-sealed = Every deal is sealed beforehand and can be checked afterwards.
promise-quiet = No sign-up, no advertising, nothing sent to anyone else.
continue = Continue
continue-all = Show all { $count } games
just-now = just now
room-detail = { $games ->
    [0] { $game }, deal { $number } · { $since }
   *[other] { $game }, game { $number } of { $games } · { $since }
}
room-your-turn = Your turn
room-playing = In play
room-game-over = Next game
room-match-over = Finished

settings = Settings
settings-of = Settings of { $game }
rules-of = Rules of { $game }
settings-game = Game
settings-players = Players
settings-your-name = Your name
default-name = Guest
settings-computers = Computers to play against
settings-large = With five or six at the table the large set is used: 160 tiles and four jokers.
settings-computer-name = Name of computer { $number }
settings-level = Level
settings-honest = Computers see what you would see in their place, and nothing else.
settings-tempo = Clock and pace
settings-pace = How fast the computers play
settings-pace-help = How long you can watch each of their turns. A tap on the table skips it.
settings-hints = Hints may be asked for during the game
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
settings-edition = Edition of the rules
edition-differs = Different from Classic: { $differences }
option-is = { $option }: { $value }
settings-all-options = All options
settings-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
settings-reset = Standard settings
settings-play = Play with these settings
settings-kept = Settings are kept in this browser.
value-yes = yes
value-no = no
level-easy = easy
level-medium = medium
level-hard = hard

room-title = { $games ->
    [0] { $game }, deal { $number }
   *[other] { $game }, game { $number } of { $games }
}
room-no_room = This room does not exist
room-no_room-help = The link is wrong, or the room was on another server.
room-not_yours = This is not your room
room-not_yours-help = The seats of this room belong to someone else, or to another browser.
room-rejected = This page and the server do not understand each other
room-rejected-help = Probably the server was updated. Reload the page.
room-taken_over = You are playing in a newer tab
room-taken_over-help = The game goes on there. You can also take it back to this tab.
room-play-here = Play here
connection-lost = No connection. Your game is kept; trying again …

turn-yours = Your turn
turn-of = { $name } to play
turn-over = Game over
pool-left = { $count ->
    [0] The pool is empty
    [one] One tile in the pool
   *[other] { $count } tiles in the pool
}
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
alert-your-turn = It is your turn.
alert-seconds-left = { $seconds } seconds left.
sound-mute = Mute sounds
menu = Menu
menu-rules = Rules of this game
menu-show-last = Show the last move
menu-leave = Back to the home page
menu-leave-help = The game is kept; you find it there under Continue.

you = You
you-among = you
players = Players
player-you = { $name } (you)
player-computer = computer, { $level }
player-computer-plain = computer
player-opened = has opened
player-not-opened = not opened yet
player-score = Match: { $score }
player-said = { $count ->
    [one] { $name } has one tile left
   *[other] { $name } has { $count } tiles left
}{ $opened ->
    [yes] , has opened
    [no] , has not opened yet
   *[none] {""}
}, { $score } points in the match{ $moves ->
    [yes] , and is to play.
   *[no] .
}
player-said-you = { $count ->
    [one] You, { $name }, have one tile left
   *[other] You, { $name }, have { $count } tiles left
}{ $opened ->
    [yes] , have opened
    [no] , have not opened yet
   *[none] {""}
}, { $score } points in the match{ $moves ->
    [yes] , and it is your turn.
   *[no] .
}

draw-title = Who begins?
draw-again = A joker or a tie for the highest: draw again.
draw-drew = { $name } draws { $joker ->
    [yes] a joker
   *[no] the { $tile }
}.
draw-drew-you = You draw { $joker ->
    [yes] a joker
   *[no] the { $tile }
}.
draw-begins = { $name } begins.
draw-begins-you = You begin.
draw-skip = Continue

log = What happened
log-toggle = What happened
log-close = Close the log
log-game = Game { $number }
log-started = { $name } drew the highest tile and begins.
log-started-you = You drew the highest tile and begin.
log-dealt = The tiles are dealt. { $pool } are in the pool.
log-laid = { $count ->
    [one] { $name } lays one tile.
   *[other] { $name } lays { $count } tiles.
}
log-laid-you = { $count ->
    [one] You lay one tile.
   *[other] You lay { $count } tiles.
}
log-opened = { $count ->
    [one] { $name } opens with one tile.
   *[other] { $name } opens with { $count } tiles, { $points } points.
}
log-opened-you = { $count ->
    [one] You open with one tile.
   *[other] You open with { $count } tiles, { $points } points.
}
log-drew = { $count ->
    [one] { $name } draws a tile.
   *[other] { $name } draws { $count } tiles.
}
log-drew-you = { $count ->
    [one] You draw a tile.
   *[other] You draw { $count } tiles.
}
log-drew-penalty = { $count ->
    [one] { $name } draws one tile as a penalty.
   *[other] { $name } draws { $count } tiles as a penalty.
}
log-drew-penalty-you = { $count ->
    [one] You draw one tile as a penalty.
   *[other] You draw { $count } tiles as a penalty.
}
log-passed = { $name } passes.
log-passed-you = You pass.
log-time-played = Time is up for { $name }: what lay ready is played.
log-time-played-you = Time is up: what you had ready is played.
log-time-drew = Time is up for { $name }.
log-time-drew-you = Time is up.
log-time-restored = Time is up for { $name }: the table is as it was before the turn.
log-time-restored-you = Time is up: what you had arranged was not finished, so everything is as it was before your turn.
log-time-returned = Time is up for { $name }: the loose tiles return to the rack.
log-time-returned-you = Time is up: these loose tiles return to your rack.
log-hint = { $name } used a hint: { $stage ->
    [1] whether there is a play
    [2] which tiles
    [3] the way to lay them
   *[4] laid by the hint
}.
log-hint-you = You used a hint: { $stage ->
    [1] whether there is a play
    [2] which tiles
    [3] the way to lay them
   *[4] laid by the hint
}.
log-bot_failed = { $name } could not decide in time and makes the plainest move.
log-ended-out = { $name } has laid the last tile and wins the game.
log-ended-out-you = You have laid your last tile and win the game. Rummikub!
log-ended-blocked = All have passed. { $name } has the lowest rack and wins the game.
log-ended-blocked-you = All have passed. You have the lowest rack and win the game.
log-ended-shared = All have passed. { $names } share the game.
said-with-tiles = { $sentence } Tiles: { $tiles }.

end-won-you = Rummikub! You win
end-won = { $name } wins
end-shared = A shared game: { $names }
end-why-out = The last tile is laid, so the game is over at once.
end-why-blocked = The pool was empty and all passed in a row, so the lowest rack wins.
end-why-blocked-shared = The pool was empty and all passed in a row. The lowest racks are level, so the game is shared.
match-won-you = You win the match!
match-won = { $name } wins the match.
match-shared = The match is shared: { $names }.
end-next = Next game ({ $number } of { $games })
end-rematch = Play again
end-hide = Look at the table
end-show = Show the result
end-racks = Racks and points
end-rack-value = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
end-rack-empty = Rack empty
end-zero = The points of a game always add up to zero.
sheet-title = The match so far
sheet-game = Game
sheet-total = Total
sheet-wins = Games won
sheet-won = won
sheet-rule = { $games ->
    [one] A match of one game.
   *[other] A match of { $games } games: most games won, then the higher total.
}
seal-title = Was the deal fair?
seal-help = Before the deal, the server fixed the whole shuffle by a secret and showed its seal. Now the secret is open, and anyone can check that all that was dealt and drawn came from it.
seal-commitment = Seal, shown at the deal
seal-secret = Secret, shown now
seal-check = Check the games so far
seal-download = Download the record
seal-verify-page = How to verify

verify-title = Verify a deal
verify-help = Choose the record file of a match. Each deal, each draw, each move and each score in it is worked out anew.
verify-choose = Record file
verify-all-good = Everything is right.
verify-not-good = Something is wrong.
verify-game = Game { $number }
verify-passed = Right:
verify-failed = Wrong:
verify-unknown = A check that this page does not know: { $code }
verify-how-title = How the seal works
verify-how = Each deal comes from a secret of 32 random bytes. Its SHA-256 digest, the seal, is shown when the game begins; the secret itself when it has ended. The shuffle follows from the secret alone, so it cannot have been changed in between. You can check the same file on your own computer with the command: rummyroom verify FILE

about-title = About Rummy Room
about-what = Rummikub and Rummy in the browser, by the full rules and in several editions, on a server of your own.
about-honest-title = An honest computer
about-honest = The computer players get to know exactly what you would know in their place: their own tiles or cards, the table, and how many the others hold. Nothing else reaches them.
about-sealed-title = Sealed deals
about-sealed = Every shuffle is fixed before the game and can be checked afterwards, by the page or by your own program.
about-privacy-title = Your data
about-privacy = No account, no advertising, no trackers. One cookie tells the server which seat is yours; your settings stay in this browser. The page loads nothing from anywhere else.
about-keys-title = By keyboard
about-keys = The whole game can be played by keyboard and with a screen reader. Inside the game, press ? for the keys.
about-licence-title = Licence
about-licence = Rummy Room is free software under the MIT licence.
