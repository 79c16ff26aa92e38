## Moves in every game

move-action = Action { $action } is not legal here: the mask shows which of the { $count } actions are.
    .rule = An action stands for a move, and only legal moves are played.
move-lane = Lane { $lane }: action { $action } is not legal there; the mask shows which of the { $count } actions are. Nothing was played.
    .rule = An action stands for a move, and only legal moves are played.
move-over = The match is over; “{ $move }” comes too late.
    .rule = Nobody moves after the end.
move-chance = There is no choice here: chance decides between { $outcomes }.
    .rule = Dice, bag, tiles and slide decide by themselves.

## Positions

position-fields = a position has { $wanted } fields ({ $names }) separated by single spaces; this text has { $found }
position-number = { $field }: “{ $found }” is not a whole number from { $low } to { $high }
position-count = { $field }: { $found ->
    [one] { $found } entry
   *[other] { $found } entries
  } instead of { $wanted }
position-players = the position has { $found } seats; the game has { $least } to { $most }
position-seat = SEAT: “{ $found }” is not one of { $seats }
position-step = { $field }: “{ $found }” is not one of { $steps }
position-canonical = not the canonical text of this position, which is “{ $text }”
position-long = a position has at most { $limit } characters

## Invalid options

usage-game = there is no game “{ $game }”; there are { $games }
usage-players = { $game } is for { $least } to { $most } players, not { $players }
usage-variant = { $game } has no variant “{ $variant }”; it has { $variants }
usage-edition = there is no edition “{ $edition }”; choose one of { $editions }, or give the path of your own .toml file
usage-turns = { $turns } is not a possible turn limit; 0 means no limit
usage-path = the path “{ $path }” contains a character that OpenSpiel cannot parse: one of { $signs }

## Files

file-unreadable = { $where }: cannot be read: { $detail }
file-large = { $where }: larger than { $limit } bytes

## Editions

edition-utf8 = { $where }: not UTF-8 text
edition-syntax = { $where }: invalid TOML: { $detail }
edition-unknown = { $where }: unknown key; the keys are { $keys }
edition-missing = { $where }: is missing
edition-whole = { $where }: { $found } is not a whole number from { $low } to { $high }
edition-list = { $where }: { $found } is not a list
edition-length = { $where }: { $found } entries; there must be { $least } to { $most }
edition-word = { $where }: { $found } does not match { $pattern }
edition-marks = { $where }: { $found } does not begin with one of { $marks }
edition-ascending = { $where }: must be in ascending order, without duplicates
edition-beyond = { $where }: { $found } is beyond { $limit }
edition-faceless = { $where }: the die has no face

## Commands

why-legal = “{ $move }” is legal.

## Matches

move-no-undo = There is no choice to take back: chance has decided since, or nothing has been played yet.
    .rule = Choices may be taken back as far as the last roll, draw, flip or slide.

list-names = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
  }
result-none = not finished
result-won = { $count ->
    [one] won by { $winners }
   *[other] won together by { $winners }
  }
result-repetition = drawn: the same position came up for the third time
result-turns = drawn: the limit of a thousand turns was reached
result-abandoned = abandoned

## Records

record-unwritable = { $file }: cannot be written: { $detail }
record-json = { $file }: invalid JSON: { $detail }
record-format = not a record of a match: it should contain "kasimir": { $format }
record-part = the record’s part “{ $where }” is missing or is no { $kind }
record-value = the record’s part “{ $where }” is “{ $found }”; it should be { $wanted }
record-start = the record’s part “start” is not a position of the game: { $reason }
record-event = event { $number }, “{ $event }”: { $reason }
record-long = the record has { $found } events; a replay shows at most { $limit }
record-sealed = the seed of the dice has not been revealed yet

verify-sound = Sound: { $events } events, { $rolls } rolls and draws recomputed; { $result }.
verify-consistent = Consistent, not attested: { $events } events, { $rolls } rolls and draws recomputed; { $result }.
verify-by-nobody = Nobody has confirmed that these are the names, the choices and the result of the match that was played.
verify-by-device = This device was there when the match ended: the names, the choices and the result are the ones it saw.
verify-by-server = The server confirms that the names, the choices and the result are the ones that were played.
verify-old = It has the older format, in which nothing ties the names, the choices, the variant or the edition to the dice.
verify-link = { $url } is not a link to a match, such as http://localhost:8080/t/NAME/replay/1.
verify-failed = The record does not verify: { $faults }
verify-faults = { $count ->
    [one] One thing is
   *[other] { $count } things are
  } wrong with this record:
