## What every game shares: moves

move-action = Action { $action } is not legal here: the mask shows which of the { $count } actions are.
    .rule = An action stands for a move, and only legal moves are played.
move-lane = Lane { $lane }: action { $action } is not legal there; the mask shows which of the { $count } actions are. Nothing was played.
    .rule = An action stands for a move, and only legal moves are played.
move-over = The match is over; “{ $move }” comes too late.
    .rule = Nobody moves after the end.
move-chance = Nobody chooses here: chance decides between { $outcomes }.
    .rule = Dice, bag, tiles and slide decide by themselves.

## Positions

position-fields = a position has { $wanted } fields ({ $names }) with one space between them; here are { $found }
position-number = { $field }: “{ $found }” is not a whole number from { $low } to { $high }
position-count = { $field }: { $found ->
    [one] { $found } entry
   *[other] { $found } entries
  } where { $wanted } belong
position-players = a position for { $found } seats; the game is for { $least } to { $most }
position-seat = SEAT: “{ $found }” is none of { $seats }
position-step = { $field }: “{ $found }” is none of { $steps }
position-canonical = not the canonical text of this position, which is “{ $text }”
position-long = a position has at most { $limit } characters

## Questions that are off

usage-game = there is no game “{ $game }”; there are { $games }
usage-players = { $game } is for { $least } to { $most } players, not { $players }
usage-variant = { $game } has no variant “{ $variant }”; it has { $variants }
usage-edition = there is no edition “{ $edition }”; there are { $editions }, and your own by a path that ends in .toml
usage-turns = a match cannot end after { $turns } turns; 0 is for no limit
usage-path = the path “{ $path }” has a sign that OpenSpiel does not read back: one of { $signs }

## Files

file-unreadable = { $where }: cannot be read: { $detail }
file-large = { $where }: larger than { $limit } bytes

## Editions

edition-utf8 = { $where }: not UTF-8 text
edition-syntax = { $where }: no TOML: { $detail }
edition-unknown = { $where }: no such key; the keys are { $keys }
edition-missing = { $where }: is missing
edition-whole = { $where }: { $found } is not a whole number from { $low } to { $high }
edition-list = { $where }: { $found } is not a list
edition-length = { $where }: { $found } entries; from { $least } to { $most } are possible
edition-word = { $where }: { $found } is not of the form { $pattern }
edition-marks = { $where }: { $found } does not begin with one of { $marks }
edition-ascending = { $where }: should be in ascending order, nothing twice
edition-beyond = { $where }: { $found } is beyond { $limit }
edition-faceless = { $where }: the die has no face

## Commands

why-legal = “{ $move }” is legal.

## Matches

move-no-undo = There is no choice to take back: chance has spoken since, or nothing was played yet.
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
result-turns = drawn: a thousand turns are over
result-abandoned = abandoned

## Records

record-unwritable = { $file }: cannot be written: { $detail }
record-json = { $file }: no JSON: { $detail }
record-format = no record of a match: it should say "kasimir": { $format }
record-part = the record’s part “{ $where }” is missing or is no { $kind }
record-value = the record’s part “{ $where }” is “{ $found }”; it should be { $wanted }
record-start = the record’s part “start” is no position of the game: { $reason }
record-event = event { $number }, “{ $event }”: { $reason }
record-long = the record has { $found } events; a replay shows at most { $limit }
record-sealed = the seed of the dice has not been revealed yet

verify-sound = Sound: { $events } events, { $rolls } rolls and draws recomputed; { $result }.
verify-failed = The record does not verify: { $faults }
verify-faults = { $count ->
    [one] One thing is
   *[other] { $count } things are
  } wrong with this record:
