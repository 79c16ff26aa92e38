## Race: reasons why a move is not legal. The attribute says which rule it is.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): what was written: left
# Length: a sentence
race-unreadable = “{ $move }” is not a move of this game; write draw, pass, back, lift:e5, cat:e5, or s, l, r for a path tile (ns, el for your first one).
    .rule = On your turn you draw a tile and lay it, or you miss the turn.

# Where: terminal and programs: why a move is refused, with the edition where cats stay; the rule follows.
# $move (text): what was written: left
# Length: a sentence
race-unreadable-stay = “{ $move }” is not a move of this game; write draw, pass, back, cat:e5, or s, l, r for a path tile (ns, el for your first one).
    .rule = On your turn you draw a tile and lay it, or you miss the turn.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): the move as it was written: p+3
# Length: a sentence
race-undrawn = You do not have a tile yet, so “{ $move }” must wait: draw one first.
    .rule = A turn begins with the choice to draw a tile or to miss the turn.

# Where: terminal and programs: why a move is refused; the rule follows.
# $hand (word): the tile in hand: straight | bend | cat
# $move (text): the move as it was written: p+3
# Length: a sentence
race-in-hand = You have drawn { $hand ->
    [straight] a straight
    [bend] a bend
   *[cat] a cat
  } and must lay it now; “{ $move }” is for the beginning of a turn.
    .rule = A drawn tile that can be laid must be laid.

# Where: terminal and programs: why a move is refused; the rule follows.
# $hand (word): the tile in hand: straight | bend | cat
# $move (text): the move as it was written: p+3
# Length: a sentence
race-other-tile = You have drawn { $hand ->
    [straight] a straight (s)
    [bend] a bend (l or r)
   *[cat] a cat
  }, so you cannot play “{ $move }”.
    .rule = You lay the tile that you have drawn.

# Where: terminal and programs: why a move is refused; the rule follows.
# Length: a sentence
race-bag = The bag is empty: there is nothing to draw.
    .rule = You can draw only while there are tiles in the bag.
    .short = The bag is empty: touch what glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# Length: a sentence
race-no-path = Your path has no tile that you could take back.
    .rule = A player who misses a turn may put the last tile of their own path back into the bag.

# Where: terminal and programs: why a move is refused; the rule follows.
# $square (text): the name of a square: e5
# Length: a sentence
race-off-board = There is no square { $square } on this board.
    .rule = Tiles lie on the squares of the board.

# Where: terminal and programs: why a move is refused; the rule follows.
# $square (text): the name of a square: e5
# Length: a sentence
race-no-cat = No cat lies on { $square }.
    .rule = A player who misses a turn may put one cat tile from the board back into the bag.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# Length: a sentence
race-cats-stay = Cats stay where they lie: only the last tile of your own path can be put back into the bag.
    .rule = A player who misses a turn may put back the last tile of their own path, but no cat.
    .short = Cats stay where they lie: touch what glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $tile (text): a letter for the tile: s
# $move (text): what was written: ns
# Length: a sentence
race-begun = Your path has begun, so write only “{ $tile }”, not “{ $move }”: the tile goes right in front of the open end.
    .rule = Only the first tile of a path may choose its direction.

# Where: terminal and programs: why a move is refused; the rule follows.
# $count (number 1-2): ways out that there are: 1 | 2
# $first (text): how the move is written one way: ns
# $second (text): how it is written the other way: es
# $move (text): what was written: s
# Length: a sentence
race-which-way = This is your first tile, so say which way it leaves your corner: write { $count ->
    [one] “{ $first }”
   *[other] “{ $first }” or “{ $second }”
  }, not “{ $move }”.
    .rule = The first tile lies on one of the two squares beside your corner.

# Where: terminal and programs: why a move is refused; the rule follows.
# $one (text): a direction: n
# $other (text): another direction: e
# $heading (text): the direction that was written: s
# Length: a sentence
race-exit = From your corner a path can go { $one } or { $other }; { $heading } would lead off the board.
    .rule = The first tile lies on one of the two squares beside your corner.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $square (text): the name of a square: e5
# $what (word): what lies there: cat | cheese | corner | path
# Length: a sentence
race-taken = { $square } is not empty: { $what ->
    [cat] a cat is
    [cheese] the cheese is
    [corner] a mouse’s starting corner is
   *[path] a path is
  } there.
    .rule = A tile is laid only on an empty square.
    .short = Something lies there already: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $square (text): the name of a square: e5
