## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = “{ $move }” is no move of this game; write draw, pass, back, lift:e5, cat:e5, or s, l, r for a path tile (ns, el for your first one).
    .rule = A turn is drawing a tile and laying it, or missing the turn.
race-undrawn = You hold no tile yet, so “{ $move }” must wait: draw one first.
    .rule = A turn begins with the choice to draw a tile or to miss the turn.
race-in-hand = You have drawn { $hand ->
    [straight] a straight
    [bend] a bend
   *[cat] a cat
  } and must lay it now; “{ $move }” is for the beginning of a turn.
    .rule = A drawn tile that can be laid must be laid.
race-other-tile = You have drawn { $hand ->
    [straight] a straight (s)
    [bend] a bend (l or r)
   *[cat] a cat
  }, so you cannot play “{ $move }”.
    .rule = You lay the tile that you have drawn.
race-bag = The bag is empty: there is nothing to draw.
    .rule = You can draw only while there are tiles in the bag.
race-no-path = Your path has no tile that you could take back.
    .rule = Who misses a turn may put the last tile of the own path back into the bag.
race-off-board = There is no square { $square } on this board.
    .rule = Tiles lie on the squares of the board.
race-no-cat = No cat lies on { $square }.
    .rule = Who misses a turn may put one cat tile from the board back into the bag.
race-begun = Your path has begun, so write only “{ $tile }”, not “{ $move }”: the tile goes on in front of the open end.
    .rule = Only the first tile of a path may choose its direction.
race-which-way = This is your first tile: write { $one } or { $other } before “{ $move }” to say which way it leaves your corner.
    .rule = The first tile lies on one of the two squares beside your corner.
race-exit = From your corner a path starts to { $one } or { $other }; to { $heading } there is no board.
    .rule = The first tile lies on one of the two squares beside your corner.
race-taken = { $square } is not empty: { $what ->
    [cat] a cat is
    [cheese] the cheese is
    [corner] a mouse’s starting corner is
   *[path] a path is
  } there.
    .rule = A tile is laid only on an empty square.
race-edge = Laid so on { $square }, the tile would lead over the edge of the board.
    .rule = The open end of a path must look at an empty square or at the cheese.
race-cat-ahead = Laid so, your path would run into the cat on { $ahead }.
    .rule = The open end of a path must not look at a cat.
race-path-ahead = Laid so, your path would run into a path on { $ahead }.
    .rule = The open end of a path must not look at a path, not even its own.
race-corner-ahead = Laid so, your path would run into the starting corner { $ahead }.
    .rule = The open end of a path must not look at a corner where a mouse started.
race-side = { $square } is not on the side of { $seat }, who plays next.
    .rule = A cat is laid on the side of the seat that plays next: no other corner is nearer to the square.
race-side-or-scent = { $square } is neither on the side of { $seat }, who plays next, nor right beside the cheese.
    .rule = A cat is laid on the side of the seat that plays next, where no other corner is nearer, or in the scent area.
race-open-end = The path of { $seat } ends right before { $square }, so no cat may lie there.
    .rule = No cat is laid where the open end of a path looks, unless the scent rule allows it beside the cheese.
race-last-exit = { $square } is the last way out of the corner of { $seat }, so no cat may lie there.
    .rule = Cats leave at least one of the two first squares empty for a seat that has no tile on the board.

## Race: what is wrong with a position text.

race-position-path = PATHS: “{ $found }” is no path for { $seat }; write “-”, or a direction (n e s w) and a letter for each tile (s l r)
race-position-exit = PATHS: { $seat } leaves its corner to one of { $exits }, not to { $found }
race-position-run = PATHS: tile { $count } of { $seat } would lie { $what ->
    [edge] over the edge of the board
    [cheese] on the cheese, on { $square }
    [corner] on a starting corner, on { $square }
   *[path] on another path tile, on { $square }
  }
race-position-end = PATHS: the open end of { $seat } looks { $what ->
    [edge] over the edge of the board
    [corner] at the starting corner { $square }
   *[path] at a tile of its own path, on { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] straights
    [bends] bends
   *[cats] cats
  } on the board; there are only { $tiles }
race-position-square = CATS: “{ $found }” is no square; the board goes from a1 to { $last }
race-position-cat = CATS: no cat can lie on { $square }: { $what ->
    [cat] there is one already
    [cheese] the cheese is there
    [corner] a mouse started there
   *[path] a path tile is there
  }
race-position-guarded = CATS: no cat can lie on { $square }, where the open end of { $seat } looks
race-position-shut = CATS: { $one } and { $other } cannot both have a cat while { $seat } has no tile
race-position-winners = PATHS: { $count } open ends look at the cheese; the first one ends the match
race-position-over = SEAT and STEP are “-” and “over” just when an open end looks at the cheese; here { $count ->
    [0] none does
   *[other] one does
  }
race-position-bag = STEP: nobody can draw, as every tile lies on the board
race-position-none = STEP: “{ $step }” needs such a tile in hand, but all of them lie on the board
race-position-stuck = STEP: { $seat } has no place for “{ $step }”; such a tile goes straight back into the bag

## Race: editions

race-edition-even = { $where }: { $found } is even; the cheese needs a square in the very centre
race-edition-short = { $where }: { $found } path tiles do not reach the cheese; the shortest path has { $shortest }

## Race: the board in a terminal

race-title = Mouse race
race-draw-none = no tile yet
race-draw-seat = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, goes on at { $square }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } from the cheese
race-draw-blocked = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, blocked at { $square } by { $what ->
    [cat] a cat
   *[path] a path
  }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } from the cheese
race-draw-won = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, the cheese is reached
race-draw-bag = In the bag: straights { $straights }, bends { $bends }, cats { $cats }.
race-draw-straight = A straight is to be laid.
race-draw-bend = A bend is to be laid, to the left or to the right.
race-draw-cat = A cat is to be laid.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } reaches into the bag.
race-tell-pass = { $seat } misses a turn.
race-tell-back = { $seat } misses a turn and puts the last tile back, from { $square }.
race-tell-lift = { $seat } misses a turn and puts the cat of { $square } into the bag.
race-tell-draw = { $seat } draws { $tile ->
    [straight] a straight
    [bend] a bend
   *[cat] a cat
  }{ $fits ->
    [no] , which fits nowhere and goes back.
   *[yes] .
  }
race-tell-lay = { $seat } lays { $tile ->
    [straight] a straight
   *[bend] a bend
  } on { $square }; the path goes on at { $ahead }.
race-tell-cat = { $seat } lays a cat on { $square }, against { $other }.
race-tell-cheese = The path of { $seat } reaches the cheese with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.

## Race: what can be chosen

race-variant-scent = with the scent of the cheese
race-variant-gentle = without the scent

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , beside the cheese
   *[no] {""}
  }: { $what ->
    [cat] a cat
    [path] the path of { $seat }
    [ahead] free, the path of { $seat } goes on here
    [cheese] the cheese
    [corner] the corner of { $seat }
   *[free] free
  }
race-name-bag = The bag: straights { $straights }, bends { $bends }, cats { $cats }
race-name-hand = { $tile ->
    [straight] The tile in hand: a straight
    [bend] The tile in hand: a bend
    [cat] The tile in hand: a cat
   *[none] No tile in hand
  }
race-name-pass = Miss the turn
