## Moves in every game

# Where: research environments: the error after an illegal action.
# $action (number): the action: 17
# $count (number): all actions: 128
# Length: a sentence
move-action = Action { $action } is not legal here: the mask shows which of the { $count } actions are.
    .rule = An action stands for a move, and only legal moves are played.

# Where: research environments: the error after an illegal action in one of several matches.
# $lane (ordinal): the match, from 0: 3
# $action (number): the action: 17
# $count (number): all actions: 128
# Length: a paragraph
move-lane = Lane { $lane }: action { $action } is not legal there; the mask shows which of the { $count } actions are. Nothing was played.
    .rule = An action stands for a move, and only legal moves are played.

# Where: terminal and programs: a refusal, after the end of a match.
# $move (text): the move as it was written: p+3
# Length: a sentence
move-over = The match is over; “{ $move }” comes too late.
    .rule = Nobody moves after the end.

# Where: terminal and programs: a refusal, where only chance decides.
# $outcomes (text): what may happen: 1, 2, 3, 4
# Length: a sentence
move-chance = There is no choice here: chance decides among { $outcomes }.
    .rule = Dice, bag, tiles and slide decide by themselves.

## Positions

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $wanted (number): fields that a position has: 6
# $names (text): the names of the fields: PANTRY TRACK HOME FIRST SEAT DIE
# $found (number): fields of this text: 5
# Length: a sentence
position-fields = a position has { $wanted } fields ({ $names }) separated by single spaces; this text has { $found }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $field (text): the name of the field: SEAT
# $found (text): what was written: x
# $low (number): the least number: 0
# $high (number): the greatest number: 9
# Length: a sentence
position-number = { $field }: “{ $found }” is not a whole number from { $low } to { $high }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $field (text): the name of the field: SEAT
# $found (number 0-99): entries that there are: 0 | 1 | 2 | 5
# $wanted (number): entries that there should be: 3
# Length: 45 characters
position-count = { $field }: { $found ->
    [one] { $found } entry
   *[other] { $found } entries
  } instead of { $wanted }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (number): seats of the position: 6
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# Length: a sentence
position-players = the position has { $found } seats; the game has { $least } to { $most }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $seats (text): the letters of the seats: r, b
# Length: 40 characters
position-seat = SEAT: “{ $found }” is not one of { $seats }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $field (text): the name of the field: SEAT
# $found (text): what was written: x
# $steps (text): what it may be: roll, over
# Length: 50 characters
position-step = { $field }: “{ $found }” is not one of { $steps }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $text (text): the right text of the position: 4,4 - 0,0 - r ?
# Length: a sentence
position-canonical = not the canonical text of this position, which is “{ $text }”

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $limit (number): the most characters: 4096
# Length: 55 characters
position-long = a position has at most { $limit } characters

## Invalid options

# Where: commands and programs: the error of an option or an argument.
# $game (text): the name that was given: chess
# $games (text): the names of all games: hunt, towers
# Length: a sentence
usage-game = there is no game “{ $game }”; the games are { $games }

# Where: commands and programs: the error of an option or an argument.
# $game (text): the name that was given: chess
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# $players (number): players that were asked for: 7
# Length: a sentence
usage-players = { $game } is for { $least } to { $most } players, not { $players }

# Where: commands and programs: the error of an option or an argument.
# $game (text): the name that was given: chess
# $variant (text): what was asked for: wild
# $variants (text): what there is: family, older
# Length: a sentence
usage-variant = { $game } has no variant “{ $variant }”; its variants are { $variants }

# Where: commands and programs: the error of an option or an argument.
# $edition (text): what was asked for: fourth
# $editions (text): what there is: classic, three
# Length: a sentence
usage-edition = there is no edition “{ $edition }”; choose one of { $editions }, or give the path of your own .toml file

# Where: commands: the error of `--first`.
# $seat (text): what was typed: x
# $seats (text): the seats that may start: r, b
# Length: a sentence
usage-starter = { $seat } cannot start here; these seats can: { $seats }

# Where: commands: the error of `--first` in a game where one seat always starts.
# $game (text): the game’s short name: discs
# $seat (text): the seat that starts: m
# Length: a sentence
usage-starter-fixed = in { $game } nobody chooses who starts: { $seat } always does

