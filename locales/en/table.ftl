# What cannot be done at a table of the match server.

# Where: a link to a table that is not there: in place of the page.
# $table (text): the name of the table, as in its link: kf7wq
# Length: a sentence
table-unknown = There is no table { $table }, or it is gone.

# Where: table: in place of the board, if it is no longer there.
# $table (text): the name of the table, as in its link: kf7wq
# Length: a sentence
table-gone = The table { $table } is gone.

# Where: table: in place of the board, after the host has deleted it.
# Length: a sentence
table-deleted = The table was deleted.

# Where: table: in place of the board.
# $table (text): the name of the table, as in its link: kf7wq
# $number (ordinal): the entry from which on the log is damaged: 17
# Length: a paragraph
table-damaged = The log of table { $table } is damaged from entry { $number } on. Nobody can play there until whoever runs the server has restored it from a backup.

# Where: table: in place of the board.
# Length: a sentence
table-removed = The host has removed you from the table.

# Where: table: in place of the board.
# Length: a sentence
table-left = You have left the table.

# Where: table: in place of the board, until the connection is back.
# Length: a sentence
table-restart = The server is restarting; it will be back in a moment.

# Where: new table: below the buttons.
# Length: a paragraph
table-busy = The server has too many tables at the moment. Try again later.

# Where: new table: below the buttons.
# Length: a sentence
table-disk = The server is running out of space, so no new tables can be opened for now.

# Where: table: in place of the board, after a secret link that is wrong.
# Length: a sentence
table-key = This key is not valid for this table.

# Where: any screen: below the button, after too many requests.
# Length: a sentence
table-rate = That was too much at once. Wait a moment.

# Where: new table: below the buttons.
# $limit (number): tables in an hour: 20
# Length: a sentence
table-many = Only { $limit ->
    [one] one table
   *[other] { $limit } tables
  } per hour can be opened from here.

# Where: table: in place of the board.
# $limit (number): connections at the same time: 40
# Length: a sentence
table-crowd = There are already { $limit } connections from your address.

# Where: the answer to an address that is none.
# Length: a sentence
table-no-page = There is nothing to see or do here.

# Where: the answer to a request from another site; seen by whoever runs that site.
# Length: a sentence
table-origin = This page belongs to another site, so it gets no answer.

# Where: the answer to an address that the server does not use; seen by whoever runs the server.
# $host (text): the name that was asked for: games.example
# Length: a paragraph
table-host = This server does not use the name { $host }. Whoever runs the server can add the name to allowed_hosts.

# Where: the answer to a request that is too long; seen by authors of programs.
# $limit (number): bytes: 65536
# Length: a sentence
table-size = This is too long; the limit is { $limit } bytes.

# Where: the answer to a message that cannot be parsed; seen by authors of programs.
# $detail (text): what the parser says, in English: unknown field “mvoe”
# Length: a sentence
table-message = This message cannot be understood: { $detail }

# Where: the answer to a client of another version; seen by authors of programs.
# $ours (ordinal): the version of the server: 2
# $found (ordinal): the version of the client: 1
# Length: a sentence
table-protocol = This server speaks protocol { $ours }, not { $found }.

# Where: the answer to a wrong first message; seen by authors of programs.
# Length: a sentence
table-hello = The first message must be hello.

# Where: the answer to a second hello; seen by authors of programs.
# Length: a sentence
table-hello-twice = You have already said hello.

# Where: table: below the board of somebody who has no seat.
# Length: a paragraph
table-watching = You cannot do that while you are watching: you need a seat at the table.

# Where: new table, free seat: below the field, after a name that cannot be shown.
# $limit (number): the longest name: 20
# Length: a sentence
table-name = A name needs a letter, and only its first { $limit } characters are shown.

# Where: new table: below the buttons, after an edition that the server does not have.
# $edition (text): the name that was asked for: fourth
# $editions (text): the editions that there are: classic, three
# Length: a sentence
table-edition = There is no edition “{ $edition }”; the editions are { $editions }.

# Where: table: in place of the board.
# $edition (text): the name of the edition: three
# $game (text): the game’s short name: hunt
# Length: a paragraph
table-edition-changed = The edition “{ $edition }” of { $game } has changed on this server, although the version of its rules is the same. So this table cannot be shown until whoever runs the server brings the old edition back.

# Where: new table: below the buttons; seen by authors of programs.
# Length: a sentence
table-no-host = A table needs the name of whoever opens it.

# Where: replay: after “Play on from this moment” at the end of a match.
# Length: a sentence
table-start-over = The game is over in this position; nobody could play on from it.

# Where: replay: in place of the board.
# $match (ordinal): the number of the match at this table: 2
# Length: a sentence
table-no-record = Game { $match } has not been saved yet.

