## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = “{ $move }” is no move of this game; write d4>d5 to walk from d4 to d5, and n, e, s or w for a hole.
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

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: row { $row } has { $found } signs where { $columns } belong
kitchen-position-sign = FLOOR: “{ $found }” on { $square } is none of { $wanted }
kitchen-position-mouse = MICE: mouse { $mouse } cannot be on “{ $found }”; write a square without a leg, a hole, or x if it is caught
kitchen-position-together = { $field }: there is already a mouse on { $space }
kitchen-position-holes = HOLES: “{ $found }” should be four signs, d or u, for n, e, s, w
kitchen-position-closed = HOLES: hole { $hole } is face down, so mouse { $mouse } has not left it and should be there
kitchen-position-cat = CAT: “{ $found }” is no square, nor “-”
kitchen-position-tiles = LEFT: { $left } tiles are left, but { $floor } lie face down on the floor
kitchen-position-cheeses = CHEESE, FLOOR and LEFT have { $found } cheeses together; there are { $wanted }
kitchen-position-knives = SKIP and FORCED tell of { $found ->
    [one] { $found } knife
   *[other] { $found } knives
  }, but by LEFT only { $flipped } have been flipped
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

kitchen-edition-rows = { $where }: all rows should have { $columns } signs, as the first one has
kitchen-edition-squares = { $where }: { $found } squares; at most { $limit } are possible
kitchen-edition-table = { $where }: there is no table (x or t) for the cat to begin on
kitchen-edition-hole = { $where }: “{ $square }” cannot be in front of hole { $hole }; write a square of open floor in row or column { $edge }
kitchen-edition-tiles = { $where }: { $squares } squares have no leg, but there are { $tiles } tiles

## Kitchen: the board in a terminal

kitchen-title = Kitchen
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

## Kitchen: names of what is on the board, for those who listen to it.

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