# Where: commands: the error of `--set`.
# $name (text): what was typed: catstart
# $options (text): the options that there are: cat_start
# Length: a sentence
usage-option = there is no option “{ $name }” here; the options are: { $options }

# Where: commands: the error of `--set`.
# $name (text): the option: cat_start
# $found (text): what was typed: 2
# $values (text): the values that it may have: 1, 4, 7
# Length: a sentence
usage-option-value = { $name } cannot be { $found } here; choose one of { $values }

# Where: research environments: the error of a setting.
# $turns (number): what was asked for: -1
# Length: a sentence
usage-turns = { $turns } is not a possible turn limit; 0 means no limit

# Where: research environments: the error of a setting.
# $path (text): the path of a file: my,own.toml
# $signs (text): the characters: , = ( )
# Length: a sentence
usage-path = the path “{ $path }” contains a character that OpenSpiel cannot parse: one of { $signs }

## Files

# Where: commands: the error of a file that is read.
# $where (text): the file: own.toml
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
file-unreadable = { $where }: cannot be read: { $detail }

# Where: commands: the error of a file that is read.
# $where (text): the file: own.toml
# $limit (number): the most bytes: 65536
# Length: 50 characters
file-large = { $where }: larger than { $limit } bytes

## Editions

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# Length: 50 characters
edition-utf8 = { $where }: not UTF-8 text

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
edition-syntax = { $where }: invalid TOML: { $detail }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $keys (text): the keys that there are: spaces, goal
# Length: a sentence
edition-unknown = { $where }: unknown key; the keys are { $keys }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# Length: 45 characters
edition-missing = { $where }: is missing

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# $low (number): the least number: 1
# $high (number): the greatest number: 12
# Length: a sentence
edition-whole = { $where }: { $found } is not a whole number from { $low } to { $high }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# Length: 55 characters
edition-list = { $where }: { $found } is not a list

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# $least (number): the fewest entries: 3
# $most (number): the most entries: 40
# Length: a sentence
edition-length = { $where }: { $found } entries; there must be { $least } to { $most }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# $pattern (text): a regular expression: [a-z]+
# Length: a sentence
edition-word = { $where }: { $found } does not match { $pattern }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# $marks (text): the possible beginnings: + -
# Length: a sentence
edition-marks = { $where }: { $found } does not begin with one of { $marks }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# Length: a sentence
edition-ascending = { $where }: must be in ascending order, without duplicates

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $found (text): what was written: 99
# $limit (number): the greatest number: 17
# Length: 55 characters
edition-beyond = { $where }: { $found } is beyond { $limit }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# Length: 60 characters
edition-faceless = { $where }: the die has no face

## Commands

# Where: command why: its answer, if a move is legal.
# $move (text): the move as it was written: p+3
# Length: a sentence
why-legal = “{ $move }” is legal.

## Matches

# Where: terminal and programs: a refusal, after “u”.
# Length: a sentence
move-no-undo = There is no choice to take back: chance has decided since, or nothing has been played yet.
    .rule = Choices may be taken back as far as the last roll, draw, turned tile or slide.

## What to do now, in games without sentences of their own.

# Where: table: the status line, before a roll or a draw; the second text tells the others.
# $seat (name): the player: Anna
# Length: a sentence
prompt-chance = Touch what glows.
    .other = It is { $seat }’s turn.

# Where: table: the status line, before a move; the second text tells the others.
# $seat (name): the player: Anna
# Length: a sentence
prompt-choice = Choose something that glows.
    .other = It is { $seat }’s turn.

# Where: table: the status line, in any game, after the first touch of a move.
# Length: 40 characters
prompt-next = Now touch where it goes.

# Where: wherever several names stand in a sentence.
# $count (number 2-9): how many names there are: 2 | 3
# $first (text): all names but the last one, with commas: Anna
# $last (name): the last name: Jonas
# Length: 25 characters
list-names = { $count ->
    [2] { $first } and { $last }
   *[other] { $first }, and { $last }
  }
    .before-i = { list-names }

# Where: commands and replay: the result of a match that was not finished.
# Length: 25 characters
result-none = not finished