# Where: programs and command verify: the server cannot attest a match.
# $match (ordinal): the number of the match: 2
# Length: a sentence
table-no-receipt = Game { $match } is too old: no closing hash was kept for it.

# Where: replay: in place of luck and choices.
# Length: a sentence
table-no-analysis = This game cannot be analysed.

# Where: table: below the board, after a touch that came too late.
# Length: a sentence
table-stale = The table has changed in the meantime; this is how it stands now.

# Where: table: below the board, before a match begins or after its end.
# Length: a sentence
table-no-match = No game is being played.

# Where: table: below the board, after a move out of turn.
# $seat (name): who is to play: Anna
# Length: a sentence
table-turn = It is { $seat }’s turn.

# Where: table: below the board, after a move while the computer plays for one.
# $seat (name): for whom the computer plays: Jonas
# Length: a sentence
table-taken-over = The computer is playing for { $seat } at the moment.

# Where: table: below the board, after “I am back”.
# Length: a sentence
table-not-taken-over = The computer is not playing for you, or your time is up.

# Where: table: below the board, after a roll that nobody has to make.
# Length: a sentence
table-no-chance = There is nothing to roll or draw now.

# Where: table: below the board, after a roll before all devices have added their numbers.
# $seats (names): whose devices have not answered: Anna
# Length: a sentence
table-waiting = The dice are still waiting for the devices of { $seats }.

# Where: the answer to a second number of one device; seen by authors of programs.
# Length: a sentence
table-shaken = Your device has already added its number to the dice.

# Where: table: below the board, after a touch elsewhere while a disc is lifted.
# Length: a sentence
table-lifted = The piece in your hand must be played.
    .rule = Whoever lifts a piece must play it.
    .short = Touch where the disc in your hand should go.

# Where: the answer to lifting where nothing is covered; seen by authors of programs.
# Length: a sentence
table-not-hidden = Nothing is hidden at this table, so nothing needs to be lifted.

# Where: table: below the board, after “Take back”.
# Length: a sentence
table-no-undo = This cannot be taken back.

# Where: table: below the board, after “Take back”.
# Length: a sentence
table-undo-asked = Somebody has already asked for that.

# Where: table: below the board, after an answer that nobody waits for.
# Length: a sentence
table-not-asked = You were not asked, or you have already answered.

# Where: table: below the board, after a phrase, if the host does not want any.
# Length: a sentence
table-quiet = Nobody can talk at this table.

# Where: table: below the board, after asking for a hint.
# Length: a sentence
table-hint-off = There are no hints at this table.

# Where: table: below the board, after asking for a hint.
# Length: a sentence
table-hint-hidden = There is no hint where something is hidden: you have to remember it yourself.

# Where: table: below the board, after asking for a hint.
# Length: a sentence
table-hint-chance = There is nothing to choose now, so there is no hint to give.

# Where: table: below the board, after asking for a hint.
# Length: a sentence
table-hint-often = That was a lot of hints at once. Think for a moment first!

# Where: table: below the board, after asking for a hint.
# Length: a sentence
table-hint-failed = The computer has no hint this time. Try again.

# Where: table: below the board, after asking for a hint; replay: in place of luck and choices.
# Length: a paragraph
table-thinking = The computer has too much to think about right now. Try again in a moment.

# Where: free seat: in place of the link.
# Length: a sentence
table-locked = The table is locked.

# Where: free seat: below the button, if somebody else was faster.
# Length: a sentence
table-full = There is no free seat.

# Where: table: below the board.
# Length: a paragraph
table-log-full = So much has happened at this table that there is no room for more. You can play the current game to its end; after that, open a new table.

# Where: free seat: below the button, if somebody else was faster.
# $seat (name): the seat: Ирина
# Length: a sentence
table-taken = The seat { $seat } is not free.

# Where: the answer to a seat that is not there; seen by authors of programs.
# $seat (text): the letter that was asked for: x
# Length: a sentence
table-no-seat = There is no seat { $seat }.

# Where: panel “This table”: after “Remove”, if the guest has gone already.
# Length: a sentence
table-nobody = There is nobody with that number to remove.

# Where: panel “This table”: after a button that only the host may use.
# Length: a sentence
table-not-host = Only the host can do that.

# Where: panel “This table”: after “Delete the table”, by somebody who has not played.
# Length: a sentence
table-not-player = Only whoever opened the table can do that, or somebody who has played here.

# Where: table: below the board, if a match cannot begin.
# Length: a sentence
table-open-seats = Some seats are still free.

# Where: table: below the board, after an attempt to begin again.
# Length: a sentence
table-begun = The game has already begun.
