## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): what was written: d4-d5
# Length: a sentence
kitchen-unreadable = “{ $move }” is not a move of this game; write d4>d5 to walk from d4 to d5, and n, e, s or w for a hole.
    .rule = A move says from where to where, or names one square for the cat’s place and the fork’s cheese.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-nowhere = There is no square { $space } in this kitchen.
    .rule = Squares have the letter of their column and the number of their row.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-place = The cat begins on the table, and { $space } is not on it.
    .rule = Before the mice begin, the cat is put on any space of the table.
    .short = The cat begins on the table: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# Length: a sentence
kitchen-place-first = Nobody walks yet: first name the space of the table where the cat begins.
    .rule = Before the mice begin, the cat is put on any space of the table.

# Where: terminal and programs: why a move is refused; the rule follows.
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-fork-first = Mouse { $mouse } has a fork: name only the square of the cheese it takes.
    .rule = A fork takes one face-up cheese from afar; the mouse stays where it is.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-fork-cat = The cat sits on the cheese on { $space }.
    .rule = A fork takes a face-up cheese, but not one that the cat is sitting on.
    .short = The cat sits on that cheese: touch one that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-fork-none = No face-up cheese lies on { $space }.
    .rule = A fork takes one face-up cheese from afar.
    .short = There is no cheese there: touch one that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-one-space = Say from where to where; { $space } is only one of the two.
    .rule = A move says which piece goes, by the space where it stands, and where it goes.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-empty = None of your pieces stands on { $space }.
    .rule = Whoever plays the mice moves mice; whoever plays the cat moves the cat.
    .short = None of your pieces is there: touch one that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-not-your-mouse = You are the cat; the mouse on { $space } is not yours to move.
    .rule = Whoever plays the mice moves mice; whoever plays the cat moves the cat.
    .short = You are the cat: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-not-your-cat = You play the mice; the cat on { $space } is not yours to move.
    .rule = Whoever plays the mice moves mice; whoever plays the cat moves the cat.
    .short = You are the mice: touch what glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $mouse (ordinal 1-4): the number of a mouse: 2
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-forced = Mouse { $mouse } on { $space } must walk again.
    .rule = When the cat misses a turn and the mice play twice in a row, the same mouse walks twice.
    .short = Mouse { $mouse } walks again: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $mouse (ordinal 1-4): the number of a mouse: 2
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-same-mouse = The tile is for mouse { $mouse } on { $space }, who turned it over.
    .rule = A bonus or an arrow moves the piece that turned the tile over.
    .short = The tile is for mouse { $mouse }: touch what glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-arrow-hole = The arrow does not lead into hole { $space }.
    .rule = An arrow leads to a square, never into a hole.
    .short = The arrow never leads into a hole: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-arrow-stay = The arrow must lead away from { $space }.
    .rule = An arrow puts the piece on any other square.
    .short = The arrow leads away from here: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-arrow-cheese = A face-up cheese lies on { $space }; an arrow does not lead there.
    .rule = An arrow never leads to a face-up cheese. Walk there, or use a fork.
    .short = The arrow cannot lead to that cheese: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-cat-hole = Hole { $space } is too small for the cat.
    .rule = Only mice go into holes.
    .short = The hole is too small for the cat: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-cheese = A face-up cheese lies on { $space }, so the cat may not go there.
    .rule = The cat never steps on a face-up cheese.
    .short = The cat stays off the cheese: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-last-mouse = The last mouse sits in a hole behind { $space }; the cat must let it out.
    .rule = If the only mouse left sits in a hole, the cat may not stop on the square in front.
    .short = The cat must let the last mouse out: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-leg = A leg of the table stands on { $space }; a mouse cannot go there.
    .rule = Mice walk on the floor and under the table, but not where its legs are.
    .short = A leg of the table stands there: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-cat-there = The cat is on { $space }!
    .rule = A mouse ends its walk on a space where nobody is.
    .short = The cat is there! Touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $mouse (ordinal 1-4): the number of a mouse: 2
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-mouse-there = Mouse { $mouse } is already on { $space }.
    .rule = A mouse ends its walk on a space where nobody is.
    .short = Mouse { $mouse } is there already: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $origin (text): the square where the walk begins: b2