# Where: commands: the result of a match, inside a sentence.
# $count (number 1-4): how many have won: 1 | 2
# $winners (names): who has won, as a list: Anna
# Length: 45 characters
result-won = { $count ->
    [one] won by { $winners }
   *[other] won together by { $winners }
  }

# Where: commands, end of a match, replay: the result, inside a sentence or as a heading.
# Length: a sentence
result-repetition = drawn: the same position came up for the third time

# Where: commands, end of a match, replay: the result, inside a sentence or as a heading.
# Length: a sentence
result-turns = drawn: the limit of a thousand turns was reached

# Where: commands, end of a match, replay: the result, inside a sentence or as a heading.
# Length: 20 characters
result-abandoned = abandoned

# Where: end of a match, terminal: a line for somebody who has won, in a game without a line of its own.
# Length: a sentence
finish-won = Well played!

# Where: end of a match, terminal: a line for somebody who has not won, in a game without a line of its own.
# Length: a sentence
finish-lost = Well played! Next time it is your turn to win.

# Where: end of a match, terminal: a line for everybody, if nobody has won.
# Length: a sentence
finish-drawn = Nobody has lost. That is a good game, too!

## Records

# Where: commands: the error when a record or a picture cannot be saved.
# $file (text): the file: match.json
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
record-unwritable = { $file }: cannot be written: { $detail }

# Where: commands; open a record: the error of a file that is no JSON.
# $file (text): the file: match.json
# $detail (text): what the system says, in its language: No such file or directory
# Length: a sentence
record-json = { $file }: invalid JSON: { $detail }

# Where: commands; open a record: the error of a file that is no record.
# $format (ordinal): the version of the format: 1
# Length: a sentence
record-format = not a record of a match: it should contain "kasimir": { $format }

# Where: commands; open a record: the error of a damaged record.
# $where (text): a part of the JSON file: dice.seed
# $kind (text): what it should be, in English: list
# Length: a sentence
record-part = the record’s part “{ $where }” is missing or has the wrong type; it should be: { $kind }

# Where: commands; open a record: the error of a damaged record.
# $where (text): a part of the JSON file: dice.seed
# $found (text): what it is: seven
# $wanted (text): what it should be: 7
# Length: a sentence
record-value = the record’s part “{ $where }” is “{ $found }”; it should be { $wanted }

# Where: commands; open a record: the error of a damaged record.
# $reason (message): why not: position-long
# Length: a sentence
record-start = the record’s part “start” is not a position of the game: { $reason }

# Where: commands; open a record: the error of a damaged record.
# $number (ordinal): the number of the event: 12
# $event (text): a move or a roll as it is written in the record: p+3
# $reason (message): why not: move-over
# Length: a sentence
record-event = event { $number }, “{ $event }”: { $reason }

# Where: open a record: the error of a very long record.
# $found (number): events of the record: 123456
# $limit (number): the most events: 20000
# Length: a sentence
record-long = the record has { $found } events; a replay shows at most { $limit }

# Where: commands: the error of a record whose match is not finished.
# Length: a sentence
record-sealed = the seed of the dice has not been revealed yet

# Where: command verify: its answer, if a record is right.
# $events (number 0-9999): events of the match: 57
# $rolls (number 0-9999): rolls and draws among them: 28
# $result (message): the result: result-repetition
# Length: a sentence
verify-sound = Sound: { $events } events, { $rolls } rolls and draws recomputed; { $result }.

# Where: command verify: the result, if nothing is wrong but nobody has attested the record.
# $events (number 0-9999): events of the match: 57
# $rolls (number 0-9999): rolls and draws: 28
# $result (message): how it ended: result-repetition
# Length: a sentence
verify-consistent = Consistent, not attested: { $events } events, { $rolls } rolls and draws recomputed; { $result }.

# Where: command verify, replay: below “consistent, not attested”.
# Length: a sentence
verify-by-nobody = Nobody has confirmed that these are the names, the choices and the result of the match that was played.

# Where: replay: below “Yes!”, if this device was there.
# Length: a sentence
verify-by-device = This device was there when the match ended: the names, the choices and the result are the ones it saw.

# Where: command verify, replay: below the result, if the server has attested the record.
# Length: a sentence
verify-by-server = The server confirms that the names, the choices and the result are the ones that were played.

