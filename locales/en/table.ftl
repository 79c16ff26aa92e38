# What cannot be done at a table of the match server.

table-unknown = There is no table { $table }, or it is gone.
table-gone = The table { $table } is gone.
table-deleted = The table was deleted.
table-removed = The host has removed you from the table.
table-left = You have left the table.
table-restart = The server starts anew; it will be back in a moment.
table-busy = The server has too many tables for the moment. Try again later.
table-key = This is no key to this table.
table-rate = That was too much at once. Wait a moment.
table-many = Only { $limit } tables an hour can be opened from here.
table-origin = This page is not ours, so it gets no answer.
table-size = This is too long; { $limit } bytes are enough.
table-message = This message cannot be understood: { $detail }
table-protocol = This server speaks protocol { $ours }, not { $found }.
table-hello = The first message must be hello.
table-hello-twice = You have said hello already.
table-watching = You are watching. Only those who sit at the table can do that.
table-name = A name needs a letter, and only its first { $limit } signs are shown.
table-edition = There is no edition { $edition }; there are { $editions }.
table-no-host = A table needs the name of whoever opens it.
table-no-record = Match { $match } has no record yet.

table-stale = The table has changed meanwhile; here is how it stands now.
table-no-match = No match is being played.
table-turn = It is the turn of { $seat }.
table-taken-over = The computer plays for { $seat } at present.
table-not-taken-over = The computer does not play for you, or your time is up.
table-no-chance = There is nothing to roll or draw now.
table-waiting = The dice still wait for the devices of { $seats }.
table-shaken = Your device has added to the dice already.
table-lifted = The piece in your hand must be played.
    .rule = Whoever lifts a piece must play it.
table-not-hidden = Nothing is hidden at this table, so nothing needs to be lifted.
table-no-undo = This cannot be taken back.
table-undo-asked = Somebody has asked for that already.
table-not-asked = You were not asked, or you have answered.
table-quiet = At this table nobody talks.

table-locked = The table is locked.
table-full = There is no free seat.
table-taken = The seat { $seat } is not free.
table-no-seat = There is no seat { $seat }.
table-nobody = There is nobody of that number whom you could remove.
table-not-host = Only the host can do that.
table-open-seats = Some seats are still free.
table-begun = The match has begun.