# $space (text): the name of a square or a hole: d4
# $steps (number 1-4): steps of the walk: 1 | 2 | 4
# Length: a sentence
kitchen-blocked = Somebody is in the way from { $origin } to { $space } on every walk of { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
    .rule = Nobody walks through another piece.
    .short = Somebody is in the way: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $origin (text): the square where the walk begins: b2
# $space (text): the name of a square or a hole: d4
# $steps (number 1-4): steps of the walk: 1 | 2 | 4
# Length: a sentence
kitchen-blocked-cat = A mouse or a cheese is in the way from { $origin } to { $space } on every walk of { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
    .rule = The cat walks neither through a mouse nor over a face-up cheese.
    .short = A mouse or a cheese is in the way: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $origin (text): the square where the walk begins: b2
# $space (text): the name of a square or a hole: d4
# $steps (number 2-4): steps of the walk: 2 | 4
# Length: a sentence
kitchen-back = From { $origin } to { $space } in { $steps } steps you would have to step straight back.
    .rule = A walk never steps straight back to the space just left.
    .short = Nobody steps straight back: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $steps (number 1-4): steps of the walk: 1 | 2 | 4
# $origin (text): the square where the walk begins: b2
# $space (text): the name of a square or a hole: d4
# Length: a sentence
kitchen-exact = { $steps ->
    [one] One step from { $origin } does
   *[other] { $steps } steps from { $origin } do
  } not lead to { $space }.
    .rule = A walk has exactly as many steps as the die or the tile shows, along rows and columns.
    .short = { $steps ->
        [one] One step does
       *[other] { $steps } steps do
      } not lead there: touch what glows.

## Kitchen: why something cannot be touched now, on a screen.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-roll = First touch the die!
    .rule = A turn begins with a roll: it says how far a piece walks.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-flip = First touch the tile, to turn it over.
    .rule = A piece that ends its walk on a face-down tile turns it over.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-place = The cat begins on the table: touch a square that glows.
    .rule = Before the mice begin, the cat is put on any space of the table.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-fork = Touch a cheese that glows.
    .rule = A fork takes one face-up cheese from afar; the mouse stays where it is.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-walk = First touch a piece that glows, then where it goes.
    .rule = Whoever plays the mice moves mice; whoever plays the cat moves the cat.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-caught = That mouse is caught: touch what glows.
    .rule = A caught mouse does not come back.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
kitchen-touch-stuck = That piece cannot go anywhere now: touch one that glows.
    .rule = A walk has exactly as many steps as the die or the tile shows, through nobody and never straight back.

## Kitchen: what to do now; the second text tells the others.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
kitchen-prompt-place = Put the cat on the table, where it glows.
    .other = { $seat } puts the cat on the table.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
kitchen-prompt-roll = Touch the die!
    .other = { $seat } rolls the die.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
kitchen-prompt-flip = Touch the tile to turn it over!
    .other = { $seat } turns a tile over.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $steps (number 1-4): steps of the walk: 1 | 4
# Length: a sentence
kitchen-prompt-mouse = Choose a mouse: it walks { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
    .other = { $seat } chooses a mouse.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $piece (word): the piece, or the number of the mouse: cat | 2
# $steps (number 1-4): steps of the walk: 1 | 4
# Length: a sentence
kitchen-prompt-walk = { $piece ->
    [cat] The cat walks
   *[other] Mouse { $piece } walks
  }{ $steps ->
    [one] { " " }one step: touch what glows.
   *[other] { " " }{ $steps } steps: touch what glows.
  }
    .other = { $piece ->
        [cat] { $seat } moves the cat.
       *[other] { $seat } moves mouse { $piece }.
      }

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $piece (word): the piece, or the number of the mouse: cat | 2
# Length: a sentence
kitchen-prompt-arrow = { $piece ->
    [cat] The arrow! The cat jumps wherever it glows.
   *[other] The arrow! Mouse { $piece } jumps wherever it glows.
  }
    .other = { $seat } follows the arrow.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
kitchen-prompt-fork = The fork! Touch the cheese that you want.
    .other = { $seat } takes a cheese with the fork.

# Where: table: a hint: what to do; it can be read aloud.
# Length: a sentence
kitchen-advice-place = Put the cat on the square with the green ring.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $piece (word): the piece, or the number of the mouse: cat | 2
# $why (word): what comes of it: wins | catches | takes | hole | flips | none
# $mouse (ordinal 0-4): the mouse that is caught: 3
# Length: a sentence
kitchen-advice-move = { $piece ->
    [cat] Move the cat
   *[other] Move mouse { $piece }
  }{ $why ->
    [wins] : that wins!
    [catches] : he catches mouse { $mouse }.
    [takes] : it takes a cheese.
    [hole] : the hole is safe from the cat.
    [flips] : there is a tile to turn over.
   *[none] .
  }

# Where: table: a hint: what to do, and why; it can be read aloud.
# $taken (number 1-10): cheeses on the plate then: 4
# $cheeses (number): cheeses that there are: 10
# Length: a sentence
kitchen-advice-fork = Take the cheese with the fork: then you have { $taken } of { $cheeses }.

## Kitchen: what is wrong with a position text.

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $row (ordinal): the number of the row: 3
# $found (number): characters that there are: 6
# $columns (number): characters that there should be: 7
# Length: a sentence
kitchen-position-row = FLOOR: row { $row } has { $found } characters instead of { $columns }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $square (text): the name of a square: d4
# $wanted (text): what it may be: . # C
# Length: a sentence
kitchen-position-sign = FLOOR: “{ $found }” on { $square } is not one of { $wanted }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $mouse (ordinal 1-4): the number of a mouse: 2
# $found (text): what was written: x
# Length: a sentence
kitchen-position-mouse = MICE: mouse { $mouse } cannot be on “{ $found }”; write a square without a leg, a hole, or x if it is caught

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $field (text): the name of the field: MICE
# $space (text): the name of a square or a hole: d4
# Length: 55 characters
kitchen-position-together = { $field }: there is already a mouse on { $space }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# Length: a sentence
kitchen-position-holes = HOLES: “{ $found }” should be four characters, d or u, for n, e, s, w

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $hole (text): the letter of a hole: n
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-position-closed = HOLES: hole { $hole } is face down, so mouse { $mouse } has not left it and should be there

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# Length: 55 characters
kitchen-position-cat = CAT: “{ $found }” is neither a square nor “-”

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $left (number): tiles by LEFT: 30
# $floor (number): tiles by FLOOR: 31
# Length: a sentence
kitchen-position-tiles = LEFT: { $left } tiles are left, but { $floor } lie face down on the floor

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (number 0-99): cheeses that there are: 9
# $wanted (number): cheeses that there should be: 10
# Length: a sentence
kitchen-position-cheeses = CHEESE, FLOOR and LEFT have { $found } cheeses together; there are { $wanted }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $skip (text): what was written: 1,1
# Length: a sentence
kitchen-position-missed = SKIP: “{ $skip }” cannot be; at most one side has a turn to miss, and only one turn

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $skip (text): what was written: 0,1
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-position-again = SKIP: “{ $skip }” cannot be with mouse { $mouse } in FORCED, who walks again because the cat has missed its only turn to miss

# Where: commands, terminal and programs: what is wrong with the text of a position.
# Length: a sentence
kitchen-position-knives = SKIP and FORCED imply a knife, but by LEFT none has been turned over

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-position-walked = FORCED: mouse { $mouse } is caught or has never left its hole, so it did not walk the turn before

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $step (text): what was written: fork.1
# Length: a sentence
kitchen-position-over = SEAT “{ $seat }” and STEP “{ $step }”: seat “-” and step “over” belong together

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $piece (text): the sign of a piece: 1
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-position-tile = “{ $piece }” is on { $square }, where a tile lies face down that it would have turned over

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $piece (text): the sign of a piece: 1
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-position-untaken = mouse { $piece } is on { $square }, where a cheese lies that it would have taken

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $text (text): the only position where it is: 4,4
# Length: a sentence
kitchen-position-start = the cat is placed in the first position and in no other: “{ $text }”

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $cheeses (number): cheeses on the board: 10
# Length: a paragraph
kitchen-position-unfinished = STEP: it is over when the cat has just caught the last mouse on an open square, or when { $cheeses } cheeses are taken, all holes are face up and the mouse that walked is in a hole; and the side that won has no turn to miss

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
kitchen-position-caught = SEAT: all the mice are caught, so the match is over and it is not the turn of { $seat }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
kitchen-position-skip = SKIP: the side of { $seat } has a turn to miss, so it cannot be its turn

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-position-forced = FORCED: mouse { $mouse } cannot have to walk in a turn of the cat

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $wanted (text): the letter of a seat: m2
# Length: a sentence
kitchen-position-next = NEXT: in the turn of { $seat } the next one is { $wanted }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: fork.1
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-position-other = STEP: “{ $step }” is not about mouse { $mouse }, who is the one that must walk in this turn

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: fork.1
# $piece (text): the sign of a piece: 1
# Length: a sentence
kitchen-position-flip = STEP: “{ $step }”, but there is no face-down tile where “{ $piece }” stands

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: fork.1
# $tile (text): the letter of a kind of tile: k
# $count (number 1-10): tiles of that kind: 2
# Length: a sentence
kitchen-position-unused = STEP: “{ $step }” uses a tile “{ $tile }”, but by LEFT all { $count } are still face down

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: fork.1
# $piece (text): the sign of a piece: 1
# Length: a sentence
kitchen-position-bare = STEP: “{ $step }”, but “{ $piece }” does not stand on a square of the floor from which a tile was taken

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: fork.1
# Length: a sentence
kitchen-position-stuck = STEP: “{ $step }” leaves nothing to choose, so the turn would be over

## Kitchen: what is wrong with an edition.

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: floor
# $columns (number): characters that there should be: 7
# Length: a sentence
kitchen-edition-rows = { $where }: all rows should have { $columns } characters, as the first one has

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: floor
# $found (number): squares that there are: 120
# $limit (number): the most squares: 100
# Length: a sentence
kitchen-edition-squares = { $where }: { $found } squares; at most { $limit } are possible

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: floor
# Length: a sentence
kitchen-edition-table = { $where }: there is no table (x or t) for the cat to begin on

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: floor
# $square (text): what was written: c3
# $hole (text): the letter of the hole: n
# $edge (text): a row or a column: 6
# Length: a sentence
kitchen-edition-hole = { $where }: “{ $square }” cannot be in front of hole { $hole }; write a square of open floor in row or column { $edge }

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: floor
# $squares (number): squares: 38
# $tiles (number): tiles: 37
# Length: a sentence
kitchen-edition-tiles = { $where }: { $squares } squares have no leg, but there are { $tiles } tiles

## Kitchen: the board in a terminal

# Where: wherever the game is named: first screen, headings, titles of pages, terminal.
# Length: 20 characters
kitchen-title = Kitchen

# Where: first screen: on the card of the game, below its title; terminal: in the list of games.
# Length: a sentence
kitchen-about = Four mice steal cheese from the kitchen while Kasimir prowls the table.

# Where: terminal: beside the seat; table: above the cat’s die.
# $caught (number 0-4): mice that are caught: 2
# $mice (number): all mice: 4
# $skip (number 0-3): turns that the side must miss: 0 | 1
# Length: a sentence
kitchen-draw-cat = cat, { $caught } of { $mice } mice caught{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }

# Where: terminal: beside the seat; table: above the mice’s die.
# $taken (number 0-10): cheeses that the mice have: 6
# $cheeses (number): all cheeses: 10
# $skip (number 0-3): turns that the side must miss: 0 | 1
# Length: a sentence
kitchen-draw-mice = mice, { $taken } of { $cheeses } cheeses taken{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }

# Where: terminal: beside the seat.
# $taken (number 0-10): cheeses that the mice have: 6
# $cheeses (number): all cheeses: 10
# $skip (number 0-3): turns that the side must miss: 0 | 1
# Length: a sentence
kitchen-draw-next = mice, { $taken } of { $cheeses } cheeses taken{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }, plays the mice’s next turn

# Where: terminal: below the board.
# Length: a sentence
kitchen-draw-signs = c cat, 1-4 mice, ◆ cheese, ≡ table, x its leg, ▒ face down

# Where: terminal: below the board; table: the label of the shelf, for screen readers.
# $cheeses (number 0-38): tiles of that kind that lie face down: 3
# $plates (number 0-38): tiles of that kind that lie face down: 3
# $ones (number 0-38): tiles of that kind that lie face down: 3
# $twos (number 0-38): tiles of that kind that lie face down: 3
# $arrows (number 0-38): tiles of that kind that lie face down: 3
# $forks (number 0-38): tiles of that kind that lie face down: 3
# $knives (number 0-38): tiles of that kind that lie face down: 3
# Length: a sentence
kitchen-draw-left = Face down: cheese { $cheeses }, plates { $plates }, “+1” { $ones }, “+2” { $twos }, arrows { $arrows }, forks { $forks }, knives { $knives }

# Where: terminal: below the board.
# $mouse (ordinal 1-4): the number of a mouse: 2
# Length: a sentence
kitchen-draw-forced = Mouse { $mouse } must walk again.

# Where: terminal: below the board.
# Length: a sentence
kitchen-draw-place = The cat chooses its place on the table.

# Where: terminal: below the board.
# Length: a sentence
kitchen-draw-roll = Roll the die.

# Where: terminal: below the board.
# $walk (number 1-6): steps: 2
# Length: a sentence
kitchen-draw-go = The die shows { $walk }.

# Where: terminal: below the board.
# $piece (word): the piece, c, or the number of a mouse: c | 2
# Length: a sentence
kitchen-draw-flip = { $piece ->
    [c] The cat
   *[other] Mouse { $piece }
  } turns over a tile.

# Where: terminal: below the board.
# $walk (number 1-6): steps: 2
# $piece (word): the piece, c, or the number of a mouse: c | 2
# Length: a sentence
kitchen-draw-bonus = +{ $walk } for { $piece ->
    [c] the cat
   *[other] mouse { $piece }
  }.

# Where: terminal: below the board.
# $piece (word): the piece, c, or the number of a mouse: c | 2
# Length: a sentence
kitchen-draw-arrow = An arrow for { $piece ->
    [c] the cat
   *[other] mouse { $piece }
  }: to any other square.

# Where: terminal: below the board.
# $piece (ordinal 1-4): the number of the mouse: 2
# Length: a sentence
kitchen-draw-fork = A fork for mouse { $piece }: it takes a face-up cheese.

# Where: terminal: below the board.
# $mice (number 0-4): mice that are left: 0 | 3
# Length: a sentence
kitchen-draw-over = { $mice ->
    [0] The cat has caught all the mice.
   *[other] The mice have all the cheese, and one of them is safe in a hole.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-tell-place = { $seat } puts the cat on the table.
    .precise = { $seat } puts the cat on { $square }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $face (number 1-6): what was rolled: 4
# $walks (word): whether there is a walk of that length: no | yes
# Length: a sentence
kitchen-tell-roll = { $seat } rolls { $face }{ $walks ->
    [no] {" "}but has no walk of that length.
   *[yes] .
  }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $piece (word): the piece, cat, or the number of a mouse: cat | 2
# $tile (word): the tile that was turned over: cheese | one | two | arrow | fork | knife | plate
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] The cat turns over a cheese, which stays there.
        [one] The cat turns over a +1.
        [two] The cat turns over a +2.
        [arrow] The cat turns over an arrow.
        [fork] The cat turns over a fork, which is of no use to him.
        [knife] The cat turns over a knife and will miss a turn.
       *[plate] The cat turns over a broken plate.
      }
   *[other] { $tile ->
        [cheese] Mouse { $piece } finds a cheese and takes it.
        [one] Mouse { $piece } turns over a +1.
        [two] Mouse { $piece } turns over a +2.
        [arrow] Mouse { $piece } turns over an arrow.
        [fork] Mouse { $piece } turns over a fork.
        [knife] Mouse { $piece } turns over a knife; the mice will miss a turn.
       *[plate] Mouse { $piece } turns over a broken plate.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] The cat turns over a cheese on { $square }, which stays there.
            [one] The cat turns over a +1 on { $square }.
            [two] The cat turns over a +2 on { $square }.
            [arrow] The cat turns over an arrow on { $square }.
            [fork] The cat turns over a fork on { $square }, which is of no use to him.
            [knife] The cat turns over a knife on { $square } and will miss a turn.
           *[plate] The cat turns over a broken plate on { $square }.
          }
       *[other] { $tile ->
            [cheese] Mouse { $piece } finds a cheese on { $square } and takes it.
            [one] Mouse { $piece } turns over a +1 on { $square }.
            [two] Mouse { $piece } turns over a +2 on { $square }.
            [arrow] Mouse { $piece } turns over an arrow on { $square }.
            [fork] Mouse { $piece } turns over a fork on { $square }.
            [knife] Mouse { $piece } turns over a knife on { $square }; the mice will miss a turn.
           *[plate] Mouse { $piece } turns over a broken plate on { $square }.
          }
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $piece (ordinal 1-4): the number of the mouse: 2
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-tell-fork = Mouse { $piece } takes a cheese with the fork.
    .precise = Mouse { $piece } takes the cheese on { $square } with the fork.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $piece (word): the piece, cat, or the number of a mouse: cat | 2
# $square (text): the name of a square: d4
# $place (word): where the piece goes; elsewhere if an arrow puts it on another square: hole | square | elsewhere
# Length: a sentence
kitchen-tell-walk = { $piece ->
    [cat] The cat { $place ->
        [elsewhere] jumps to another square
       *[square] prowls on
      }.
   *[other] Mouse { $piece } { $place ->
        [elsewhere] jumps to another square
        [hole] slips into a hole
       *[square] scurries on
      }.
  }
    .precise = { $piece ->
        [cat] The cat { $place ->
            [elsewhere] jumps to { $square }
           *[square] goes to { $square }
          }.
       *[other] Mouse { $piece } { $place ->
            [elsewhere] jumps to { $square }
            [hole] goes into hole { $square }
           *[square] goes to { $square }
          }.
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $piece (ordinal 1-4): the number of the mouse: 2
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-tell-take = Mouse { $piece } takes the cheese.
    .precise = Mouse { $piece } takes the cheese on { $square }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $mouse (ordinal 1-4): the number of a mouse: 2
# $square (text): the name of a square: d4
# $left (number 0-3): mice that are left: 0 | 2
# Length: a sentence
kitchen-tell-caught = The cat catches mouse { $mouse }{ $left ->
    [0] , the last one.
   *[other] .
  }
    .precise = { $left ->
        [0] The cat catches mouse { $mouse }, the last one, on { $square }.
       *[other] The cat catches mouse { $mouse } on { $square }.
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $piece (ordinal 1-4): the number of the mouse: 2
# $hole (text): the letter of the hole: n
# Length: a sentence
kitchen-tell-safe = Mouse { $piece } is safe in a hole, and the mice have all the cheese.
    .precise = Mouse { $piece } is safe in hole { $hole }, and the mice have all the cheese.

# Where: end of a match, terminal: why this side has won; below “The mice win!”.
# Length: a sentence
kitchen-finish-mice = All the cheese is taken, every hole has been left once, and a mouse is safe in a hole again.

# Where: end of a match, terminal: why this side has won; below “Kasimir wins!”.
# Length: a sentence
kitchen-finish-cat = Every mouse is caught.

# Where: end of a match, terminal: a line for whoever plays the cat and has won.
# Length: a sentence
kitchen-finish-cat-won = What a hunter! Now your paws deserve a good lick.

# Where: end of a match, terminal: a kind line for whoever plays the cat and has not won.
# $missing (number 1-4): mice that are free: 1 | 3
# $count (number 0-3): mice that are caught: 0 | 2
# Length: a sentence
kitchen-finish-cat-lost = { $missing ->
    [1] So close: only one mouse was left!
   *[other] { $count ->
        [0] The mice were quick, but the table is yours to sleep on!
       *[other] Well pounced! Mice in your paws: { $count }.
      }
  }

# Where: end of a match, terminal: a line for whoever plays mice and has won.
# $caught (number 0-3): mice that were caught: 0 | 2
# Length: a sentence
kitchen-finish-mice-won = { $caught ->
    [0] Not one mouse was caught. What a feast!
   *[other] What a feast! And Kasimir lets the others go.
  }

# Where: end of a match, terminal: a kind line for whoever plays mice and has not won.
# $missing (number 0-20): cheeses that were missing: 0 | 1 | 5
# $count (number 0-20): cheeses that the mice have taken: 0 | 4
# Length: a sentence
kitchen-finish-mice-lost = { $missing ->
    [0] So close: you had all the cheese already!
    [1] So close: just one cheese was missing!
   *[other] { $count ->
        [0] Kasimir was wide awake. Next time he will doze, and the cheese will be yours!
       *[other] Brave mice! Cheeses on your plate: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

# Where: rules page: the heading of the section “goal”.
# Length: 25 characters
kitchen-rules-goal-title = What it is about

# Where: rules page: the text of the section “goal”, beside a board; it can be read aloud.
# $cheeses (number): cheeses on the board: 10
# Length: a paragraph
kitchen-rules-goal = Four mice against Kasimir the cat. The mice win together if they carry off all { $cheeses } cheeses and then one mouse gets home. Kasimir wins if he catches all four mice.

# Where: rules page: the heading of the section “seats”.
# Length: 15 characters
kitchen-rules-seats-title = Who is who

# Where: rules page: the text of the section “seats”, beside a board; it can be read aloud.
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# Length: a paragraph
kitchen-rules-seats = { $least } to { $most } can play. One of you is the cat, and everybody else is on the mice’s team. First the cat chooses a place on the table. Then the mice begin, and after that cat and mice take turns.

# Where: rules page: the heading of the section “walk”.
# Length: 10 characters
kitchen-rules-walk-title = Walking

# Where: rules page: the text of the section “walk”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-walk = Roll your side’s die and walk exactly that many squares, never diagonally. You may not step straight back or walk through anybody. If there is no such walk, your turn is over. Whoever rolls for the mice may move any of them.

# Where: rules page: the heading of the section “cheese”.
# Length: 25 characters
kitchen-rules-cheese-title = Tiles and cheese

# Where: rules page: the text of the section “cheese”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-cheese = You turn over the tile where you stop. A mouse that finds a cheese takes it. If Kasimir finds one, it stays there face up: mice may fetch it, and he may not step on it again.

# Where: rules page: the heading of the section “more”.
# Length: 30 characters
kitchen-rules-more-title = One or two more steps

# Where: rules page: the text of the section “more”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-more = A tile with +1 or +2 lets you walk that many more steps with the same piece. Then you turn over the next tile.

# Where: rules page: the heading of the section “arrow”.
# Length: 15 characters
kitchen-rules-arrow-title = The arrow

# Where: rules page: the text of the section “arrow”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-arrow = The arrow lets you jump to any other free square you like and turn over the tile there. Kasimir may even jump onto a mouse!

# Where: rules page: the heading of the section “fork”.
# Length: 15 characters
kitchen-rules-fork-title = The fork

# Where: rules page: the text of the section “fork”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-fork = With the fork a mouse fetches a face-up cheese from anywhere, as long as Kasimir is not sitting on it. The cat can do nothing with a fork.

# Where: rules page: the heading of the section “knife”.
# Length: 25 characters
kitchen-rules-knife-title = Knife and plate

# Where: rules page: the text of the section “knife”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-knife = Ouch, a knife! Your side misses its next turn. If it is Kasimir who misses one, the same mouse walks twice in a row. A broken plate does nothing at all.

# Where: rules page: the heading of the section “cat”.
# Length: 30 characters
kitchen-rules-cat-title = Kasimir catches mice

# Where: rules page: the text of the section “cat”, beside a board; it can be read aloud.
# Length: a sentence
kitchen-rules-cat = If Kasimir stops exactly on a mouse, it is caught and out of the game.

# Where: rules page: the heading of the section “table”.
# Length: 25 characters
kitchen-rules-table-title = Under the table

# Where: rules page: the text of the section “table”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-table = Kasimir walks over the table and never under it, and up there he turns over no tiles. Mice run under it and never on top. So they cannot meet there, and a mouse below is safe.

# Where: rules page: the heading of the section “hole”.
# Length: 20 characters
kitchen-rules-hole-title = Mouse holes

# Where: rules page: the text of the section “hole”, beside a board; it can be read aloud.
# Length: a paragraph
kitchen-rules-hole = In a hole no mouse is ever caught, but there is room for just one. If only one mouse is left and sits in a hole, Kasimir may not stop right in front of it.

# Where: rules page: the heading of the section “end”.
# Length: 10 characters
kitchen-rules-end-title = The end

# Where: rules page: the text of the section “end”, beside a board; it can be read aloud.
# $cheeses (number): cheeses on the board: 10
# Length: a paragraph
kitchen-rules-end = When all { $cheeses } cheeses are taken and every hole has been left once, one mouse must still walk into a hole. Then the mice have won. Until that moment Kasimir can still catch them all.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

# Where: first lesson: step 1 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-roll = You play all four mice. Kasimir sits on the table. Touch your die!

# Where: first lesson: step 2 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-walk = Two steps. Touch the mouse at the top, then the square that glows.

# Where: first lesson: step 3 of 15, beside the board; it can be read aloud.
# Length: a sentence
kitchen-lesson-flip = What might be under there? Touch the tile!

# Where: first lesson: step 4 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-cat = Cheese! It is yours. Now Kasimir rolls and jumps off the table.

# Where: first lesson: step 5 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-again = He has turned over a broken plate. That does nothing. Your turn: roll!

# Where: first lesson: step 6 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-team = You may move any mouse of your team. Touch the one on the right, then the glowing square.

# Where: first lesson: step 7 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-caught = Only a plate this time. And now look out: Kasimir is coming …

# Where: first lesson: step 8 of 15, beside the board; it can be read aloud.
# Length: a sentence
kitchen-lesson-hide = He has caught a mouse, but you still have three. Roll!

# Where: first lesson: step 9 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-under = Hide under the table! Touch your mouse beside it, then the square under the table.

# Where: first lesson: step 10 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-above = Another cheese! Kasimir jumps back onto the table, right above you, but he cannot reach you.

# Where: first lesson: step 11 of 15, beside the board; it can be read aloud.
# Length: a sentence
kitchen-lesson-last = Much later: just one cheese is left. Roll!

# Where: first lesson: step 12 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-take = Fetch it! Touch the mouse next to the cheese, then the cheese.

# Where: first lesson: step 13 of 15, beside the board; it can be read aloud.
# Length: a paragraph
kitchen-lesson-hurry = That was the last one. Now get home quickly! Kasimir is still far away.

# Where: first lesson: step 14 of 15, beside the board; it can be read aloud.
# Length: a sentence
kitchen-lesson-home = One mouse must run into a hole. Roll!

# Where: first lesson: step 15 of 15, beside the board; it can be read aloud.
# Length: a sentence
kitchen-lesson-in = Two steps are just right. Off into the hole!

# Where: first lesson: its last sentence, after the winning move.
# Length: a sentence
kitchen-lesson-end = All the cheese is safe at home. The mice have won!

## Kitchen: names of what is on the board, for screen readers.

# Where: table: the label of a thing on the board, for screen readers.
# $part (word): what is there: leg | table | floor
# $square (text): the name of a square: d4
# $tile (word): what lies there: down | cheese | none
# $mouse (word): the mouse there, none, or its number: none | 2
# $cat (word): whether the cat is there: yes | no
# Length: a sentence
kitchen-name-square = { $part ->
    [leg] { $square }, the table
    [table] { $square }, the table and the floor below
   *[floor] { $square }
  }{ $tile ->
    [down] , a tile face down
    [cheese] , a cheese
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , mouse { $mouse }
  }{ $cat ->
    [yes] , the cat
   *[no] {""}
  }

# Where: table: the label of a thing on the board, for screen readers.
# $hole (text): the letter of the hole: n
# $lies (word): whether the mouse has left it once: up | down
# $mouse (word): the mouse there, none, or its number: none | 2
# Length: a sentence
kitchen-name-hole = Mouse hole { $hole }, { $lies ->
    [up] lit
   *[down] still dark
  }{ $mouse ->
    [none] {""}
   *[other] , mouse { $mouse }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $piece (word): the piece, cat, or the number of a mouse: cat | 2
# $where (word): where the piece is: box | table | floor | hole
# $square (text): the name of a square: d4
# Length: a sentence
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] The cat, not yet in the kitchen
        [table] The cat on the table, { $square }
       *[floor] The cat on { $square }
      }
   *[other] { $where ->
        [hole] Mouse { $piece } in hole { $square }
        [table] Mouse { $piece } under the table, { $square }
       *[floor] Mouse { $piece } on { $square }
      }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $side (word): whose die it is: cat | mice
# $face (word): what it shows, none, or a number: none | 4
# Length: a sentence
kitchen-name-die = { $side ->
    [cat] The cat’s die
   *[mice] The mice’s die
  }{ $face ->
    [none] {""}
   *[other] {" "}shows { $face }
  }

## Kitchen: the sides to choose from.

# Where: new table, free seat, terminal: in the list of sides.
# Length: 15 characters
kitchen-side-c = Cat

# Where: new table, free seat, terminal: in the list of sides.
# Length: 15 characters
kitchen-side-m1 = Mice