verify-version = it was played with version { $found } of the rules; this program has version { $ours }
verify-edition = its edition “{ $edition }” differs from the one in this program, although the version of the rules is the same
verify-sealed = the seed of the dice has not been revealed, so the rolls cannot be checked
verify-commitment = the set-up, the seed and the computer’s entropy do not match the host’s commitment
verify-roll = event { $number } says “{ $event }”, but the dice gave “{ $rolled }”
verify-move = event { $number }, “{ $event }”, is not legal ({ $code }): { $reason }
verify-late = event { $number }, “{ $event }”, comes after the end of the match
verify-places = the places do not match the events, from event { $number } on
verify-result = the result is recorded as “{ $told }”, but it is “{ $true }”
verify-chain = the closing hash does not fit: a name, a choice or the result was changed, or events are missing
verify-server = the server kept another closing hash: this is not the match that was played there
verify-device = this device saw another match with these dice: a name, a choice or the result was changed

compile-first = Compiling { $game } for the first time. This takes about half a minute, and only once.
usage-positions = Reading positions from standard input, one per line; Ctrl-D ends.
usage-number = { $name }: { $found } is not a whole number from { $low } to { $high }
usage-bot = there is no bot “{ $bot }”; there are { $bots }
usage-bots = { $found } bots; a contest needs at least 2, and at most one for each of its { $players } seats
usage-word = { $name }: “{ $found }” is not one of { $words }
usage-render = no render mode was given: create the environment with render_mode, one of { $modes }
usage-seeds = { $found } seeds for { $lanes } lanes
usage-actions = actions must be { $lanes } whole numbers, one per lane, not { $found }
usage-masks = masks must have one row per lane and one column per action, { $wanted }, not { $found }
usage-reset = call reset before the first step
usage-hidden = { $game } has no hidden pieces, so it has no hidden table
usage-seconds = --seconds: { $found } is not a number greater than 0 and at most { $most }
usage-names = { $found } names for { $players } seats
usage-name = “{ $name }” cannot be a name: use at most { $limit } printable characters
usage-first = “{ $first }” is not at the table; the players are { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Which game (1-{ $count })?
terminal-seats = { $game }: the seats are { $seats }, in turn order.
terminal-names = Who plays? Names separated by commas, “bot” or “bot:hard” for the computer (Enter: you against the computer):
terminal-you = Player
terminal-waking = The computer is getting ready …
terminal-thinking = { $name } is thinking …
terminal-who-starts = Who starts? A name ({ $names }), or Enter to draw lots:
terminal-commands = At any prompt: u takes a choice back, s saves, q saves and quits, ? shows this. Enter a move by its number or its text.
terminal-commitment = Commitment of the dice: { $commitment }
terminal-revealed = Seed of the dice, now revealed: { $seed }
terminal-hand-over = Hand the keyboard to { $name }
terminal-roll = { $name }: press Enter to let chance decide.
terminal-go-on = Press Enter to let { $name } play, or u to take your choice back:
terminal-move = { $name }, your move (1-{ $count })?
terminal-chance = { $name }: the outcome is { $outcome }.
terminal-played = { $name } plays { $move }.
terminal-bring-new = bring a new pile
terminal-bring-on = bring onto { $place }
terminal-lift = lift from { $place }
terminal-lay-new = begin a new pile
terminal-lay-on = lay onto { $place }
terminal-lifted = A lifted piece must be played: choose where it goes.
terminal-no-undo-hidden = Moves cannot be taken back while pieces are hidden: what was seen cannot be unseen.
terminal-saved = Saved to { $file }.
terminal-resume = Resume with: kasimir terminal --resume { $file }
terminal-finished = Press Enter to quit, or s to save the record:

replay-commands = Enter goes forward, b goes back, a number from 0 to { $events } jumps there, q quits.
replay-ask = { $at } of { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games } matches, bot { $bot }, seed { $seed }
simulate-stopped = Stopped after { $games } of { $wanted } matches, bot { $bot }, seed { $seed }
simulate-column-seat = seat
simulate-column-wins = wins
simulate-column-rate = rate
simulate-column-interval = 95% interval
simulate-column-value = value
simulate-results = Shared wins: { $shared }; drawn matches: { $drawn }
simulate-lengths = Turns per match: { $turns } (longest { $longest }); choices per match: { $moves }
simulate-times = { $seconds } s, { $cpu } s of CPU time, { $speed } ns per choice

## The arena

arena-other = { $file }: contains rounds of another contest; choose another file
arena-games = { $games } matches with { $players } seats, every bot once in every seat with the same luck
arena-column-bot = bot
arena-column-score = share of the win
arena-column-interval = 95% interval
arena-column-elo = Elo
arena-column-elo-interval = 95% interval

## Laying out a new game

newgame-checkout = “{ $folder }” is not in a checkout of Kasimir: a game is added to its sources
newgame-name = “{ $name }” cannot be the name of a game: it takes 2 to { $most } letters from a to z, and no word of Python’s own
newgame-taken = the name “{ $name }” is taken, by a game or by words of the catalogue
newgame-there = { $file } is there already; nothing was written
newgame-wrote = { $count } files written:
newgame-generated = Generated anew:
newgame-next = Next: “python3 run.py setup test” builds the browser client, “kasimir terminal { $game }” plays the game, and docs/add-a-game.md says what each file is for.