# Length: a sentence
race-edge = Laid like this on { $square }, the tile would lead over the edge of the board.
    .rule = The open end of a path must point to an empty square or to the cheese.
    .short = That leads over the edge: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $ahead (text): the square that the path leads to: c5
# Length: a sentence
race-cat-ahead = If you lay the tile like this, your path will run into the cat on { $ahead }.
    .rule = The open end of a path must not point to a cat.
    .short = That leads into a cat: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $ahead (text): the square that the path leads to: c5
# Length: a sentence
race-path-ahead = If you lay the tile like this, your path will run into a path on { $ahead }.
    .rule = The open end of a path must not point to a path, not even its own.
    .short = That leads into a path: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $ahead (text): the square that the path leads to: c5
# Length: a sentence
race-corner-ahead = If you lay the tile like this, your path will run into the starting corner { $ahead }.
    .rule = The open end of a path must not point to a corner where a mouse started.
    .short = That leads into a corner: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $square (text): the name of a square: e5
# $seat (name): who plays next: Óscar
# Length: a sentence
race-side = { $square } is not on the side of { $seat }, who plays next.
    .rule = A cat is laid on the side of the player who plays next: no other player’s corner is nearer to the square.
    .short = That is not on { $seat }’s side: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $square (text): the name of a square: e5
# $seat (name): who plays next: Óscar
# Length: a sentence
race-side-or-scent = { $square } is neither on the side of { $seat }, who plays next, nor right beside the cheese.
    .rule = A cat is laid on the side of the player who plays next, where no other player’s corner is nearer, or right beside the cheese.
    .short = That is neither on { $seat }’s side nor beside the cheese: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $count (number 1-3): players who may get the cat: 1 | 2
# $square (text): the name of a square: e5
# $seat (name): who has the most tiles: Óscar
# Length: a sentence
race-leader-side = { $count ->
    [1] { $square } is not on the side of { $seat }, who has the most tiles apart from you.
   *[other] { $square } is not on the side of any player who may get this cat: it goes to one of the others with the most tiles.
  }
    .rule = A cat is laid on the side of the other player with the most tiles: no other player’s corner is nearer to the square.
    .short = No cat may lie there now: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $count (number 1-3): players who may get the cat: 1 | 2
# $square (text): the name of a square: e5
# $seat (name): who has the most tiles: Óscar
# Length: a sentence
race-leader-side-or-scent = { $count ->
    [1] { $square } is neither right beside the cheese nor on the side of { $seat }, who has the most tiles apart from you.
   *[other] { $square } is neither right beside the cheese nor on the side of any player who may get this cat: it goes to one of the others with the most tiles.
  }
    .rule = A cat is laid on the side of the other player with the most tiles, where no other player’s corner is nearer, or right beside the cheese.
    .short = No cat may lie there now: touch a square that glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $seat (name): whose path it is: Óscar
# $square (text): the name of a square: e5
# Length: a sentence
race-open-end = { $seat }’s path leads to { $square } next, so no cat may lie there.
    .rule = No cat is laid where the open end of a path points, except right beside the cheese if you play with its scent.
    .short = { $seat }’s path goes on there: touch a square that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $square (text): the name of a square: e5
# $seat (name): whose corner it is: Óscar
# Length: a sentence
race-last-exit = { $square } is the last way out of { $seat }’s corner, so no cat may lie there.
    .rule = As long as a player has no tile on the board, cats must leave one of that player’s two first squares empty.
    .short = That is the last way out for { $seat }: touch a square that glows.

## Race: why something cannot be touched now, on a screen.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-draw = First touch the bag!
    .rule = After choosing to draw, you must take a tile out of the bag.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-hand = Your hand is empty: touch the bag.
    .rule = A turn begins with the choice to draw a tile or to miss the turn.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-back = That cannot go into the bag: touch what glows.
    .rule = A player who misses a turn may put back one cat, or the last tile of their own path.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-lay = Touch a square that glows: your tile goes there.
    .rule = A drawn tile that can be laid must be laid.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $square (text): the name of a square: e5
# Length: a sentence
race-touch-ahead = Your path goes on at { $square }.
    .rule = A path tile is laid right in front of the open end of your path.
    .short = Your path goes on where it glows.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-first = Your path begins beside your corner, where it glows.
    .rule = The first tile lies on one of the two squares beside your corner.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