verify-version = it was played by version { $found } of the rules; these are version { $ours }
verify-edition = its edition “{ $edition }” is not the one of this program, although the version of the rules is the same
verify-sealed = the seed of the dice has not been revealed, so the rolls cannot be checked
verify-commitment = the seed and the computer’s entropy are not those that the host had committed to
verify-roll = event { $number } says “{ $event }”, but the dice gave “{ $rolled }”
verify-move = event { $number }, “{ $event }”, is not legal ({ $code }): { $reason }
verify-late = event { $number }, “{ $event }”, comes after the end of the match
verify-places = the places do not fit the events, from event { $number } on
verify-result = the result is told as “{ $told }”; it is “{ $true }”

compile-first = Compiling { $game } for the first time; this takes half a minute, once.
usage-positions = Reading positions from standard input, one a line; Ctrl-D ends.
usage-number = { $name }: { $found } is not a whole number from { $low } to { $high }
usage-bot = there is no bot “{ $bot }”; there are { $bots }
usage-bots = { $found } bots; a contest has at least 2, and not more than its { $players } seats
usage-word = { $name }: “{ $found }” is none of { $words }
usage-render = nothing was said about how to draw: make the environment with render_mode, one of { $modes }
usage-seeds = { $found } seeds for { $lanes } lanes
usage-actions = actions are { $lanes } whole numbers, one a lane, not { $found }
usage-masks = masks have a row a lane and a column an action, { $wanted }, not { $found }
usage-reset = reset comes before the first step
usage-hidden = { $game } is played with everything in sight: it has no hidden table
usage-seconds = --seconds: { $found } is not a number above 0, at most { $most }
usage-names = { $found } names for { $players } seats
usage-name = “{ $name }” cannot be a name: at most { $limit } signs that can be printed
usage-first = “{ $first }” does not sit at the table; there are { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Which game (1-{ $count })?
terminal-seats = { $game }: the seats are { $seats }, in turn order.
terminal-names = Who plays? Names with commas between them, “bot” or “bot:hard” for the computer (Enter: you against the computer):
terminal-you = Player
terminal-waking = The computer wakes up …
terminal-thinking = { $name } thinks …
terminal-who-starts = Who starts? A name ({ $names }), or Enter to draw lots:
terminal-commands = At any question: u takes a choice back, s saves, q saves and leaves, ? shows this. A move goes by its number or its text.
terminal-commitment = The dice are committed to: { $commitment }
terminal-revealed = The dice’s seed, now open: { $seed }
terminal-hand-over = The keyboard goes to { $name }
terminal-roll = { $name }: Enter lets chance decide.
terminal-go-on = Enter lets { $name } play, u takes your choice back:
terminal-move = { $name }, your move (1-{ $count })?
terminal-chance = { $name }: chance says { $outcome }.
terminal-played = { $name } plays { $move }.
terminal-bring-new = bring a new pile
terminal-bring-on = bring onto { $place }
terminal-lift = lift from { $place }
terminal-lay-new = begin a new pile
terminal-lay-on = lay onto { $place }
terminal-lifted = A lifted piece must be played: choose where it goes.
terminal-no-undo-hidden = Nothing is taken back on a table where pieces are hidden: what was seen cannot be unseen.
terminal-saved = Saved to { $file }.
terminal-resume = Go on with: kasimir terminal --resume { $file }
terminal-finished = Enter leaves, s saves the record:

replay-commands = Enter goes on, b goes back, a number from 0 to { $events } jumps there, q leaves.
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
simulate-results = Wins that were shared: { $shared }; drawn matches: { $drawn }
simulate-lengths = Turns a match: { $turns } (longest { $longest }); choices a match: { $moves }
simulate-times = { $seconds } s, { $cpu } s of processor time, { $speed } ns a choice

## The arena

arena-other = { $file }: not the rounds of this very contest; name another file
arena-games = { $games } matches at tables of { $players }, everyone once in every seat with the same luck
arena-column-bot = bot
arena-column-score = share of the win
arena-column-interval = 95% interval
arena-column-elo = Elo
arena-column-elo-interval = 95% interval
