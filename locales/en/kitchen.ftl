## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = “{ $move }” is not a move of this game; write d4>d5 to walk from d4 to d5, and n, e, s or w for a hole.
    .rule = A move says from where to where, or names one square for the cat's place and the fork's cheese.
kitchen-nowhere = There is no square { $space } in this kitchen.
    .rule = Squares have the letter of their column and the number of their row.
kitchen-place = The cat begins on the table, and { $space } is not on it.
    .rule = Before the mice begin, the cat is put on any space of the table.
kitchen-place-first = Nobody walks yet: first name the space of the table where the cat begins.
    .rule = Before the mice begin, the cat is put on any space of the table.
kitchen-fork-first = Mouse { $mouse } has a fork: name only the square of the cheese it takes.
    .rule = A fork takes one face-up cheese from afar; the mouse stays where it is.
kitchen-fork-cat = The cat sits on the cheese on { $space }.
    .rule = A fork takes a face-up cheese, but none that is under the cat.
kitchen-fork-none = No face-up cheese lies on { $space }.
    .rule = A fork takes one face-up cheese from afar.
kitchen-one-space = Say from where to where; { $space } is only one of the two.
    .rule = A move says which piece goes, by the space where it stands, and where it goes.
kitchen-empty = None of your pieces stands on { $space }.
    .rule = The mice's seats move a mouse, the cat's seat moves the cat.
kitchen-not-your-mouse = You are the cat; the mouse on { $space } is not yours to move.
    .rule = The mice's seats move a mouse, the cat's seat moves the cat.
kitchen-not-your-cat = You play the mice; the cat on { $space } is not yours to move.
    .rule = The mice's seats move a mouse, the cat's seat moves the cat.
kitchen-forced = Mouse { $mouse } on { $space } must walk again.
    .rule = When the cat misses a turn and the mice play twice in a row, the same mouse walks twice.
kitchen-same-mouse = The tile is for mouse { $mouse } on { $space }, who flipped it.
    .rule = A bonus or an arrow moves the piece that flipped the tile.
kitchen-arrow-hole = The arrow does not lead into hole { $space }.
    .rule = An arrow leads to a square, never into a hole.
kitchen-arrow-stay = The arrow must lead away from { $space }.
    .rule = An arrow puts the piece on any other square.
kitchen-arrow-cheese = A face-up cheese lies on { $space }; an arrow does not lead there.
    .rule = An arrow never leads to a face-up cheese. Walk there, or use a fork.
kitchen-cat-hole = Hole { $space } is too small for the cat.
    .rule = Only mice go into holes.
kitchen-cheese = A face-up cheese lies on { $space }, so the cat may not go there.
    .rule = The cat never steps on a face-up cheese.
kitchen-last-mouse = The last mouse sits in its hole behind { $space }; the cat must let it out.
    .rule = If the only mouse left sits in a hole, the cat may not stop on the square in front.
kitchen-leg = A leg of the table stands on { $space }; a mouse cannot go there.
    .rule = Mice walk on the floor and under the table, but not where its legs are.
kitchen-cat-there = The cat is on { $space }!
    .rule = A mouse ends its walk on a space where nobody is.
kitchen-mouse-there = Mouse { $mouse } is already on { $space }.
    .rule = A mouse ends its walk on a space where nobody is.