race-touch-bend = Your bend cannot lead there: touch a square that glows.
    .rule = A bend turns to the left or to the right: touch the square that your path should point to.

## Race: what to do now; the second text tells the others.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
race-prompt-turn = Touch the bag to draw a tile.
    .other = { $seat } draws a tile, or misses a turn.

# Where: table: the status line, when the bag is empty; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
race-prompt-empty = The bag is empty: touch what glows.
    .other = { $seat } misses a turn.

# Where: table: the status line, after the touch of a tile on the board; it can be read aloud.
# Length: a sentence
race-prompt-back = Now touch the bag: the tile goes back.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
race-prompt-bag = Touch the bag!
    .other = { $seat } takes a tile out of the bag.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $tile (word): the tile in hand: straight | bend
# Length: a sentence
race-prompt-path = { $tile ->
    [straight] Lay your straight where it glows.
   *[bend] Lay your bend where it glows.
  }
    .other = { $seat } lays { $tile ->
        [straight] a straight.
       *[bend] a bend.
      }

# Where: table: the status line, when a bend is laid; it can be read aloud.
# Length: a sentence
race-prompt-ahead = Now touch where your path should go.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $where (word): where the cat may lie: one | several | cheese
# $other (name): in whose way: Óscar
# Length: a sentence
race-prompt-cat = { $where ->
    [one] Put the cat in { $other }’s way.
    [cheese] Put the cat next to the cheese.
   *[several] Put the cat in somebody’s way.
  }
    .other = { $seat } lays a cat.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $count (number 0-200): tiles in the bag that fit the path: 0 | 1 | 12
# $all (number): tiles in the bag: 30
# Length: a sentence
race-advice-draw = { $count ->
    [0] Draw a tile.
    [one] Draw a tile: { $count } of the { $all } in the bag fits your path.
   *[other] Draw a tile: { $count } of the { $all } in the bag fit your path.
  }

# Where: table: a hint: what to do; it can be read aloud.
# Length: a sentence
race-advice-pass = Miss your turn.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $why (word): why: stuck | none
# Length: a sentence
race-advice-back = Put back the last tile of your path{ $why ->
    [stuck] : nothing fits after it.
   *[none] .
  }

# Where: table: a hint: what to do, and why; it can be read aloud.
# $why (word): why: way | none
# Length: a sentence
race-advice-lift = Put a cat back into the bag{ $why ->
    [way] : it lies right in front of your path.
   *[none] .
  }

# Where: table: a hint: what to do, and why; it can be read aloud.
# $tile (word): the tile in hand: straight | bend
# $why (word): what comes of it: cheese | scent | closer | none
# Length: a sentence
race-advice-lay = { $tile ->
    [straight] Lay the straight
   *[bend] Lay the bend
  }{ $why ->
    [cheese] : your path reaches the cheese!
    [scent] : your path reaches a square right beside the cheese!
    [closer] : your path comes closer to the cheese.
   *[none] .
  }

# Where: table: a hint: what to do; it can be read aloud.
# $where (word): where the cat should lie: path | cheese | side
# $other (name): in whose way: Óscar
# Length: a sentence
race-advice-cat = { $where ->
    [path] Put the cat right in front of { $other }’s path.
    [cheese] Put the cat right next to the cheese.
   *[side] Put the cat in { $other }’s way.
  }

## Race: what is wrong with a position text.

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $seat (text): the letter of a seat: r
# Length: a sentence
race-position-path = PATHS: “{ $found }” is not a path for { $seat }; write “-”, or a direction (n e s w) and a letter for each tile (s l r)

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $exits (text): the directions: n, e
# $found (text): what was written: x
# Length: a sentence
race-position-exit = PATHS: { $seat } leaves its corner to one of { $exits }, not to { $found }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (ordinal): the number of the tile: 5
# $seat (text): the letter of a seat: r
# $what (word): what is there: edge | cheese | corner | path
# $square (text): the name of a square: e5
# Length: a sentence
race-position-run = PATHS: tile { $count } of { $seat } would lie { $what ->
    [edge] over the edge of the board
    [cheese] on the cheese, on { $square }
    [corner] on a starting corner, on { $square }
   *[path] on another path tile, on { $square }
  }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $what (word): what is there: edge | corner | path
# $square (text): the name of a square: e5
# Length: a sentence
race-position-end = PATHS: the open end of { $seat } points { $what ->
    [edge] over the edge of the board
    [corner] to the starting corner { $square }
   *[path] to a tile of its own path, on { $square }
  }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (number): tiles on the board: 51
