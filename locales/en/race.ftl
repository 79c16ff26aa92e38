## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = “{ $move }” is not a move of this game; write draw, pass, back, lift:e5, cat:e5, or s, l, r for a path tile (ns, el for your first one).
    .rule = A turn is drawing a tile and laying it, or missing the turn.
race-undrawn = You do not have a tile yet, so “{ $move }” must wait: draw one first.
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
    .rule = A player who misses a turn may put the last tile of their own path back into the bag.
race-off-board = There is no square { $square } on this board.
    .rule = Tiles lie on the squares of the board.
race-no-cat = No cat lies on { $square }.
    .rule = A player who misses a turn may put one cat tile from the board back into the bag.
race-begun = Your path has begun, so write only “{ $tile }”, not “{ $move }”: the tile goes on in front of the open end.
    .rule = Only the first tile of a path may choose its direction.
race-which-way = This is your first tile, so say which way it leaves your corner: write { $count ->
    [one] “{ $first }”
   *[other] “{ $first }” or “{ $second }”
  }, not “{ $move }”.
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
race-edge = Laid like this on { $square }, the tile would lead over the edge of the board.
    .rule = The open end of a path must point to an empty square or to the cheese.
race-cat-ahead = Laid like this, your path would run into the cat on { $ahead }.
    .rule = The open end of a path must not point to a cat.
race-path-ahead = Laid like this, your path would run into a path on { $ahead }.
    .rule = The open end of a path must not point to a path, not even its own.
race-corner-ahead = Laid like this, your path would run into the starting corner { $ahead }.
    .rule = The open end of a path must not point to a corner where a mouse started.
race-side = { $square } is not on the side of { $seat }, who plays next.
    .rule = A cat is laid on the side of the seat that plays next: no other corner is nearer to the square.
race-side-or-scent = { $square } is neither on the side of { $seat }, who plays next, nor right beside the cheese.
    .rule = A cat is laid on the side of the seat that plays next, where no other corner is nearer, or in the scent area.
race-open-end = The path of { $seat } ends right before { $square }, so no cat may lie there.
    .rule = No cat is laid where the open end of a path points, unless the scent rule allows it beside the cheese.
race-last-exit = { $square } is the last way out of the corner of { $seat }, so no cat may lie there.
    .rule = Cats leave at least one of the two first squares empty for a seat that has no tile on the board.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = First take a tile out of the bag.
    .rule = After choosing to draw, you must take a tile out of the bag.
race-touch-hand = Your hand is empty: draw a tile, or miss the turn.
    .rule = A turn begins with the choice to draw a tile or to miss the turn.
race-touch-back = This cannot be put back into the bag.
    .rule = A player who misses a turn may put back one cat, or the last tile of their own path.
race-touch-lay = Touch the square where the tile in your hand should go.
    .rule = A drawn tile that can be laid must be laid.
race-touch-ahead = Your path goes on at { $square }.
    .rule = A path tile lies right in front of the open end of your path.
race-touch-first = Your first tile cannot lie there.
    .rule = The first tile lies on one of the two squares beside your corner.
race-touch-bend = A bend does not lead there.
    .rule = A bend turns to the left or to the right: touch the square that your path should point to.

## Race: what is wrong with a position text.

race-position-path = PATHS: “{ $found }” is not a path for { $seat }; write “-”, or a direction (n e s w) and a letter for each tile (s l r)
race-position-exit = PATHS: { $seat } leaves its corner to one of { $exits }, not to { $found }
race-position-run = PATHS: tile { $count } of { $seat } would lie { $what ->
    [edge] over the edge of the board
    [cheese] on the cheese, on { $square }
    [corner] on a starting corner, on { $square }
   *[path] on another path tile, on { $square }
  }
race-position-end = PATHS: the open end of { $seat } points { $what ->
    [edge] over the edge of the board
    [corner] to the starting corner { $square }
   *[path] to a tile of its own path, on { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] straights
    [bends] bends
   *[cats] cats
  } on the board; there are only { $tiles }
race-position-square = CATS: “{ $found }” is not a square; the board goes from a1 to { $last }
race-position-cat = CATS: no cat can lie on { $square }: { $what ->
    [cat] there is one already
    [cheese] the cheese is there
    [corner] a mouse started there
   *[path] a path tile is there
  }