# Where: command verify, replay: below the result of an older record.
# Length: a sentence
verify-old = This record has the older format, in which nothing ties the names, the choices, the variant or the edition to the dice.

# Where: command verify: the error of `--server`.
# $url (text): what was typed: localhost
# Length: a sentence
verify-link = { $url } is not a link to a match; one looks like http://localhost:8080/t/NAME/replay/1.

# Where: programs: the error of a record that is wrong.
# $faults (message): what is wrong: verify-sealed
# Length: a sentence
verify-failed = The record does not verify: { $faults }

# Where: command verify: above the list of what is wrong.
# $count (number 1-99): faults: 1 | 2 | 5
# Length: a sentence
verify-faults = { $count ->
    [one] One thing is
   *[other] { $count } things are
  } wrong with this record:

# Where: command verify, replay: in that list.
# $found (ordinal): the version of the record: 1
# $ours (ordinal): the version of this program: 2
# Length: a sentence
verify-version = the match was played with version { $found } of the rules; this program has version { $ours }

# Where: command verify, replay: in that list.
# $edition (text): the name of the edition: three
# Length: a sentence
verify-edition = its edition “{ $edition }” differs from the one in this program, although the version of the rules is the same

# Where: command verify, replay: in that list.
# Length: a sentence
verify-sealed = the seed of the dice has not been revealed, so the rolls cannot be checked

# Where: command verify, replay: in that list.
# Length: a sentence
verify-commitment = the set-up, the seed and the computer’s entropy do not match the commitment made before the match

# Where: command verify, replay: in that list.
# $number (ordinal): the number of the event: 12
# $event (text): a move or a roll as it is written in the record: p+3
# $rolled (text): what the dice gave: 4
# Length: a sentence
verify-roll = event { $number } says “{ $event }”, but the dice gave “{ $rolled }”

# Where: command verify, replay: in that list.
# $number (ordinal): the number of the event: 12
# $event (text): a move or a roll as it is written in the record: p+3
# $code (text): the code of the reason: move.over
# $reason (message): why not: move-over
# Length: a sentence
verify-move = event { $number }, “{ $event }”, is not legal ({ $code }): { $reason }

# Where: command verify, replay: in that list.
# $number (ordinal): the number of the event: 12
# $event (text): a move or a roll as it is written in the record: p+3
# Length: a sentence
verify-late = event { $number }, “{ $event }”, comes after the end of the match

# Where: command verify, replay: in that list.
# $number (ordinal): the number of the event: 12
# Length: a sentence
verify-places = the places do not match the events, from event { $number } on

# Where: command verify, replay: in that list.
# $told (text): what the record says: won by r
# $true (text): what is true: won by b
# Length: a sentence
verify-result = the result is recorded as “{ $told }”, but it is “{ $true }”

# Where: command verify, replay: in the list of what is wrong.
# Length: a sentence
verify-chain = the closing hash does not fit: a name, a choice or the result was changed, or events are missing

# Where: command verify, replay: in the list of what is wrong.
# Length: a sentence
verify-server = the server kept a different closing hash: this is not the match that was played there

# Where: command verify, replay: in the list of what is wrong.
# Length: a sentence
verify-device = this device saw a different match with these dice: a name, a choice or the result was changed

# Where: every command: while rules are being compiled.
# $game (text): the game’s short name: hunt
# Length: a paragraph
compile-first = Compiling { $game } for the first time. This takes about half a minute, and only once.

# Where: commands that read positions: if they are typed.
# Length: a sentence
usage-positions = Reading positions from standard input, one per line; Ctrl-D ends.

# Where: commands and programs: the error of an option or an argument.
# $name (text): the option: --games
# $found (text): what was given: 0
# $low (number): the least number: 1
# $high (number): the greatest number: 1000000
# Length: a sentence
usage-number = { $name }: { $found } is not a whole number from { $low } to { $high }

# Where: commands and programs: the error of an option or an argument.
# $bot (text): what was given: genius
# $bots (text): what there is: random, greedy, easy, normal, hard
# Length: a sentence
usage-bot = there is no bot “{ $bot }”; there are { $bots }