# $kind (word): which tiles: straights | bends | cats
# $tiles (number): tiles in the box: 50
# Length: a sentence
race-position-tiles = { $found } { $kind ->
    [straights] straights
    [bends] bends
   *[cats] cats
  } on the board; there are only { $tiles }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $last (text): the last square: m13
# Length: a sentence
race-position-square = CATS: “{ $found }” is not a square; the board goes from a1 to { $last }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $square (text): the name of a square: e5
# $what (word): what is there: cat | cheese | corner | path
# Length: a sentence
race-position-cat = CATS: no cat can lie on { $square }: { $what ->
    [cat] there is one already
    [cheese] the cheese is there
    [corner] a mouse started there
   *[path] a path tile is there
  }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $square (text): the name of a square: e5
# $seat (text): the letter of a seat: r
# Length: a sentence
race-position-guarded = CATS: no cat can lie on { $square }, where the open end of { $seat } points

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $one (text): a square: a2
# $other (text): another square: b1
# $seat (text): the letter of a seat: r
# Length: a sentence
race-position-shut = CATS: { $one } and { $other } cannot both have a cat while { $seat } has no tile

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 2-4): open ends: 2
# Length: a sentence
race-position-winners = PATHS: { $count } open ends point to the cheese; the first one ends the match

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 2-4): open ends: 2
# Length: a sentence
race-position-winners-scent = PATHS: { $count } open ends point to the cheese or to empty squares beside it; the first one ends the match

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-1): open ends: 0 | 1
# Length: a sentence
race-position-over = SEAT and STEP are “-” and “over” exactly when an open end points to the cheese; here { $count ->
    [0] none does
   *[other] one does
  }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-1): open ends: 0 | 1
# Length: a sentence
race-position-over-scent = SEAT and STEP are “-” and “over” exactly when an open end points to the cheese or to an empty square beside it; here { $count ->
    [0] none does
   *[other] one does
  }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# Length: a sentence
race-position-bag = STEP: nobody can draw, as every tile lies on the board

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $step (text): what was written: lay.s
# Length: a sentence
race-position-none = STEP: “{ $step }” needs such a tile in hand, but all of them lie on the board

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $step (text): what was written: lay.s
# Length: a sentence
race-position-stuck = STEP: { $seat } has no place for “{ $step }”; such a tile goes straight back into the bag

## Race: editions

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: columns
# $found (number): what was written: 12
# Length: a sentence
race-edition-even = { $where }: { $found } is even; the cheese needs a square in the exact centre

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: columns
# $found (number): what was written: 12
# $shortest (number): tiles of the shortest path: 11
# Length: a sentence
race-edition-short = { $where }: { $found } path tiles do not reach the cheese; the shortest path has { $shortest }

## Race: the board in a terminal

# Where: wherever the game is named: first screen, headings, titles of pages, terminal.
# Length: 25 characters
race-title = Mouse race

# Where: first screen: on the card of the game, below its title; terminal: in the list of games.
# Length: a sentence
race-about = Lay a path to the cheese, tile by tile, faster than the others.

# Where: terminal: beside the seat.
# Length: 25 characters
race-draw-none = no tile yet

# Where: terminal: beside the seat.
# $tiles (number 0-80): tiles of the path: 1 | 2 | 5
# $square (text): the name of a square: e5
# $steps (number 1-30): steps from the cheese: 1 | 2 | 5
# Length: a sentence
race-draw-seat = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, goes on at { $square }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } from the cheese

# Where: terminal: beside the seat.
# $tiles (number 0-80): tiles of the path: 1 | 2 | 5
# $square (text): the name of a square: e5
# $what (word): what is in the way: cat | path
# $steps (number 1-30): steps from the cheese: 1 | 2 | 5
# Length: a sentence
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

# Where: terminal: beside the seat.
# $tiles (number 0-80): tiles of the path: 1 | 2 | 5
# Length: 45 characters
race-draw-won = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, has reached the cheese

# Where: terminal: beside the seat.
# $tiles (number 0-80): tiles of the path: 1 | 2 | 5
# Length: 70 characters
race-draw-won-scent = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, right beside the cheese, and that wins

# Where: terminal: below the board.
# $straights (number 0-99): straights in the bag: 50
# $bends (number 0-99): bends in the bag: 70
# $cats (number 0-99): cats in the bag: 44
# Length: a sentence
race-draw-bag = In the bag: straights { $straights }, bends { $bends }, cats { $cats }.