kitchen-blocked = Somebody is in the way from { $origin } to { $space } on every walk of { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
    .rule = Nobody walks through another piece.
kitchen-blocked-cat = Mice or cheese are in the way from { $origin } to { $space } on every walk of { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
    .rule = The cat walks neither through a mouse nor over a face-up cheese.
kitchen-back = From { $origin } to { $space } in { $steps } steps you would have to step straight back.
    .rule = A walk never steps straight back to the space just left.
kitchen-exact = { $steps ->
    [one] One step from { $origin } does
   *[other] { $steps } steps from { $origin } do
  } not lead to { $space }.
    .rule = A walk has exactly as many steps as the die or the tile shows, along rows and columns.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = First roll the die.
    .rule = A turn begins with a roll: it says how far a piece walks.
kitchen-touch-flip = First turn the tile over: touch it.
    .rule = A piece that ends its walk on a face-down tile turns it over.
kitchen-touch-place = Touch the space of the table where the cat begins.
    .rule = Before the mice begin, the cat is put on any space of the table.
kitchen-touch-fork = Touch the cheese that the fork takes.
    .rule = A fork takes one face-up cheese from afar; the mouse stays where it is.
kitchen-touch-walk = Touch the piece that goes, and then where it goes.
    .rule = The mice’s seats move a mouse, the cat’s seat moves the cat.
kitchen-touch-caught = This mouse is caught.
    .rule = A caught mouse does not come back.
kitchen-touch-stuck = This piece cannot go anywhere now.
    .rule = A walk has exactly as many steps as the die or the tile shows, through nobody and never straight back.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: row { $row } has { $found } characters instead of { $columns }
kitchen-position-sign = FLOOR: “{ $found }” on { $square } is not one of { $wanted }
kitchen-position-mouse = MICE: mouse { $mouse } cannot be on “{ $found }”; write a square without a leg, a hole, or x if it is caught
kitchen-position-together = { $field }: there is already a mouse on { $space }
kitchen-position-holes = HOLES: “{ $found }” should be four characters, d or u, for n, e, s, w
kitchen-position-closed = HOLES: hole { $hole } is face down, so mouse { $mouse } has not left it and should be there
kitchen-position-cat = CAT: “{ $found }” is neither a square nor “-”
kitchen-position-tiles = LEFT: { $left } tiles are left, but { $floor } lie face down on the floor
kitchen-position-cheeses = CHEESE, FLOOR and LEFT have { $found } cheeses together; there are { $wanted }
kitchen-position-missed = SKIP: “{ $skip }” cannot be; at most one side has a turn to miss, and only one turn
kitchen-position-again = SKIP: “{ $skip }” cannot be with mouse { $mouse } in FORCED, who walks again because the cat has missed its only turn to miss
kitchen-position-knives = SKIP and FORCED imply a knife, but by LEFT none has been flipped
kitchen-position-walked = FORCED: mouse { $mouse } is caught or has never left its hole, so it did not walk the turn before
kitchen-position-over = SEAT “{ $seat }” and STEP “{ $step }”: seat “-” and step “over” belong together
kitchen-position-tile = “{ $piece }” is on { $square }, where a tile lies face down that it would have flipped
kitchen-position-untaken = mouse { $piece } is on { $square }, where a cheese lies that it would have taken
kitchen-position-start = the cat is placed in the first position and in no other: “{ $text }”
kitchen-position-unfinished = STEP: it is over when the cat has just caught the last mouse on an open square, or when { $cheeses } cheeses are taken, all holes are face up and the mouse that walked is in a hole; and the side that won has no turn to miss
kitchen-position-caught = SEAT: all mice are caught, so it is over and not the turn of { $seat }
kitchen-position-skip = SKIP: the side of { $seat } has a turn to miss, so it cannot be its turn
kitchen-position-forced = FORCED: mouse { $mouse } cannot have to walk in a turn of the cat
kitchen-position-next = NEXT: in the turn of { $seat } the next one is { $wanted }
kitchen-position-other = STEP: “{ $step }” is not about mouse { $mouse }, who is the one that must walk in this turn
kitchen-position-flip = STEP: “{ $step }”, but there is no face-down tile where “{ $piece }” stands
kitchen-position-unused = STEP: “{ $step }” uses a tile “{ $tile }”, but by LEFT all { $count } are still face down
kitchen-position-bare = STEP: “{ $step }”, but “{ $piece }” does not stand on a square of the floor from which a tile was taken
kitchen-position-stuck = STEP: “{ $step }” leaves nothing to choose, so the turn would be over

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: all rows should have { $columns } characters, as the first one has
kitchen-edition-squares = { $where }: { $found } squares; at most { $limit } are possible
kitchen-edition-table = { $where }: there is no table (x or t) for the cat to begin on
kitchen-edition-hole = { $where }: “{ $square }” cannot be in front of hole { $hole }; write a square of open floor in row or column { $edge }
kitchen-edition-tiles = { $where }: { $squares } squares have no leg, but there are { $tiles } tiles

## Kitchen: the board in a terminal

kitchen-title = Kitchen
kitchen-about = Four mice steal cheese from the kitchen while Kasimir prowls on the table.
kitchen-draw-cat = cat, { $caught } of { $mice } mice caught{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }
kitchen-draw-mice = mice, { $taken } of { $cheeses } cheeses taken{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }
kitchen-draw-next = mice, { $taken } of { $cheeses } cheeses taken{ $skip ->
    [0] { "" }
   *[other] , must miss a turn
  }, next
kitchen-draw-signs = c cat, 1-4 mice, ◆ cheese, ≡ table, x its leg, ▒ face down
kitchen-draw-left = Face down: cheese { $cheeses }, plates { $plates }, “+1” { $ones }, “+2” { $twos }, arrows { $arrows }, forks { $forks }, knives { $knives }
kitchen-draw-forced = Mouse { $mouse } must walk again.
kitchen-draw-place = The cat chooses its place on the table.
kitchen-draw-roll = The die is to be rolled.
kitchen-draw-go = The die shows { $walk }.
kitchen-draw-flip = { $piece ->
    [c] The cat
   *[other] Mouse { $piece }
  } flips a tile.
kitchen-draw-bonus = +{ $walk } for { $piece ->
    [c] the cat
   *[other] mouse { $piece }
  }.
kitchen-draw-arrow = An arrow for { $piece ->
    [c] the cat
   *[other] mouse { $piece }
  }: to any other square.
kitchen-draw-fork = A fork for mouse { $piece }: it takes a face-up cheese.
kitchen-draw-over = { $mice ->
    [0] The cat has caught all mice.
   *[other] The mice have all the cheese and are safe in a hole.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } puts the cat on { $square }.
kitchen-tell-roll = { $seat } rolls { $face }{ $walks ->
    [no] {" "}but has no walk of that length.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] The cat turns up a cheese on { $square }, which stays there.
        [one] The cat turns up +1 on { $square }.
        [two] The cat turns up +2 on { $square }.
        [arrow] The cat turns up an arrow on { $square }.
        [fork] The cat turns up a fork on { $square }, which is of no use to it.
        [knife] The cat turns up a knife on { $square } and will miss a turn.
       *[plate] The cat turns up a broken plate on { $square }.
      }
   *[other] { $tile ->
        [cheese] Mouse { $piece } finds a cheese on { $square } and takes it.
        [one] Mouse { $piece } turns up +1 on { $square }.
        [two] Mouse { $piece } turns up +2 on { $square }.
        [arrow] Mouse { $piece } turns up an arrow on { $square }.
        [fork] Mouse { $piece } turns up a fork on { $square }.
        [knife] Mouse { $piece } turns up a knife on { $square }; the mice will miss a turn.
       *[plate] Mouse { $piece } turns up a broken plate on { $square }.
      }
  }