race-position-guarded = CATS: no cat can lie on { $square }, where the open end of { $seat } points
race-position-shut = CATS: { $one } and { $other } cannot both have a cat while { $seat } has no tile
race-position-winners = PATHS: { $count } open ends point to the cheese; the first one ends the match
race-position-over = SEAT and STEP are “-” and “over” exactly when an open end points to the cheese; here { $count ->
    [0] none does
   *[other] one does
  }
race-position-bag = STEP: nobody can draw, as every tile lies on the board
race-position-none = STEP: “{ $step }” needs such a tile in hand, but all of them lie on the board
race-position-stuck = STEP: { $seat } has no place for “{ $step }”; such a tile goes straight back into the bag

## Race: editions

race-edition-even = { $where }: { $found } is even; the cheese needs a square in the exact centre
race-edition-short = { $where }: { $found } path tiles do not reach the cheese; the shortest path has { $shortest }

## Race: the board in a terminal

race-title = Mouse race
race-about = Lay a path to the cheese, tile by tile, faster than the others.
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
race-tell-cat = { $where ->
    [path] { $seat } lays a cat on { $square }, right in front of the path of { $other }.
    [cheese] { $seat } lays a cat on { $square }, right beside the cheese.
   *[side] { $seat } lays a cat on { $square }, against { $other }.
  }
race-tell-cheese = The path of { $seat } reaches the cheese with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.

## Race: what can be chosen

race-variant-scent = with the scent of the cheese
race-variant-gentle = without the scent

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag.

race-rules-goal-title = What it is about
race-rules-goal = The cheese lies in the middle. { $least } to { $most } mice start in the corners, and each builds a path of tiles. The player whose path is first to reach the cheese wins.
race-rules-turn-title = Your turn
race-rules-turn = Take a tile out of the bag without looking. There are { $straights } straights, { $bends } bends and { $cats } cats in it. Lay a straight or a bend at the end of your path, so that the lines join. A bend may turn left or right, as you like.
race-rules-first-title = The first tile
race-rules-first = Your first tile goes on one of the two squares beside your corner.
race-rules-blocked-title = When a tile does not fit
race-rules-blocked = A path may not lead over the edge, to a cat, to another path or to a mouse’s corner. If your tile would do that, it goes back into the bag and your turn is over. If it fits, you must lay it, even if it leads away from the cheese.
race-rules-cat-title = A cat!
race-rules-cat = If you draw a cat, lay it in the way of the player who comes next: on an empty square of that player’s side of the board. If there is none, it goes back into the bag.
race-rules-free-title = Nobody is walled in
race-rules-free = A cat may not lie on the very square that a path leads to next. And whoever has no tile yet must keep one of the two first squares free.
race-rules-pass-title = Missing a turn
race-rules-pass = Instead of drawing you may miss your turn. Then you may put one tile back into the bag: any cat, or the last tile of your own path.
race-rules-scent-title = The scent of the cheese
race-rules-scent = The squares around the cheese smell of it, and cats love that. There you may lay a cat on any empty square, whoever comes next, even right in front of a path.
race-rules-win-title = The end
race-rules-win = As soon as your path leads to the cheese, your mouse runs along it, and you have won.
race-rules-gentle-title = Without the scent
race-rules-gentle = A gentler race: the squares around the cheese are like all the others, and no cat may block a path there.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = You are the red mouse and want to get to the cheese. Touch the bag to draw a tile!
race-lesson-lay = A straight. Touch the tile, then the square above your mouse.
race-lesson-green = That is how your path begins. Now Green builds one from the other corner.
race-lesson-bend = Your turn. Draw again!
race-lesson-look = A bend! Touch it, then the end of your path, then the square where it should lead.
race-lesson-cat = Now Green draws, and it is a cat. Green lays it in your way.
race-lesson-own-cat = You will have to go round it. Draw another tile!
race-lesson-lay-cat = Now you have a cat. Touch it, then the glowing square in Green’s way.
race-lesson-last = Much later: your path has nearly reached the cheese. Draw!
race-lesson-win = A straight, just what you need. Lay it at the end of your path!
race-lesson-end = Your mouse runs to the cheese. You have won the race!

## Race: names of what is on the board, for screen readers.

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