# Where: terminal: below the board.
# Length: a sentence
race-draw-straight = Lay the straight.

# Where: terminal: below the board.
# Length: a sentence
race-draw-bend = Lay the bend, to the left or to the right.

# Where: terminal: below the board.
# Length: a sentence
race-draw-cat = Lay the cat.

## Race: what just happened. Seats are shown as names.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# Length: a sentence
race-tell-reach = { $seat } reaches into the bag.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# Length: a sentence
race-tell-pass = { $seat } misses a turn.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $square (text): the name of a square: e5
# Length: a sentence
race-tell-back = { $seat } misses a turn and puts the last tile of the path back into the bag.
    .precise = { $seat } misses a turn and puts the tile on { $square }, the last of the path, back into the bag.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $square (text): the name of a square: e5
# Length: a sentence
race-tell-lift = { $seat } misses a turn and puts a cat back into the bag.
    .precise = { $seat } misses a turn and puts the cat on { $square } back into the bag.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $tile (word): the tile: straight | bend | cat
# $fits (word): whether it can be laid: no | yes
# Length: a sentence
race-tell-draw = { $seat } draws { $tile ->
    [straight] a straight
    [bend] a bend
   *[cat] a cat
  }{ $fits ->
    [no] , which fits nowhere and goes back into the bag.
   *[yes] .
  }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $tile (word): the tile: straight | bend
# $square (text): the name of a square: e5
# $ahead (text): the square that the path leads to: c5
# Length: a sentence
race-tell-lay = { $seat } lays { $tile ->
    [straight] a straight
   *[bend] a bend
  }.
    .precise = { $seat } lays { $tile ->
        [straight] a straight
       *[bend] a bend
      } on { $square }; the path goes on at { $ahead }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $where (word): where the cat lies: path | cheese | side
