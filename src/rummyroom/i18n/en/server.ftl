## Why the server refused a command, a socket or a request.

problem-command-stale = The game had already moved on when this arrived. Look again, then repeat it if you still want to.
problem-command-other_seat = This command was made for another player’s seat.
problem-game-not_over = The next game can be dealt when this one has ended.
problem-match-over = The match is over; a rematch starts a new one.
problem-match-not_over = A rematch is possible when the match has ended.
problem-hint-not_allowed = This room is played without hints.
problem-hint-not_found = No hint was found in time. Please try again.
problem-hint-none = There is no hint for this moment.
problem-room-unknown = There is no room at this address. Perhaps a letter is missing in the link.
problem-room-not_yours = You have no seat in this room. It belongs to the browser in which it was opened.
problem-server-store_failed = The server could not save this, so nothing was changed. Its disk may be full; try again in a moment.
problem-server-failed = The server made a mistake of its own. Nothing was changed; please try again.
problem-server-too_many_rooms = Too many rooms were opened from here in a short time. Wait a minute and try again.
problem-protocol-origin = This request came from a page of another site and was refused.
problem-protocol-bad_message = The server did not understand the page. Load the page again. ({ $detail })
problem-protocol-flooding = Too many messages came at once, so the server closed the connection. Load the page again.
problem-protocol-version = The page is older or newer than the server. Load the page again.
problem-settings-game = The server does not know this game: { $game }.
problem-settings-name = Every player needs a name.
problem-settings-players = This game is for { $minimum } to { $maximum } players, not { $players }.
problem-settings-level = The server does not know this strength of computer: { $level }.
problem-settings-rules = These settings do not go together. ({ $detail })
problem-record-no_game_ended = There is nothing to save yet: no game of this match has ended.
problem-record-invalid = This file is no record of a match.
problem-request-failed = The server cannot answer this request (status { $status }).