# Where: commands and programs: the error of an option or an argument.
# $found (number): bots that were given: 1
# $players (number): seats of the game: 2
# Length: a sentence
usage-bots = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
  }; a contest needs at least 2, and at most one for each of its { $players } seats

# Where: commands and programs: the error of an option or an argument.
# $name (text): the option: --level
# $found (text): what was given: genius
# $words (text): what it may be: easy, normal, hard
# Length: a sentence
usage-word = { $name }: “{ $found }” is not one of { $words }

# Where: research environments: the error of a setting.
# $modes (text): what it may be: ansi, rgb_array
# Length: a sentence
usage-render = no render mode was given: create the environment with render_mode, one of { $modes }

# Where: research environments: the error of a setting.
# $found (number): seeds that were given: 3
# $lanes (number): matches that are played at the same time: 8
# Length: 30 characters
usage-seeds = { $found ->
    [one] { $found } seed
   *[other] { $found } seeds
  } for { $lanes ->
    [one] { $lanes } lane
   *[other] { $lanes } lanes
  }

# Where: research environments: the error of an argument.
# $lanes (number): matches that are played at the same time: 8
# $found (text): what was given: [1, 2]
# Length: a sentence
usage-actions = actions must be { $lanes ->
    [one] { $lanes } whole number
   *[other] { $lanes } whole numbers
  }, one per lane, not { $found }

# Where: research environments: the error of an argument.
# $wanted (text): the right shape: (8, 128)
# $found (text): the shape that was given: (8, 64)
# Length: a sentence
usage-masks = masks must have one row per lane and one column per action, { $wanted }, not { $found }

# Where: research environments: the error of calls in the wrong order.
# Length: 45 characters
usage-reset = call reset before the first step

# Where: research environments: the error of a setting.
# $game (text): the name that was given: chess
# Length: a sentence
usage-hidden = { $game } has no hidden pieces, so it has no hidden table

# Where: commands and programs: the error of an option or an argument.
# $found (text): what was given: 0
# $most (number): the most seconds: 3600
# Length: a sentence
usage-seconds = --seconds: { $found } is not a number greater than 0 and at most { $most }

# Where: command terminal: the error of an option.
# $found (number): names that were given: 3
# $players (number): seats of the game: 2
# Length: 30 characters
usage-names = { $found ->
    [one] { $found } name
   *[other] { $found } names
  } for { $players } seats

# Where: command terminal: the error of a name.
# $name (text): what was given: \t
# $limit (number): the most characters: 40
# Length: a sentence
usage-name = “{ $name }” cannot be a name: use at most { $limit } printable characters

# Where: command terminal: the error of an answer to “Who starts?”.
# $first (text): what was given: Zoe
# $names (names): the players: Anna
# Length: a sentence
usage-first = “{ $first }” is not at the table; the players are { $names }

## The terminal

# Where: terminal: the first line.
# Length: 10 characters
terminal-title = Kasimir

# Where: terminal: a question, below the list of games.
# $count (number): games in the list: 5
# Length: a sentence
terminal-which-game = Which game (1-{ $count })?

# Where: terminal: above the question for names.
# $game (title): the title of a game
# $seats (text): the letters of the seats: r, b
# Length: a sentence
terminal-seats = { $game }: the seats are { $seats }, in turn order.

# Where: terminal: a question.
# Length: a sentence
terminal-names = Who plays? Names separated by commas, “bot” or “bot:hard” for the computer (Enter: you against the computer):

# Where: terminal: the name of a person who has not given one.
# Length: 10 characters
terminal-you = Player

# Where: terminal: a question before a match of two sides.
# $side (message): a side: kitchen-side-c
# $names (names): the players: Anna
# Length: a sentence
terminal-who-plays = Who plays “{ $side }”? A name ({ $names }), or Enter for the first:

# Where: terminal: when a match begins, a line for every seat of the computer.
# $name (name): who the computer is: Pip
# $level (message): its level: web-level-normal
# Length: a sentence
terminal-bot = The computer plays as { $name }: { $level }.

# Where: terminal: while the computer’s player is being prepared.
# Length: a sentence
terminal-waking = The computer is getting ready …