# $seat (name): who was to play: Anna
# $square (text): the name of a square: e5
# $other (name): another player: Óscar
# Length: a sentence
race-tell-cat = { $where ->
    [path] { $seat } lays a cat right in front of { $other }’s path.
    [cheese] { $seat } lays a cat right beside the cheese.
   *[side] { $seat } lays a cat in { $other }’s way.
  }
    .precise = { $where ->
        [path] { $seat } lays a cat on { $square }, right in front of { $other }’s path.
        [cheese] { $seat } lays a cat on { $square }, right beside the cheese.
       *[side] { $seat } lays a cat on { $square }, in { $other }’s way.
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $tiles (number 6-80): tiles of the path: 11 | 21
# Length: a sentence
race-tell-cheese = With { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, { $seat }’s path reaches the cheese.

# Where: table, replay, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $tiles (number 4-80): tiles of the path: 9 | 21
# Length: a sentence
race-tell-scent = With { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, { $seat }’s path reaches a square beside the cheese.

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $goal (word): where the path leads: cheese | scent
# $tiles (number 1-80): its tiles: 11 | 21
# Length: a sentence
race-finish-path = { $goal ->
    [scent] The path ends right beside the cheese. That is enough! Tiles: { $tiles }.
   *[cheese] The path leads all the way to the cheese. Tiles: { $tiles }.
  }

# Where: end of a match, terminal: a line for somebody who has won.
# Length: a sentence
race-finish-won = Now the cheese goes home with you!

# Where: end of a match, terminal: a kind line for somebody who has not won.
# $missing (number 0-80): tiles between the end of the path and the goal; 0 if it is blocked: 0 | 1 | 2 | 5
# $tiles (number 0-80): tiles of the path: 0 | 9
# Length: a sentence
race-finish-lost = { $missing ->
    [1] So close: just one tile was missing!
    [2] So close: just two tiles were missing!
   *[other] { $tiles ->
        [0] Your mouse has slept well. Next time it will set off early!
       *[other] What a fine path! Tiles: { $tiles }.
      }
  }

## Race: what can be chosen

# Where: new table: in the list of variants.
# Length: 40 characters
race-variant-scent = with the scent of the cheese

# Where: new table: in the list of variants.
# Length: 25 characters
race-variant-gentle = without the scent

# Where: new table: in the list of editions.
# Length: 50 characters
race-edition-classic = the usual way

# Where: new table: in the list of editions.
# Length: 50 characters
race-edition-danish = cats stay where they lie

# Where: new table: in the list of editions.
# Length: 50 characters
race-edition-italian = it is enough to get beside the cheese

# Where: new table: in the list of editions.
# Length: 50 characters
race-edition-spanish = cats go to whoever is ahead

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag.

# Where: rules page: the heading of the section “goal”.
# Length: 25 characters
race-rules-goal-title = What it is about

# Where: rules page: the text of the section “goal”, beside a board; it can be read aloud.
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# $scent_wins (word): whether it is enough to get beside the cheese: no | yes
# Length: a paragraph
race-rules-goal = The cheese lies in the middle. { $least } to { $most } mice start in the corners, and each builds a path of tiles. { $scent_wins ->
    [yes] The player whose path is first to reach one of the squares around the cheese wins.
   *[no] The player whose path is first to reach the cheese wins.
  }

# Where: rules page: the heading of the section “turn”.
# Length: 15 characters
race-rules-turn-title = Your turn

# Where: rules page: the text of the section “turn”, beside a board; it can be read aloud.
# $straights (number): straights in the bag: 50
# $bends (number): bends in the bag: 70
# $cats (number): cats in the bag: 44
# Length: a paragraph
race-rules-turn = Take a tile out of the bag without looking. There are { $straights } straights, { $bends } bends and { $cats } cats in it. Lay a straight or a bend at the end of your path, so that the lines join. A bend may turn left or right, as you like.

# Where: rules page: the heading of the section “first”.
# Length: 20 characters
race-rules-first-title = The first tile

# Where: rules page: the text of the section “first”, beside a board; it can be read aloud.
# Length: a sentence
race-rules-first = Your first tile goes on one of the two squares beside your corner.

# Where: rules page: the heading of the section “blocked”.
# Length: 35 characters
race-rules-blocked-title = When a tile does not fit

# Where: rules page: the text of the section “blocked”, beside a board; it can be read aloud.
# Length: a paragraph
race-rules-blocked = A path may not lead off the board, to a cat, to a path (not even your own) or to a corner where a mouse started. If your tile cannot be laid any other way, it goes back into the bag and your turn is over. If it fits, you must lay it, even if it leads away from the cheese.

# Where: rules page: the heading of the section “cat”.
# Length: a sentence
race-rules-cat-title = A cat!

# Where: rules page: the text of the section “cat”, beside a board; it can be read aloud.
# $cats_for (word): who gets a cat: next | leader
# Length: a paragraph
race-rules-cat = { $cats_for ->
    [leader] If you draw a cat, lay it in the way of whoever is ahead: on an empty square on the side of the other player whose path has the most tiles. If several have equally many, choose one of them. If there is no place for it at all, the cat goes back into the bag.
   *[next] If you draw a cat, lay it in the way of the player who comes next: on an empty square on that player’s side of the board. If there is no place for it at all, the cat goes back into the bag.
  }

# Where: rules page: the heading of the section “free”.
# Length: 30 characters
race-rules-free-title = Nobody is walled in

# Where: rules page: the text of the section “free”, beside a board; it can be read aloud.
# Length: a paragraph
race-rules-free = No cat may be laid on the square that a path leads to next. And as long as a player has no tile on the board, everybody must leave one of that player’s two first squares free.

# Where: rules page: the heading of the section “pass”.
# Length: 25 characters
race-rules-pass-title = Missing a turn

# Where: rules page: the text of the section “pass”, beside a board; it can be read aloud.
# $lift_cats (word): whether cats may be put back: yes | no
# Length: a paragraph
race-rules-pass = Instead of drawing you may miss your turn. { $lift_cats ->
    [no] Then you may put the last tile of your own path back into the bag. Cats stay where they lie.
   *[yes] Then you may put one tile back into the bag: any cat, or the last tile of your own path.
  }

# Where: rules page: the heading of the section “scent”.
# Length: 35 characters
race-rules-scent-title = The scent of the cheese

# Where: rules page: the text of that section, beside a board; it can be read aloud.
# $scent_wins (word): whether it is enough to get beside the cheese: no | yes
# Length: a paragraph
race-rules-scent = The squares around the cheese smell of it, and cats love that. There you may lay a cat on any empty square, no matter whose side it is on{ $scent_wins ->
    [yes] .
   *[no] , even right in front of a path.
  }

# Where: rules page: the heading of the section “win”.
# Length: 10 characters
race-rules-win-title = The end

# Where: rules page: the text of that section, beside a board; it can be read aloud.
# $scent_wins (word): whether it is enough to get beside the cheese: no | yes
# Length: a paragraph
race-rules-win = { $scent_wins ->
    [yes] As soon as your path leads to an empty square beside the cheese, your mouse runs along it, and you have won.
   *[no] As soon as your path leads to the cheese, your mouse runs along it, and you have won.
  }

# Where: rules page: the heading of the section “gentle”.
# Length: 25 characters
race-rules-gentle-title = Without the scent

# Where: rules page: the text of the section “gentle”, beside a board; it can be read aloud.
# $scent_wins (word): whether it is enough to get beside the cheese: no | yes
# Length: a paragraph
race-rules-gentle = { $scent_wins ->
    [yes] A gentler race: around the cheese, cats are laid just as everywhere else. Whoever gets beside the cheese still wins.
   *[no] A gentler race: the squares around the cheese are like all the others. There too, no cat may be laid on the square that a path leads to next.
  }

# Where: rules page: the heading of the section “ways”.
# Length: 35 characters
race-rules-ways-title = Other ways to play

# Where: rules page: the text of the section “ways”, about the editions; it can be read aloud.
# Length: a paragraph
race-rules-ways = When you open a table, you can change one thing: cats go to whoever is ahead instead of to whoever comes next. Or it is enough to get beside the cheese. Or cats stay where they lie, and nobody may put them back.

## Race: the first lesson. A child plays Red; the computer plays Green.

# Where: first lesson: step 1 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-draw = You are the red mouse and want to get to the cheese. Touch the bag to draw a tile!

# Where: first lesson: step 2 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-lay = A straight. Touch the tile, then the square above your mouse.

# Where: first lesson: step 3 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-green = That is how your path begins. Now Green builds one from the other corner.

# Where: first lesson: step 4 of 10, beside the board; it can be read aloud.
# Length: a sentence
race-lesson-bend = Your turn. Draw again!

# Where: first lesson: step 5 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-look = A bend! Touch it, then the end of your path, then the square where it should lead.

# Where: first lesson: step 6 of 10, beside the board; it can be read aloud.
# Length: a sentence
race-lesson-cat = Now Green draws a cat and lays it in your way.

# Where: first lesson: step 7 of 10, beside the board; it can be read aloud.
# Length: a sentence
race-lesson-own-cat = You will have to go round it. Draw another tile!

# Where: first lesson: step 8 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-lay-cat = Now you have a cat. Touch it, then the glowing square in Green’s way.

# Where: first lesson: step 9 of 10, beside the board; it can be read aloud.
# Length: a sentence
race-lesson-last = Much later: your path has nearly reached the cheese. Draw!

# Where: first lesson: step 10 of 10, beside the board; it can be read aloud.
# Length: a paragraph
race-lesson-win = A straight, just what you need. Lay it at the end of your path!

# Where: first lesson: its last sentence, after the winning move.
# Length: a sentence
race-lesson-end = Your mouse runs to the cheese. You have won the race!

## Race: names of what is on the board, for screen readers.

# Where: table: the label of a thing on the board, for screen readers.
# $square (text): the name of a square: e5
# $scent (word): whether it is beside the cheese: yes | no
# $what (word): what is there: cat | path | ahead | cheese | corner | free
# $seat (name): the player: Anna
# Length: a sentence
race-name-square = { $square }{ $scent ->
    [yes] , beside the cheese
   *[no] {""}
  }: { $what ->
    [cat] a cat
    [path] { $seat }’s path
    [ahead] free, { $seat }’s path goes on here
    [cheese] the cheese
    [corner] { $seat }’s corner
   *[free] free
  }

# Where: table: the label of a thing on the board, for screen readers.
# $straights (number 0-99): straights in the bag: 50
# $bends (number 0-99): bends in the bag: 70
# $cats (number 0-99): cats in the bag: 44
# Length: a sentence
race-name-bag = The bag: straights { $straights }, bends { $bends }, cats { $cats }

# Where: table: the label of a thing on the board, for screen readers.
# $tile (word): the tile in hand: straight | bend | cat | none
# Length: 40 characters
race-name-hand = { $tile ->
    [straight] The tile in hand: a straight
    [bend] The tile in hand: a bend
    [cat] The tile in hand: a cat
   *[none] No tile in hand
  }

# Where: table: on the cushion beside the board, and its label.
# Length: 20 characters
race-name-pass = Miss the turn