kitchen-tell-fork = Mouse { $piece } takes the cheese on { $square } with the fork.
kitchen-tell-walk = { $piece ->
    [cat] The cat goes to { $square }.
   *[other] Mouse { $piece } goes { $place ->
        [hole] into hole { $square }
       *[square] to { $square }
      }.
  }
kitchen-tell-take = Mouse { $piece } takes the cheese on { $square }.
kitchen-tell-caught = The cat catches mouse { $mouse } on { $square }{ $left ->
    [0] , the last one.
   *[other] .
  }
kitchen-tell-safe = Mouse { $piece } is safe in hole { $hole }, and the mice have all the cheese.

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = What it is about
kitchen-rules-goal = Four mice against Kasimir the cat. The mice win together if they carry off all { $cheeses } cheeses and get home. Kasimir wins if he catches all four mice.
kitchen-rules-seats-title = Who is who
kitchen-rules-seats = { $least } to { $most } can play. One of you is the cat, all the others are the team of the mice. First the cat chooses a place on the table. Then the mice begin, and after that cat and mice take turns.
kitchen-rules-walk-title = Walking
kitchen-rules-walk = Roll your side’s die and walk exactly that many squares, never diagonally. You may not step straight back or walk through anybody. If there is no such walk, your turn is over. The mice move any mouse they like, whoever rolled.
kitchen-rules-cheese-title = Tiles and cheese
kitchen-rules-cheese = Where you stop, you turn the tile over. A mouse that finds cheese takes it. If Kasimir finds one, it stays there face up: mice may fetch it, and he may not step on it again.
kitchen-rules-more-title = One or two more steps
kitchen-rules-more = A tile with +1 or +2 lets you walk on that many steps with the same piece. Then you turn over the next tile.
kitchen-rules-arrow-title = The arrow
kitchen-rules-arrow = The arrow lets you jump to any other square you like, and turn over the tile there. Kasimir may even jump onto a mouse!
kitchen-rules-fork-title = The fork
kitchen-rules-fork = With the fork a mouse fetches a face-up cheese from anywhere, as long as Kasimir is not sitting on it. The cat can do nothing with a fork.
kitchen-rules-knife-title = Knife and plate
kitchen-rules-knife = Ouch, a knife! Your side misses its next turn. If it is Kasimir who misses one, the same mouse walks twice in a row. A broken plate does nothing at all.
kitchen-rules-cat-title = Kasimir catches mice
kitchen-rules-cat = If Kasimir stops exactly on a mouse, it is caught and out of the game.
kitchen-rules-table-title = Under the table
kitchen-rules-table = Kasimir walks over the table and never under it. Mice run under it and never on top. So they cannot meet there, and a mouse below is safe.
kitchen-rules-hole-title = Mouse holes
kitchen-rules-hole = In a hole no mouse is ever caught, but there is room for just one. If only one mouse is left and sits in its hole, Kasimir may not wait right in front of it.
kitchen-rules-end-title = The end
kitchen-rules-end = When all { $cheeses } cheeses are taken and every hole has been left once, one mouse must still walk into a hole. Then the mice have won. Until that moment Kasimir can still catch them all.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = You play all four mice. Kasimir sits on the table. Touch your die!
kitchen-lesson-walk = Two steps. Touch the mouse at the top, then the square that glows.
kitchen-lesson-flip = What may be under there? Touch the tile!
kitchen-lesson-cat = Cheese! It is yours. Now Kasimir rolls and jumps off the table.
kitchen-lesson-again = He turned over a broken plate, that is nothing. Your turn: roll!
kitchen-lesson-team = You may move any mouse of your team. Touch the one on the right, then the glowing square.
kitchen-lesson-caught = Only a plate this time. And now, look out, Kasimir is coming …
kitchen-lesson-hide = He has caught a mouse, but you still have three. Roll!
kitchen-lesson-under = Hide under the table! Touch your mouse beside it, then the square below the table.
kitchen-lesson-above = Another cheese! Kasimir jumps on the table again, right above you, and cannot reach you.
kitchen-lesson-last = Much later: just one cheese is left. Roll!
kitchen-lesson-take = Fetch it! Touch the mouse next to the cheese, then the cheese.
kitchen-lesson-hurry = That was the last one. Now get home quickly! Kasimir is still far away.
kitchen-lesson-home = One mouse must run into a hole. Roll!
kitchen-lesson-in = Two steps are just right. Off into the hole!
kitchen-lesson-end = All the cheese is safe at home. The mice have won!

## Kitchen: names of what is on the board, for screen readers.

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
kitchen-name-hole = Mouse hole { $hole }, { $lies ->
    [up] lit
   *[down] still dark
  }{ $mouse ->
    [none] {""}
   *[other] , mouse { $mouse }
  }
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
kitchen-name-die = { $side ->
    [cat] The cat's die
   *[mice] The mice's die
  }{ $face ->
    [none] {""}
   *[other] {" "}shows { $face }
  }