# Where: terminal: a question.
# $names (names): the players: Anna
# Length: a sentence
terminal-who-starts = Who starts? A name ({ $names }), or Enter to draw lots:

# Where: terminal: when a match begins, and after “?”.
# Length: a paragraph
terminal-commands = At any prompt: u takes a choice back, s saves, q saves and quits, ? shows this. Enter a move by its number or its text.

# Where: terminal: when a match begins.
# $commitment (text): 64 hexadecimal digits: 9f2c…
# Length: 45 characters
terminal-commitment = Commitment of the dice: { $commitment }

# Where: terminal: after a match.
# $seed (text): 64 hexadecimal digits: 41d0…
# Length: 55 characters
terminal-revealed = Seed of the dice, now revealed: { $seed }

# Where: terminal: a pause between two people where discs are covered.
# $name (name): the player: Anna
# Length: 40 characters
terminal-hand-over = Hand the keyboard to { $name }

# Where: terminal: a question, before a roll or a draw.
# $name (name): the player: Anna
# Length: a sentence
terminal-roll = { $name }: press Enter to let chance decide.

# Where: terminal: a question, before the computer plays.
# $name (name): the player: Anna
# Length: a sentence
terminal-go-on = Press Enter to let { $name } play, or u to take your choice back:

# Where: terminal: a question, below the numbered list of moves.
# $name (name): the player: Anna
# $count (number): moves in the list: 7
# Length: a sentence
terminal-move = { $name }, your move (1-{ $count })?

# Where: terminal: after a roll or a draw.
# $name (name): the player: Anna
# $outcome (text): what was rolled or drawn, as in a record: 3
# Length: a sentence
terminal-chance = { $name }: the outcome is { $outcome }.

# Where: terminal: after a move.
# $name (name): the player: Anna
# $move (text): the move as it is written in a record: p+3
# Length: a sentence
terminal-played = { $name } plays { $move }.

# Where: terminal: in the list of moves where discs are covered.
# Length: 30 characters
terminal-bring-new = bring a disc as a new pile

# Where: terminal: in the list of moves where discs are covered.
# $place (ordinal): the number of a pile: 3
# Length: 20 characters
terminal-bring-on = bring onto { $place }

# Where: terminal: in the list of moves where discs are covered.
# $place (ordinal): the number of a pile: 3
# Length: 20 characters
terminal-lift = lift from { $place }

# Where: terminal: in the list of moves where discs are covered.
# Length: 30 characters
terminal-lay-new = begin a new pile

# Where: terminal: in the list of moves where discs are covered.
# $place (ordinal): the number of a pile: 3
# Length: 15 characters
terminal-lay-on = lay onto { $place }

# Where: terminal: after a disc was lifted.
# Length: a sentence
terminal-lifted = A lifted piece must be played: choose where it goes.

# Where: terminal: after “u” where discs are covered.
# Length: a sentence
terminal-no-undo-hidden = Moves cannot be taken back while pieces are hidden: what was seen cannot be unseen.

# Where: terminal: after “s” or “q”.
# $file (text): the file: match.json
# Length: a sentence
terminal-saved = Saved to { $file }.

# Where: terminal: after “q”.
# $file (text): the file: match.json
# Length: a sentence
terminal-resume = Resume with: kasimir terminal --resume { $file }

# Where: terminal: after a match, a line for each person.
# $name (name): the player: Anna
# $line (message): what is said to them: finish-won
# Length: a sentence
terminal-finish = { $name }: { $line }

# Where: terminal: a question, after the end of a match.
# Length: a sentence
terminal-finished = Press Enter to quit, or s to save the record:

# Where: command replay: when it begins.
# $events (number 0-9999): events of the match: 57
# Length: a sentence
replay-commands = Enter goes forward, b goes back, a number from 0 to { $events } jumps there, q quits.

# Where: command replay: a question.
# $at (number): events that are shown: 12
# $events (number 0-9999): events of the match: 57
# Length: a sentence
replay-ask = { $at } of { $events }:

# Where: command replay: one line for each event.
# $number (ordinal): the number of the event: 12
# $name (name): who was to play: Anna
# $event (text): a move or a roll as it is written in the record: p+3
# Length: 20 characters
replay-event = { $number }. { $name }: { $event }

## Simulation

# Where: command simulate: above its table.
# $games (number 0-999999): matches: 1 | 10000
# $bot (text): the name of the bot: greedy
# $seed (text): the seed of the random numbers: 1
# Length: 50 characters
simulate-games = { $games ->
    [one] { $games } match
   *[other] { $games } matches
  }, bot { $bot }, seed { $seed }

# Where: command simulate: above its table, after Ctrl-C.
# $games (number 0-999999): matches: 10000
# $wanted (number): matches that were asked for: 10000
# $bot (text): the name of the bot: greedy
# $seed (text): the seed of the random numbers: 1
# Length: a sentence
simulate-stopped = Stopped after { $games } of { $wanted } matches, bot { $bot }, seed { $seed }

# Where: command simulate: the heading of a column.
# Length: 10 characters
simulate-column-seat = seat

# Where: command simulate: the heading of a column.
# Length: 10 characters
simulate-column-wins = wins

# Where: command simulate: the heading of a column.
# Length: 10 characters
simulate-column-rate = rate

# Where: command simulate: the heading of a column.
# Length: 20 characters
simulate-column-interval = 95% interval

# Where: command simulate: the heading of a column.
# Length: 10 characters
simulate-column-value = value

# Where: command simulate: below its table.
# $shared (number): matches that several have won together: 12
# $drawn (number): matches that nobody has won: 3
# Length: 50 characters
simulate-results = Shared wins: { $shared }; drawn matches: { $drawn }

# Where: command simulate: below its table.
# $turns (decimal): an average: 24.3
# $longest (number): turns: 61
# $moves (decimal): an average: 18.7
# Length: a sentence
simulate-lengths = Turns per match: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (longest { $longest }); choices per match: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Where: command simulate: below its table.
# $seconds (decimal): seconds: 1.52
# $cpu (decimal): seconds: 2.91
# $speed (number): nanoseconds: 410
# Length: a sentence
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s of CPU time, { $speed } ns per choice

## The arena

# Where: command arena: the error of a file with another contest.
# $file (text): the file: contest.json
# Length: a sentence
arena-other = { $file }: contains rounds of another contest; choose another file

# Where: command arena: above its table.
# $games (number 2-999999): matches: 100
# $players (number 2-5): seats: 2
# Length: a sentence
arena-games = { $games } matches with { $players } seats, every bot once in every seat with the same luck

# Where: command arena: the heading of a column.
# Length: 5 characters
arena-column-bot = bot

# Where: command arena: the heading of a column.
# Length: 25 characters
arena-column-score = share of the win

# Where: command arena: the heading of a column, for the share of the win.
# Length: 20 characters
arena-column-interval = 95% interval

# Where: command arena: the heading of a column.
# Length: 5 characters
arena-column-elo = Elo

# Where: command arena: the heading of a column, for Elo.
# Length: 20 characters
arena-column-elo-interval = 95% interval

## Laying out a new game

# Where: command new-game: an error.
# $folder (text): the current folder: games
# Length: a sentence
newgame-checkout = “{ $folder }” is not in a checkout of Kasimir: a game is added to its sources

# Where: command new-game: an error.
# $name (text): what was given: class
# $most (number): the most letters: 20
# Length: a sentence
newgame-name = “{ $name }” cannot be the name of a game: a name is 2 to { $most } letters from a to z, but not a Python keyword

# Where: command new-game: an error.
# $name (text): what was given: class
# Length: a sentence
newgame-taken = the name “{ $name }” is taken, by a game or by words of the catalogue

# Where: command new-game: an error.
# $file (text): a path in the checkout: locales/en/ducks.ftl
# Length: a sentence
newgame-there = { $file } is there already; nothing was written

# Where: command new-game: above the list of files.
# $count (number 10-50): files: 21
# Length: a sentence
newgame-wrote = { $count } files written:

# Where: command new-game: above the list of generated files.
# Length: a sentence
newgame-generated = Generated anew:

# Where: command new-game: its last line.
# $game (text): the name of the new game: ducks
# Length: a sentence
newgame-next = Next: “python3 run.py setup test” builds the browser client, “kasimir terminal { $game }” plays the game, and docs/add-a-game.md says what each file is for.
